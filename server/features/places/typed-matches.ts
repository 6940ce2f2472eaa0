import { foldedSpellings, foldName } from '#domain/fold-name.ts';

export interface Match {
  startOffset?: number;
  endOffset: number;
}

interface TextFolding {
  letters: string;
  origins: number[];
}

const APOSTROPHE = /['’‘ʻʼ`´]/u;

export function findTypedIn(text: string, typed: string): Match[] {
  const words = foldName(typed);
  if (words === '') return [];
  const spellings = [fold(text, 0), fold(text, 1)];
  for (const spelling of spellings) {
    const wholeWord = findWord(spelling, words);
    if (wholeWord) return [wholeWord];
  }
  const each = words.split(' ').map((word) => findWord(fold(text, 0), word) ?? findWord(fold(text, 1), word));
  return each
    .filter((match) => match !== undefined)
    .sort((one, other) => (one.startOffset ?? 0) - (other.startOffset ?? 0))
    .filter(
      (match, index, all) => index === 0 || (match.startOffset ?? 0) >= (all[index - 1]?.endOffset ?? 0),
    );
}

function findWord({ letters, origins }: TextFolding, word: string): Match | undefined {
  const found = ` ${letters}`.indexOf(` ${word}`);
  if (found === -1) return undefined;
  const start = origins[found] ?? 0;
  const endOffset = (origins[found + word.length - 1] ?? 0) + 1;
  return { startOffset: start > 0 ? start : undefined, endOffset };
}

/** Spelling 1 writes out letters, such as ue for ü. */
function fold(text: string, spelling: 0 | 1): TextFolding {
  let letters = '';
  const origins: number[] = [];
  for (const [origin, character] of [...text].entries()) {
    const folded = foldCharacter(character, spelling);
    if (folded === ' ' && letters.endsWith(' ')) continue;
    letters += folded;
    for (const _ of folded) origins.push(origin);
  }
  return { letters, origins };
}

function foldCharacter(character: string, spelling: 0 | 1): string {
  if (/[a-z0-9 ]/i.test(character) && character.length === 1) return character.toLowerCase();
  if (APOSTROPHE.test(character)) return '';
  const spellings = foldedSpellings(character);
  return spellings[spelling] || spellings[0] || ' ';
}
