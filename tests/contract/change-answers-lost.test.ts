import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { type Break, BreakingWire } from './support/breaking-wire.ts';
import { workAllOff } from './support/cancellations.ts';
import { tripIn } from './support/change-desk.ts';
import { type ChangeLevel, ChangeScenario } from './support/change-scenario.ts';
import { readChangeTraces } from './support/change-traces.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import type { CallOptions } from './support/kills/send.ts';

let opened: ContractApp;
let wire: BreakingWire;

beforeAll(async () => {
  opened = await openContractApp();
  await opened.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = opened.app.server.address() as AddressInfo; // it listens on a port, not on a path
  wire = await BreakingWire.before(port);
});
afterAll(async () => {
  await wire.close();
  await opened.close();
});

const asked = async (sent: CallOptions): Promise<Trip> => tripIn({ ...(await wire.send(sent)), headers: {} });

/** A change that waits for these levels; without a level, a stay of which none is requested yet. */
async function begin(levels: ChangeLevel[]) {
  const change = await ChangeScenario.prepare(opened, levels);
  return { change, trip: levels.length > 0 ? await asked(change.change()) : change.before };
}

async function expectEnd(change: ChangeScenario, status: Trip['status']): Promise<void> {
  await workAllOff(opened);
  const after = await asked(change.read());
  expect(after.status).toBe(status);
  change.expectEnd(after, await readChangeTraces(opened.db, change.desk.traced));
}

const BREAKS: [string, Break][] = [
  ['before the answer', 'before the answer'],
  ['within the answer', 'within the answer'],
  // The server may have done it, or may have given up with its caller.
  ['5 ms after the request', { callerLeavesAfter: 5 }],
];

/** Sends it twice; the first answer was lost on its way, unless the server gave up or was faster than the caller. */
async function sendTwice(sent: CallOptions, where: Break) {
  const lost = await wire.sendAndBreak(sent, where);
  if (lost || typeof where !== 'object') expect(lost).toMatchObject({ status: 200 });
  return { lost, again: await wire.send(sent) };
}

describe.each(BREAKS)('a connection that breaks %s', (_, where) => {
  test.each<[string, ChangeLevel[]]>([
    ['carried out', []],
    ['asked for', [1]],
  ])('leaves one change, which is %s under its key', async (_, levels) => {
    const change = await ChangeScenario.prepare(opened, levels);
    const { lost, again } = await sendTwice(change.change(), where);
    const trip = tripIn({ ...again, headers: {} });
    if (lost) expect(again).toEqual(lost);
    if (levels.length > 0) await asked(change.approve(trip));
    await expectEnd(change, 'complete');
  });

  test('approves once, and answers the repeated request with the approved change', async () => {
    const { change, trip } = await begin([1]);
    const { again } = await sendTwice(change.approve(trip), where);
    expect(again.status).toBe(200);
    await expectEnd(change, 'complete');
  });

  test('withdraws once, and answers the repeated request like the first', async () => {
    const { change, trip } = await begin([1]);
    const { lost, again } = await sendTwice(change.withdraw(trip), where);
    expect(again.status).toBe(200);
    if (lost) expect(again).toEqual(lost);
    await expectEnd(change, 'complete');
  });

  test('cancels a part once, and refuses the repeated request while that is in progress', async () => {
    const { change } = await begin([]);
    const { lost, again } = await sendTwice(change.cancel('part'), where);
    if (lost) expect(again).toMatchObject({ status: 409, body: { code: 'trip_busy' } });
    else expect([200, 409]).toContain(again.status);
    await expectEnd(change, 'cancelled');
  });
});
