import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { type Call, call } from './support/call.ts';
import type { ContractApp } from './support/contract-app.ts';
import { DyingApp } from './support/dying-app.ts';
import { mailsTo } from './support/mails.ts';
import { bookingsAtDesk, getTrip } from './support/orders.ts';
import { ScriptedHotels } from './support/random-turns/scripted-hotels.ts';
import { agreeTo, approve, renewalOf } from './support/renewals.ts';
import { openSession } from './support/sessions.ts';
import { insertTurnsOnHold, type TurnsOnHold } from './support/turns-on-hold.ts';

const HOUR = 3_600_000;
/** More writes than any action needs. */
const MOST_ATTEMPTS = 200;

const hotels = new ScriptedHotels();
let dying: DyingApp;
let opened: ContractApp;

beforeAll(async () => {
  dying = await DyingApp.open({ between: hotels.between });
  opened = dying.opened;
});
afterAll(() => dying.close());

const read = ({ me, trip }: TurnsOnHold) => getTrip(opened, me, trip._id);

/** Asks servers that each end one write later, until one of them answers. */
async function askDying(turns: TurnsOnHold, asked: Omit<Call, 'token'>): Promise<void> {
  const before = await read(turns);
  const { token } = await openSession(opened.deps, turns.me);
  await dying.repeat(
    () => call(opened.app, { ...asked, token }),
    async (answer) => {
      if (answer?.status === 200) return true;
      expect(answer?.status).toBe(500);
      // After the last write only the answer was lost.
      return (await read(turns)).version !== before.version;
    },
  );
}

const cancellation = ({ trip }: TurnsOnHold, more: object = {}) => ({
  method: 'POST' as const,
  url: `/api/trips/${trip._id}/cancel`,
  body: { reason: 'The meeting was moved', ...more },
});

/** Approved, with a stay that is free to give up, one with a fee that is declined as wanted, and one that is never refunded. */
async function approved(isDeclined: boolean): Promise<TurnsOnHold> {
  opened.discardJobs();
  const turns = await insertTurnsOnHold(opened, [3, 2, 1]);
  const [, declined] = await bookingsAtDesk(opened, turns.trip);
  if (isDeclined) hotels.fates.set(declined?.reference ?? '', Array(MOST_ATTEMPTS).fill('declined'));
  await approve(opened, turns.approver, turns.trip);
  await dying.workOff();
  return turns;
}

async function stateOf(turns: TurnsOnHold) {
  const { status, parts } = await read(turns);
  const mails = await mailsTo(opened, turns.me.email);
  const atDesk = await opened.db
    .selectFrom('embedded_bookings')
    .select('status')
    .where('company_id', '=', turns.me.companyId)
    .where('status', '<>', 'cancelled')
    .execute();
  return {
    status: [status, ...parts.map((part) => part.status)],
    mails: mails.map(({ kind }) => kind).slice(1),
    atDesk: atDesk.map((booking) => booking.status).toSorted(),
  };
}

/** The events of each part, each written once despite repeated attempts. */
const histories = ({ parts, events }: Trip) =>
  parts.map(({ _id }) => events.filter(({ partId }) => partId === _id).map(({ kind }) => kind));

const PART_OF_FEE = 1;
const timeout = 240_000;

test('turns are confirmed once, whenever a server ends', { timeout }, async () => {
  const turns = await approved(false);
  expect(await stateOf(turns)).toEqual({
    status: ['complete', 'confirmed', 'confirmed', 'confirmed'],
    mails: ['trip_confirmed'],
    atDesk: ['confirmed', 'confirmed', 'confirmed'],
  });
  const booked = ['confirming', 'confirmed'];
  expect(histories(await read(turns))).toEqual([booked, booked, booked]);
});

test('a part that fails stops them once, whenever a server ends, and the trip continues without it', {
  timeout,
}, async () => {
  const turns = await approved(true);
  expect(await stateOf(turns)).toEqual({
    status: ['approved', 'held', 'failed', 'confirmed'],
    mails: ['trip_partly_failed'],
    atDesk: ['confirmed', 'held'],
  });
  const part = (await read(turns)).parts[PART_OF_FEE]?._id;
  await askDying(turns, cancellation(turns, { parts: [part] }));
  await dying.workOff();
  expect(await stateOf(turns)).toEqual({
    status: ['complete', 'confirmed', 'cancelled', 'confirmed'],
    mails: ['trip_partly_failed', 'trip_confirmed'],
    atDesk: ['confirmed', 'confirmed'],
  });
});

test('all of it is cancelled once, whenever a server ends', { timeout }, async () => {
  const turns = await approved(true);
  await askDying(turns, cancellation(turns));
  await dying.workOff();
  expect(await stateOf(turns)).toEqual({
    status: ['cancelled', 'cancelled', 'failed', 'cancelled'],
    mails: ['trip_partly_failed', 'trip_cancelled'],
    atDesk: [],
  });
});

test('a part is booked again once, whenever a server ends', { timeout }, async () => {
  const turns = await approved(true);
  const seen = await renewalOf(opened, turns.me, turns.trip);
  await askDying(turns, {
    method: 'PUT',
    url: `/api/trips/${turns.trip._id}`,
    headers: { 'if-match': `"${seen.version}"` },
    body: agreeTo(seen),
  });
  await dying.workOff();
  opened.clock.advance(HOUR);
  await dying.workOff();
  expect(await stateOf(turns)).toEqual({
    status: ['complete', 'confirmed', 'confirmed', 'confirmed'],
    mails: ['trip_partly_failed', 'trip_confirmed'],
    atDesk: ['confirmed', 'confirmed', 'confirmed'],
  });
});

test('a hold lapses once, whenever a server ends', { timeout }, async () => {
  const turns = await approved(true);
  opened.clock.advance(25 * HOUR);
  await dying.repeat(
    () => repairTrips(opened.deps),
    async () => (await read(turns)).parts[0]?.status === 'failed',
  );
  await dying.restart();
  await opened.workOff();
  expect((await stateOf(turns)).status).toEqual(['approved', 'failed', 'failed', 'confirmed']);
  expect(histories(await read(turns))[0]).toEqual(['failed']);
  expect((await stateOf(turns)).mails).toEqual(['trip_partly_failed']);
});
