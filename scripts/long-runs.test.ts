import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

function run(script: string, ...args: string[]): { status: number | null; output: string } {
  const programs = path.resolve('node_modules/.bin');
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', PATH: `${programs}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  return { status, output: stdout + stderr };
}

test('the kills are as many as wanted, on the engine and with the seed that are named', () => {
  const { status, output } = run('kills', '1', 'postgres', '7');
  expect(output).toContain('1 kills on postgres, seed 7\n');
  expect(output).toMatch(/1 kills while writing and \d+ while starting on postgres \(seed 7\)/);
  expect(output).not.toContain('pglite');
  expect(status).toBe(0);
});

test('the random commands are as many as wanted, on the engine and with the seed that are named', () => {
  const { status, output } = run('random-commands', '5', 'pglite', '7');
  expect(output).toContain('5 commands on pglite, seed 7\n');
  expect(output).toMatch(/\d+ commands on pglite \(seed 7\), \d+ a second/);
  expect(output).not.toContain('postgres');
  expect(status).toBe(0);
});

describe.each([
  ['kills', 'rounds'],
  ['random-commands', 'commands'],
])('%s', (script, counted) => {
  test.each([[['many']], [['0']], [['1', 'oracle']], [['1', 'both', '-1']]])(
    'explains itself to %j',
    (args) => {
      const { status, output } = run(script, ...args);
      expect(output).toBe(`Use it as: npm run ${script} [${counted}] [both|pglite|postgres] [seed]\n`);
      expect(status).toBe(1);
    },
  );
});
