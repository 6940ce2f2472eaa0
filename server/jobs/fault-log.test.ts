import { beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createFaultLog } from './fault-log.ts';

let lines: { msg: string; err: object; job?: string }[];
let now: number;
let logFault: ReturnType<typeof createFaultLog>;

beforeEach(() => {
  lines = [];
  now = 0;
  const { log } = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  logFault = createFaultLog(log, () => now);
});

/** An error as the queue passes it on: a plain copy. */
const copyError = (error: Error & { code?: string }, queue: string) => ({
  ...error,
  message: `${error.message} (Queue: ${queue}, Worker: 1)`,
  stack: error.stack,
  queue,
});

test('an error that the queue passes on as a plain object is described', () => {
  logFault(
    copyError(Object.assign(new Error('no such table'), { code: '42P01' }), 'mail.deliver'),
    'It failed',
  );
  expect(lines).toMatchObject([
    { msg: 'It failed', err: { message: 'no such table (Queue: mail.deliver, Worker: 1)', code: '42P01' } },
  ]);
});

test('a database that is out of reach is reported once, regardless of who meets it and how', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  for (const queue of ['mail.deliver', 'trips.repair']) logFault(copyError(refused, queue), 'It failed');
  logFault(new Error('Connection terminated unexpectedly'), 'It failed');
  expect(lines).toHaveLength(1);
});

test('a database that takes no changes is reported once, however many writes fail', () => {
  for (const command of ['INSERT', 'UPDATE']) {
    const message = `cannot execute ${command} in a read-only transaction`;
    logFault(Object.assign(new Error(message), { code: '25006' }), 'A job failed');
  }
  expect(lines).toHaveLength(1);
});

test('another cause is reported as well, and the same one again after a minute', () => {
  logFault(new Error('one'), 'It failed', { job: 'mail.deliver' });
  logFault(new Error('another'), 'It failed');
  now = 59_999;
  logFault(new Error('one'), 'It failed');
  expect(lines.map(({ err, job }) => [err, job])).toMatchObject([
    [{ message: 'one' }, 'mail.deliver'],
    [{ message: 'another' }, undefined],
  ]);
  now = 60_000;
  logFault(new Error('one'), 'It failed');
  expect(lines).toHaveLength(3);
});
