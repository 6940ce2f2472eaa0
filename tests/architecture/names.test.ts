import { describe, expect, it } from 'vitest';
import { sourceFiles } from './repository-files.ts';

/** Names of the contract and of stored data, which stay as they are. */
const GIVEN = new Set(['ifNobodyActs', 'keepsRules']);

/** Participles that say what has happened to a thing, but not what it is. */
const PARTICIPLES =
  'Asked|Chosen|Found|Held|Judged|Kept|Known|Listed|Meant|Offered|Picked|Priced|Quoted|Seen|Shown|Told|Wanted|Written';

/** What a name must not be, and what is written instead. */
const NAMES: [pattern: RegExp, instead: string][] = [
  [new RegExp(`^(${PARTICIPLES})[A-Z]`), 'a noun: TripSnapshot, RateWithVerdict'],
  [/^(comesTo|goes|keeps|says|tells)[A-Z]|^comesTo$/, 'a predicate or a command: canContinue, setRefusal'],
  [/^forget[A-Z]/, 'clear for a value, delete for a record'],
  [/^(anew|beforehand|meanwhile|told)$|[iI]nHand$/, 'what it is: entry, session'],
  [
    /([aA]nybody|[nN]obody|[sS]omebody|[wW]hatever|[wW]hichever|[wW]hoever)(?![a-z])/,
    'the role: caller, user',
  ],
];

/** Words that make a reader look twice. */
const WORDS = /\b(anew|beforehand|in hand|meanwhile|nobody|somebody|told|whatever|whichever|whoever)\b/gi;

const declared = /\b(?:class|const|function\*?|interface|let|type) +(\w+)|^ *(?:async )?(\w+)\??(?:: |\()/gm;
const comment = /^\s*\{?\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

describe('in the rooms of the product', () => {
  const files = sourceFiles('**/*.{ts,tsx}').filter(({ name }) =>
    /^(domain|machines|scripts|server|src)\//.test(name),
  );

  it.each(NAMES)('no name matches %s: write %s', (pattern) => {
    const names = files.flatMap(({ name, text }) =>
      [...text.replaceAll(comment, '').matchAll(declared)]
        .map(([, own, key]) => own ?? key ?? '')
        .filter((word) => pattern.test(word) && !GIVEN.has(word))
        .map((word) => `${name}: ${word}`),
    );
    expect(names).toEqual([]);
  });

  it('comments have a subject and the usual words', () => {
    const words = files.flatMap(({ name, text }) =>
      [...text.matchAll(comment)].flatMap(([text]) =>
        (text.match(WORDS) ?? []).map((word) => `${name}: ${word}`),
      ),
    );
    expect(words).toEqual([]);
  });
});
