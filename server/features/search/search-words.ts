import { foldText } from './fold-text.ts';

const ACCENTS = /\p{Mark}/gu;
const SEPARATORS = /[^\p{Letter}\p{Number}]+/u;

/** The words that a text can be found by: without case and accents, each once. */
export function searchWords(...texts: (string | null)[]): string[] {
  const words = texts.flatMap((text) =>
    foldText(text ?? '')
      .normalize('NFD')
      .replace(ACCENTS, '')
      .split(SEPARATORS),
  );
  return [...new Set(words.filter((word) => word !== ''))];
}
