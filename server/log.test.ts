import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

function collectLines(write: (log: ReturnType<typeof createLog>['log']) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }).log);
  return lines.join('');
}

it('hides secrets by the names of their fields', () => {
  const line = collectLines((log) =>
    log.info({
      token: 'abc123',
      body: { newPassword: 'four huts' },
      request: { headers: { authorization: 'Bearer x' } },
    }),
  );
  expect(line).toContain('[hidden]');
  expect(line).not.toMatch(/abc123|four huts|Bearer x/);
});

it('logs what helps to find an error, and not the values that it carries', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'anna@keller.example' });
  const error = Object.assign(new Error('insert failed', { cause }), { params: ['hash of a password'] });
  const line = collectLines((log) => log.error({ err: error }));
  expect(JSON.parse(line).err).toMatchObject({
    message: 'insert failed',
    stack: expect.stringContaining('log.test.ts'),
    cause: { message: 'duplicate key', code: '23505' },
  });
  expect(line).not.toMatch(/anna@keller|hash of a password/);
});

it('says nothing below its level', () => {
  expect(collectLines((log) => log.debug('whisper'))).toBe('');
});

it('writes out every line in its order, also when the process ends at once', () => {
  const program = `
    const { createLog } = await import(${JSON.stringify(new URL('./log.ts', import.meta.url).href)});
    const { log } = createLog('info');
    for (let n = 0; n < 1000; n += 1) log.info({ n }, 'line');
    process.exit(0);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).n)).toEqual([...Array(1000).keys()]);
});
