// The page is built into web/dist, which the server's build embeds in the binary.
import { defineConfig } from "vite";
import { rulesPlugin } from "./tools/rules_plugin";

export default defineConfig({
  base: "/",
  plugins: [rulesPlugin()],
  build: {
    target: "es2022", outDir: "dist", assetsInlineLimit: 0, modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000, // kB: the three-dimensional boards are loaded apart, and only where they are shown.
    minify: "terser", // Names that end in an underscore are private to a class, so they may be short.
    terserOptions: { module: true, compress: { passes: 2 }, mangle: { properties: { regex: /_$/ } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8080", "/socket": { target: "ws://127.0.0.1:8080", ws: true } },
  },
});
