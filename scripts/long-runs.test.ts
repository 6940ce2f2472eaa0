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

/** Starts another run of tests, next to this one. */
const timeout = 90_000;

test('the kills are as many as wanted, on the engine and with the seed that are named', { timeout }, () => {
  const { status, output } = run('kills', '1', 'postgres', '7');
  expect(output).toContain('1 kills on postgres, seed 7\n');
  expect(output).toMatch(/1 kills while writing and \d+ while starting on postgres \(seed 7\)/);
  expect(output).not.toContain('pglite');
  expect(status).toBe(0);
});

test('random commands are as many as wanted, of the kinds, on the engine and with the seed that are named', {
  timeout,
}, () => {
  const { status, output } = run('random-commands', '5', 'pglite', '7', 'sessions');
  expect(output).toMatch(/Tests +\d+ passed/);
  expect(output.match(/^.* commands to .*$/gm)).toContain('5 commands to sessions on pglite, seed 7');
  expect(output).toMatch(/\d+ commands to sessions on pglite \(seed 7\), \d+ a second/);
  expect(output).not.toContain('trips');
  expect(output).not.toContain('postgres');
  expect(status).toBe(0);
});

describe.each([
  ['kills', '[rounds] [both|pglite|postgres] [seed]'],
  ['random-commands', '[commands] [both|pglite|postgres] [seed] [all|sessions|trips|bookings]'],
])('%s', (script, usage) => {
  test.each([[['many']], [['0']], [['1', 'oracle']], [['1', 'both', '-1']]])(
    'explains itself to %j',
    (args) => {
      const { status, output } = run(script, ...args);
      expect(output).toBe(`Use it as: npm run ${script} ${usage}\n`);
      expect(status).toBe(1);
    },
  );
});

test.each(['dreams', 'sessions,dreams'])('random commands are not run to %s', (names) => {
  const { status, output } = run('random-commands', '1', 'both', '1', names);
  expect(output).toContain('[all|sessions|trips|bookings]');
  expect(status).toBe(1);
});
