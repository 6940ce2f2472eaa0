import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The shortest race, because the options work the same for each. */
test('a race runs as often as requested, on the named engine', { timeout: 90_000 }, () => {
  const { status, output } = races('1', 'pglite', 'last-place');
  expect(output).toContain('1 rounds on pglite of last-place\n');
  expect(output).not.toContain('on postgres');
  expect(output).toMatch(/Test Files .*1 passed/);
  expect(output).toMatch(/Tests .*[1-9] passed/);
  expect(status).toBe(0);
});

const refused = [[['many']], [['0']], [['1', 'oracle']], [['1', 'both', 'horse']]];

test.each(refused)('races are not run with %j, but explained: every race there is', (args) => {
  const { status, output } = races(...args);
  const all = globSync('tests/contract/*-race.test.ts').map((file) => path.basename(file, '-race.test.ts'));
  const usage = `npm run races [rounds] [both|pglite|postgres] [all|${all.sort().join('|')}]`;
  expect(output).toBe(`Use it as: ${usage}\n`);
  expect(status).toBe(1);
});

function races(...args: string[]): { status: number | null; output: string } {
  const programs = path.resolve('node_modules/.bin');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/races.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', PATH: `${programs}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  return { status, output: stdout + stderr };
}
