import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test('the races run as often as wanted, on the engine that is named', { timeout: 90_000 }, () => {
  const { status, output } = races('1', 'pglite');
  expect(output).toContain('1 rounds on pglite');
  expect(output).not.toContain('on postgres');
  expect(output).toMatch(/Tests .*[1-9] passed/);
  expect(status).toBe(0);
});

test.each([[['many']], [['0']], [['1', 'oracle']]])('races are not run with %j, but explained', (args) => {
  const { status, output } = races(...args);
  expect(output).toBe('Use it as: npm run races [rounds] [pglite|postgres]\n');
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
