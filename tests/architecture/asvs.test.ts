import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root } from './repository-files.ts';

/**
 * The number of requirements of levels 1 and 2 in each section of OWASP ASVS 5.0; those of level 3 follow
 * them.
 */
const SECTIONS = [
  ['1.1', 2],
  ['1.2', 9],
  ['1.3', 11],
  ['1.4', 3],
  ['1.5', 2],
  ['2.1', 3],
  ['2.2', 3],
  ['2.3', 4],
  ['2.4', 1],
  ['3.2', 2],
  ['3.3', 4],
  ['3.4', 6],
  ['3.5', 5],
  ['3.7', 2],
  ['4.1', 3],
  ['4.2', 1],
  ['4.3', 2],
  ['4.4', 4],
  ['5.1', 1],
  ['5.2', 3],
  ['5.3', 2],
  ['5.4', 3],
  ['6.1', 3],
  ['6.2', 12],
  ['6.3', 4],
  ['6.4', 4],
  ['6.5', 5],
  ['6.6', 3],
  ['6.8', 4],
  ['7.1', 3],
  ['7.2', 4],
  ['7.3', 2],
  ['7.4', 5],
  ['7.5', 2],
  ['7.6', 2],
  ['8.1', 2],
  ['8.2', 3],
  ['8.3', 1],
  ['8.4', 1],
  ['9.1', 3],
  ['9.2', 4],
  ['10.1', 2],
  ['10.2', 2],
  ['10.3', 4],
  ['10.4', 11],
  ['10.5', 5],
  ['10.6', 2],
  ['10.7', 3],
  ['11.1', 2],
  ['11.2', 3],
  ['11.3', 3],
  ['11.4', 4],
  ['11.5', 1],
  ['11.6', 1],
  ['12.1', 3],
  ['12.2', 2],
  ['12.3', 4],
  ['13.1', 1],
  ['13.2', 5],
  ['13.3', 2],
  ['13.4', 5],
  ['14.1', 2],
  ['14.2', 4],
  ['14.3', 3],
  ['15.1', 3],
  ['15.2', 3],
  ['15.3', 7],
  ['16.1', 1],
  ['16.2', 5],
  ['16.3', 4],
  ['16.4', 3],
  ['16.5', 3],
  ['17.1', 1],
  ['17.2', 4],
  ['17.3', 2],
] as [section: string, requirements: number][];

const ROW = /^\| (\d+\.\d+\.\d+) +\| [12] +\| [^|]+ \| ([^|]+?) +\|$/gm;
const TEST = /`((?:domain|scripts|server|src|tests)\/[^`]+\.(?:test|spec)\.tsx?)`/g;
const REASON = /^(?:Not applicable|Not tested|Not tested by itself|\*\*Open\*\*): ./;

const rows = [...read('docs/asvs.md').matchAll(ROW)].map(([, number = '', shownBy = '']) => ({
  number,
  shownBy,
  tests: [...shownBy.matchAll(TEST)].map(([, name = '']) => name),
}));

describe('the requirements of OWASP ASVS 5.0, levels 1 and 2', () => {
  it('are complete and in order', () => {
    const all = SECTIONS.flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(all).toHaveLength(253);
    expect(rows.map(({ number }) => number)).toEqual(all);
  });

  it('refer to existing tests, or have a reason', () => {
    const lost = rows.flatMap(({ number, tests }) =>
      tests.filter((name) => !existsSync(path.join(root, name))).map((name) => `${number}: ${name}`),
    );
    const bare = rows.filter(({ tests, shownBy }) => tests.length === 0 && !REASON.test(shownBy));
    expect([...lost, ...bare.map(({ number }) => number)]).toEqual([]);
  });
});
