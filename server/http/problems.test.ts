import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { toProblem, toRefusal } from './problems.ts';

const describeProblem = (thrown: unknown) => toProblem(toRefusal(thrown).error, 'r');
const UNAVAILABLE = { status: 503, code: 'unavailable' };

test('after a deadlock, the request of the aborted transaction may be repeated', () => {
  const thrown = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  expect(describeProblem(thrown)).toMatchObject(UNAVAILABLE);
});

test.each(['53100', '25006'])('a read-only database is no server error: %s', (code) => {
  expect(describeProblem(Object.assign(new Error('what PostgreSQL says'), { code }))).toMatchObject(
    UNAVAILABLE,
  );
});

describe('an unreachable database is no server error', () => {
  test.each([
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'],
    ...['EAI_AGAIN', '57P01', '57P02', '57P03', '53300'],
  ])('by its code %s', (code) => {
    expect(describeProblem(Object.assign(new Error('what the system says'), { code }))).toMatchObject(
      UNAVAILABLE,
    );
  });

  test.each([
    ['Connection terminated due to connection timeout', 'that says nothing', () => {}, 0],
    ['timeout exceeded when trying to connect', 'whose connections are all in use', () => {}, 1],
    ['Connection terminated unexpectedly', 'that hangs up', hangUp, 0],
  ])('by what the driver says without a code: %s', async (message, _, meet, before) => {
    const pool = new pg.Pool({ ...(await listen(meet)), max: 1, connectionTimeoutMillis: 30 });
    const attempts = Array.from({ length: before + 1 }, () => pool.connect());
    const [attempt] = (await Promise.allSettled(attempts)).slice(before);
    const thrown = attempt?.status === 'rejected' ? attempt.reason : undefined;
    expect(thrown).toMatchObject({ message });
    expect(describeProblem(thrown)).toMatchObject(UNAVAILABLE);
  });

  test.each([
    'timeout expired',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('by what the driver says of a connection that it has lost: %s', (message) => {
    expect(describeProblem(new Error(message))).toMatchObject(UNAVAILABLE);
  });

  test.each(['Query read timeout', 'The Connection terminated'])('unlike %s', (message) => {
    expect(describeProblem(new Error(message))).toMatchObject({ status: 500, code: 'internal' });
  });
});

function hangUp(socket: Socket): void {
  socket.once('data', () => socket.end());
}

/** The address of a missing database. */
async function listen(meet: (socket: Socket) => void): Promise<{ host: string; port: number }> {
  const server = createServer(meet).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }; // it listens on a port
}
