const ACCENTS = /\p{Mark}/gu;
const SEPARATORS = /[^\p{Letter}\p{Number}]+/u;

/** The search words of a text, as the server made them when the migrations that need them were written. */
export function searchWords(...texts: (string | null)[]): string[] {
  const words = texts.flatMap((text) =>
    (text ?? '')
      .trim()
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(ACCENTS, '')
      .split(SEPARATORS),
  );
  return [...new Set(words.filter((word) => word !== ''))];
}
