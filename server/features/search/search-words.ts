import { foldText } from './fold-text.ts';

const ACCENTS = /\p{Mark}/gu;
const SEPARATORS = /[^\p{Letter}\p{Number}]+/u;

export function searchWords(...texts: (string | null)[]): string[] {
  const words = texts.flatMap((text) =>
    foldText(text ?? '')
      .normalize('NFD')
      .replace(ACCENTS, '')
      .split(SEPARATORS),
  );
  return [...new Set(words.filter((word) => word !== ''))];
}
