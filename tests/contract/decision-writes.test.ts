import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import { readMomentOfTrip } from '#server/features/trips/company-moment.ts';
import { approvalExpiry } from '#server/features/trips/work/approval-steps.ts';
import { insertBookedTrip } from './support/booked-stays.ts';
import { workAllOff } from './support/cancellations.ts';
import { approve, reject, sendBack } from './support/decision-calls.ts';
import { FailingWrites } from './support/failing-writes.ts';
import { mailsTo } from './support/mails.ts';
import { bookingsAtDesk, getTrip, kindsOf } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const HOUR = 3_600_000;
/** A decision changes the trip and its parts, and sends notifications: at least so many writes. */
const FEWEST_WRITES = 4;

const writes = new FailingWrites();
const opened = sharedApp({ plugin: writes });
let companyId: string;
let me: Member;
let first: Member;
let second: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(() => opened.discardJobs());

const member = () => insertMember(opened.db, { companyId, role: 'traveler' });

/** With a traveler and approvers of its own, so that all their mails belong to it. */
async function newTrip(parts: PartStatus[], levels: ApprovalLevel[] = [1]): Promise<Trip> {
  [me, first, second] = [await member(), await member(), await member()];
  await setColumns(opened.db, 'company_users', me.companyUserId, {
    level1_approver_id: first.companyUserId,
    level2_approver_id: second.companyUserId,
  });
  const { tripId } = await insertBookedTrip(opened.deps, me, { status: 'waiting_level_1_approval', parts });
  await setColumns(opened.db, 'trips', tripId, { levels });
  return await getTrip(opened, me, tripId);
}

async function stateOf(trip: Trip) {
  const seen = await getTrip(opened, me, trip._id);
  const mails = await Promise.all([me, first, second].map((to) => mailsTo(opened, to.email)));
  return {
    status: seen.status,
    parts: seen.parts.map(({ status }) => status),
    events: kindsOf(seen).toSorted(),
    mails: mails.map((sent) => sent.map(({ kind }) => kind)),
    atDesk: (await bookingsAtDesk(opened, trip)).map(({ status }) => status),
  };
}

/** Its deadline is an hour later. */
async function endDeadline({ _id }: Trip): Promise<void> {
  const waiting_until = new Date(opened.clock.now().getTime() - HOUR);
  await setColumns(opened.database.db, 'trips', _id, { waiting_until });
}

type Act = (trip: Trip) => Promise<unknown>;

interface Ends {
  /** A trip without booked parts, and one with a booked part. */
  unbooked: Trip['status'];
  booked: Trip['status'];
  mail: string;
}

const ACTS: [string, Act, Ends][] = [
  [
    'an approval',
    (trip) => approve(opened, first, trip),
    { unbooked: 'complete', booked: 'complete', mail: 'trip_approved' },
  ],
  [
    'a refusal',
    (trip) => reject(opened, first, trip),
    { unbooked: 'rejected', booked: 'complete', mail: 'trip_rejected' },
  ],
  [
    'a return for changes',
    (trip) => sendBack(opened, first, trip),
    { unbooked: 'rejected', booked: 'complete', mail: 'trip_sent_back' },
  ],
  [
    'the end of the deadline',
    async (trip) => {
      await endDeadline(trip);
      const moment = await readMomentOfTrip(opened.deps, trip._id);
      await approvalExpiry.trip.repair(opened.deps, { tripId: trip._id, subjectId: trip._id }, moment);
    },
    { unbooked: 'rejected', booked: 'complete', mail: 'trip_expired' },
  ],
];

type TripState = Awaited<ReturnType<typeof stateOf>>;

/** Performs the action and the jobs that follow, as often as necessary. */
async function finish(trip: Trip, act: Act): Promise<TripState> {
  await act(trip);
  await workAllOff(opened);
  return await stateOf(trip);
}

/** Lets one later write fail in each round, which leaves the trip as it was, until none is left to fail. */
async function failEachWrite(trip: Trip, act: Act): Promise<TripState> {
  const before = await stateOf(trip);
  for (let failures = 0; ; failures += 1) {
    writes.failAt(failures + 1);
    await act(trip).catch(() => null);
    if (!writes.takeFailure()) {
      expect(failures).toBeGreaterThanOrEqual(FEWEST_WRITES);
      await workAllOff(opened);
      return await stateOf(trip);
    }
    opened.discardJobs();
    expect(await stateOf(trip)).toEqual(before);
  }
}

describe.each<[string, PartStatus[], 'unbooked' | 'booked']>([
  ['nothing is booked', ['held', 'held'], 'unbooked'],
  ['a part is booked', ['held', 'confirmed'], 'booked'],
])('of a trip of which %s', { timeout: 60_000 }, (_, parts, kind) => {
  test.each(ACTS)('%s is written as a whole or not at all', async (_, act, { mail, ...statuses }) => {
    const end = await failEachWrite(await newTrip(parts), act);
    expect(end).toEqual(await finish(await newTrip(parts), act));
    expect(end.status).toBe(statuses[kind]);
    expect(end.mails[0]?.filter((one) => one === mail)).toHaveLength(1);
    expect(end.atDesk).not.toContain('held');
  });
});

test('an approval of the first of two levels is written as a whole or not at all', async () => {
  const act: Act = (trip) => approve(opened, first, trip);
  const end = await failEachWrite(await newTrip(['held'], [1, 2]), act);
  expect(end).toEqual(await finish(await newTrip(['held'], [1, 2]), act));
  expect(end).toMatchObject({
    status: 'waiting_level_2_approval',
    mails: [[], [], ['approval_requested']],
    atDesk: ['held'],
  });
});

/** A return for changes and the end of the deadline leave the same jobs as a refusal. */
test.each(ACTS.slice(0, 2))(
  'what follows %s is done once, although any write of it fails',
  async (_, act, ends) => {
    for (let number = 1; ; number += 1) {
      const trip = await newTrip(['held', 'held']);
      await act(trip);
      const jobs = opened.takeJobs();
      writes.failAt(number);
      for (const job of jobs) await job.work().catch(() => null);
      const hasFailed = writes.takeFailure();
      for (const job of hasFailed ? jobs : []) await job.work();
      await workAllOff(opened);
      const state = await stateOf(trip);
      const isBooked = ends.unbooked === 'complete';
      expect(state).toMatchObject({
        status: ends.unbooked,
        parts: isBooked ? ['confirmed', 'confirmed'] : ['cancelled', 'cancelled'],
        atDesk: isBooked ? ['confirmed', 'confirmed'] : ['cancelled', 'cancelled'],
      });
      expect(new Set(state.mails[0]).size).toBe(state.mails[0]?.length);
      if (!hasFailed) return expect(number).toBeGreaterThan(FEWEST_WRITES);
    }
  },
);
