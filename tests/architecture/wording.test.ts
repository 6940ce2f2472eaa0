import { describe, expect, it } from 'vitest';
import { sourceFiles } from './repository-files.ts';

/** This file contains the words that it looks for. */
const self = 'tests/architecture/wording.test.ts';
const talks = /^(scripts|tests\/bench|tests\/support)\//;

const unfinished = [/\bTODO\b/, /\bFIXME\b/, /\bHACK\b/, /not implemented/i, /lorem ipsum/i];
const switchedOff = [
  /biome-ignore/,
  /eslint-disable/,
  /@ts-(ignore|nocheck|expect-error)/,
  /c8 ignore/,
  /v8 ignore/,
  /Stryker disable/,
  /\b(it|test|describe)\.(skip|only|fixme|todo)\b/,
];
const leftBehind = [/^\s*debugger;?$/m, /^\s*console\.(log|debug|info|warn|trace)\(/m];

describe('no file', () => {
  const files = sourceFiles('**/*.{ts,tsx,mjs,cjs,css,yaml,html}').filter(({ name }) => name !== self);
  const having = (patterns: RegExp[], among = files) =>
    among.flatMap(({ name, text }) =>
      patterns.filter((pattern) => pattern.test(text)).map((pattern) => `${name}: ${pattern.source}`),
    );

  it('is unfinished', () => expect(having(unfinished)).toEqual([]));

  it('switches a check off', () => expect(having(switchedOff)).toEqual([]));

  it('packs properties into a spread literal, which switches excess-property checks off', () => {
    expect(having([/\.\.\.\{/])).toEqual([]);
  });

  it('contains debugging code', () => {
    const silent = files.filter(({ name }) => !talks.test(name));
    expect(having(leftBehind, silent)).toEqual([]);
  });

  it('stores anything in the browser except for the language and the cookie consent', () => {
    const writing = files
      .filter(({ name }) => name.startsWith('src/') && !/\.test\.tsx?$/.test(name))
      .flatMap(({ name, text }) =>
        /\b(sessionStorage|indexedDB|document\.cookie)\b/.test(text) ? [name] : [],
      );
    expect(writing).toEqual([]);
  });

  it('turns text into markup or code', () => {
    const dangerous = [
      /dangerouslySetInnerHTML/,
      /\binnerHTML\b/,
      /\beval\(/,
      /new Function\(/,
      /document\.write/,
    ];
    expect(
      having(
        dangerous,
        files.filter(({ name }) => name.startsWith('src/')),
      ),
    ).toEqual([]);
  });
});
