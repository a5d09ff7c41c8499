// Sentences that the server tells in English with numbers and names in them, in Indonesian: why it refused is in
// refusals.ts, what agents note of their moves in explain/notes.ts. {} stands for whatever is filled in, in the same order; inside a sentence
// it may be another one; the first that fits is told. test/told.test.ts finds the sentences that have none.

export type Sentence = readonly [english: string, indonesian: string];

/** A sentence in Indonesian; undefined when nobody wrote it. */
export type Teller = (english: string) => string | undefined;

export function tellerOf(sentences: readonly Sentence[]): Teller {
  const patterns = sentences.map(([english, indonesian]) => {
    const parts = english.split("{}").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return { pattern: new RegExp(`^${parts.join("(.+?)")}$`), indonesian };
  });
  const tell: Teller = (english) => {
    for (const { pattern, indonesian } of patterns) {
      const [whole, ...filled] = pattern.exec(english) ?? [];
      if (whole === undefined) continue;
      return indonesian.replace(/\{\}/g, () => {
        const next = filled.shift() ?? "";
        return tell(next) ?? next;
      });
    }
    return undefined;
  };
  return tell;
}
