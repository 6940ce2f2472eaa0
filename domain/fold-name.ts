const ACCENTS = /\p{Mark}/gu;
const APOSTROPHES = /['’‘ʻʼ`´]/gu;
const SEPARATORS = /[^\p{Letter}\p{Number}]+/gu;

const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'a',
};
/** For people whose keyboards lack these letters. */
const WRITTEN_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

export function foldName(name: string): string {
  return replaceLetters(lowerCase(name), LETTERS)
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(APOSTROPHES, '')
    .replace(SEPARATORS, ' ')
    .trim();
}

/** The folded name, and the same with its letters written out when it has such: zurich, zuerich. */
export function foldedSpellings(name: string): string[] {
  if (!/\P{ASCII}/u.test(name)) return [foldName(name)];
  return [...new Set([foldName(name), foldName(replaceLetters(lowerCase(name), WRITTEN_OUT))])];
}

function lowerCase(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}

function replaceLetters(text: string, letters: Record<string, string>): string {
  return text.replaceAll(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter);
}
