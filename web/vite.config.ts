// The page is built into web/dist, which the server's build embeds in the binary.
import { defineConfig } from "vite";
import { rulesPlugin } from "./tools/rules_plugin";

export default defineConfig({
  base: "/",
  plugins: [rulesPlugin()],
  esbuild: { mangleProps: /_$/, legalComments: "none" }, // such names are private to a class, so they may be short
  build: {
    target: "es2022", outDir: "dist", assetsInlineLimit: 0, modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000, // kB: the three-dimensional boards are loaded apart, and only where they are shown.
    rollupOptions: { output: { manualChunks: (id) => (id.endsWith("?rules") ? "rules" : undefined) } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8080", "/socket": { target: "ws://127.0.0.1:8080", ws: true } },
  },
});
