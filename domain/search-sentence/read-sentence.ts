import { isDayWord, type SentenceDays, takeDays } from './sentence-days.ts';

export interface SentenceSearch {
  kind: 'flight' | 'hotel' | 'car';
  origin: string;
  place: string;
  nearOffice: boolean;
  oneWay: boolean;
  days: SentenceDays;
}

const KIND_WORDS: Record<SentenceSearch['kind'], string> = {
  flight: 'flight flights fly flying plane airplane',
  hotel: 'hotel hotels room rooms stay staying sleep',
  car: 'car cars rental rent hire drive',
};

const KINDS = new Map(
  Object.entries(KIND_WORDS).flatMap(
    ([kind, words]) => words.split(' ').map((word) => [word, kind as SentenceSearch['kind']]), // its own keys
  ),
);

const FILLERS = new Set(
  `a an the me my us please i need want would like book find search get show
  looking look go going travel with and is i'm i'd some round trip return returning back there
  direct cheap business booking in at on for of coming leaving up pick picked somewhere around can
  could you we`.split(/\s+/),
);
const OFFICE = new Set(['office', 'offices', 'headquarters', 'hq', 'work']);
const OFFICE_LEADS = new Set(['the', 'our', 'my', 'a']);
const TWO_CODES = /^[a-z]{3} [a-z]{3}$/;
const NEAR = new Set(['near', 'nearby', 'by', 'beside', 'around', 'at']);
const MOST_WORDS = 40;

export function readSentence(text: string, today: string): SentenceSearch | null {
  const { words: spoken, nearOffice } = takeOffice(splitWords(text.replaceAll(ONE_WAY, ' ')));
  const { days, rest } = takeDays(spoken, today);
  const kind = rest.map((word) => KINDS.get(word)).find((found) => found !== undefined);
  const oneWay = text.search(ONE_WAY) >= 0;
  const { origin, place } = readPlaces(
    rest.filter((word) => !KINDS.has(word)),
    kind === undefined || kind === 'flight',
  );
  const meant = kind ?? (origin !== '' && place !== '' ? 'flight' : null);
  // "a car from Geneva" is picked up and returned there.
  const isFromOnly = place === '' && meant !== 'flight';
  const places = isFromOnly ? { origin: '', place: origin } : { origin, place };
  if (meant) return { kind: meant, ...places, nearOffice, oneWay, days };
  const isStay =
    days.from !== '' && (nearOffice || /\bnights?\b/i.test(text)) && (place !== '' || nearOffice);
  return isStay ? { kind: 'hotel', origin: '', place, nearOffice, oneWay: false, days } : null;
}

const ONE_WAY = /\bone[ -]?way\b|\bsingle\b/gi;
/** At the end of a sentence, not of a date. */
const FULL_STOP = /(?<=\p{L})\.\s*$/u;

/** Lower-case words; a hyphen is a word where it joins two days or two airport codes. */
function splitWords(text: string): string[] {
  const spaced = text
    .toLowerCase()
    .replace(FULL_STOP, '')
    .replaceAll(/[–—→>]+/g, ' - ')
    .replaceAll(/[,;!?"“”]/g, ' ');
  return spaced.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).flatMap(splitHyphen);
}

function splitHyphen(word: string): string[] {
  const [first = '', second = '', ...more] = word.split('-');
  const isJoined = first !== '' && second !== '' && more.length === 0;
  const joinsDays = isDayWord(first) && (isDayWord(second) || /^\d/.test(second));
  const joinsCodes = /^[a-z]{3}$/.test(first) && /^[a-z]{3}$/.test(second);
  return isJoined && (joinsDays || joinsCodes || isDigits(first, second)) ? [first, '-', second] : [word];
}

/** "8.12.-10.12." */
const isDigits = (first: string, second: string): boolean =>
  /^\d{1,2}[./]\d{1,2}[./]?$/.test(first) && /^\d{1,2}[./]/.test(second);

function takeOffice(words: readonly string[]): { words: string[]; nearOffice: boolean } {
  const end = words.findIndex((word) => OFFICE.has(word));
  if (end < 0) return { words: [...words], nearOffice: false };
  let start = OFFICE_LEADS.has(words[end - 1] ?? '') ? end - 1 : end;
  if (words[start - 1] === 'to' && /^(close|next|near)$/.test(words[start - 2] ?? '')) start -= 2;
  else if (NEAR.has(words[start - 1] ?? '')) start -= 1;
  else return { words: [...words], nearOffice: false };
  return { words: [...words.slice(0, start), ...words.slice(end + 1)], nearOffice: true };
}

/** "from A to B", "to B from A", "A to B", "A - B", of flights "ZRH LHR"; otherwise all words are the place. */
function readPlaces(words: readonly string[], mayBeCodes: boolean): { origin: string; place: string } {
  const parts = { origin: [] as string[], place: [] as string[] };
  let current: keyof typeof parts = 'place';
  for (const [at, word] of words.entries()) {
    const isClose = word === 'to' && /^(close|next)$/.test(words[at - 1] ?? '');
    if (word === 'from') current = 'origin';
    else if ((word === 'to' || word === '-') && !isClose) {
      if (parts.origin.length === 0 && !words.includes('from')) parts.origin = parts.place.splice(0);
      current = 'place';
    } else parts[current].push(word);
  }
  const [origin, place] = [toName(parts.origin), toName(parts.place)];
  const [first, second] = mayBeCodes && origin === '' && TWO_CODES.test(place) ? place.split(' ') : [];
  return first && second ? { origin: first, place: second } : { origin, place };
}

function toName(words: readonly string[]): string {
  const near = words.findIndex(
    (word) => word === 'near' || word === 'close' || word === 'next' || word === 'by',
  );
  if (near < 0) return withoutFillers(words);
  const after = withoutFillers(words.slice(near + 1).filter((word) => word !== 'to'));
  return [after, withoutFillers(words.slice(0, near))].filter(Boolean).join(' ');
}

function withoutFillers(words: readonly string[]): string {
  return words.filter((word) => !FILLERS.has(word) && /[\p{L}\p{N}]/u.test(word)).join(' ');
}
