import { describe, expect, it } from 'vitest';
import { sourceFiles } from './repository-files.ts';

/** This very file names what it looks for. */
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

  it('has tools of debugging left in it', () => {
    const silent = files.filter(({ name }) => !talks.test(name));
    expect(having(leftBehind, silent)).toEqual([]);
  });

  it('keeps anything in the storage of the browser but the language and the consent to cookies', () => {
    const writing = files
      .filter(({ name }) => name.startsWith('src/') && !/\.test\.tsx?$/.test(name))
      .flatMap(({ name, text }) =>
        /\b(sessionStorage|indexedDB|document\.cookie)\b/.test(text) ? [name] : [],
      );
    expect(writing).toEqual([]);
  });

  it('makes markup or code out of text', () => {
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
