import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { refusal } from './support/call.ts';
import {
  ALWAYS,
  approve,
  DECISIONS,
  decidedTrip,
  orderWaiting,
  reject,
  sendBack,
} from './support/decision-calls.ts';
import { mailsTo } from './support/mails.ts';
import { bookingsAtDesk, getTrip, kindsOf } from './support/orders.ts';
import { insertCompany, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const HOUR = 3_600_000;

const opened = sharedApp();
let companyId: string;
let me: Member;
let first: Member;
let second: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  const always = { level1Threshold: ALWAYS, level2Threshold: ALWAYS };
  const people = await insertTravelerWithApprovers(opened.db, companyId, always);
  ({ traveler: me, first, second } = people);
});

const both = () => orderWaiting(opened, me, { levels: [1, 2] });
const read = ({ _id }: Trip) => getTrip(opened, me, _id);
const mailKinds = async (to: Member) => (await mailsTo(opened, to.email)).map(({ kind }) => kind);
const deskStatuses = async (trip: Trip) => (await bookingsAtDesk(opened, trip)).map(({ status }) => status);

describe('an approval', () => {
  test('of the last level books the trip', async () => {
    const waiting = decidedTrip(await approve(opened, first, await both()));
    const approved = decidedTrip(await approve(opened, second, waiting, { comment: 'Have a good trip' }));
    expect(approved).toMatchObject({ status: 'approved', parts: [{ status: 'confirming' }] });
    expect(approved).not.toHaveProperty('approval');
    await opened.workOff();
    const booked = await read(approved);
    expect(booked).toMatchObject({ status: 'complete', parts: [{ status: 'confirmed' }] });
    expect(kindsOf(booked)).toEqual([
      'requested',
      'approved',
      'approved',
      'confirming',
      'confirmed',
      'completed',
    ]);
    const decisions = booked.events.filter(({ kind }) => kind === 'approved');
    expect(decisions).toMatchObject([
      { level: 1, by: { firstName: expect.any(String) } },
      { level: 2, comment: 'Have a good trip' },
    ]);
    expect(await deskStatuses(booked)).toEqual(['confirmed']);
    expect(await mailKinds(me)).toEqual(['trip_waiting', 'trip_approved', 'trip_confirmed']);
  });

  test('of the first level asks the second, who has time of their own, and books nothing', async () => {
    const trip = await both();
    opened.clock.advance(10 * HOUR);
    const waiting = decidedTrip(await approve(opened, first, trip));
    expect(waiting).toMatchObject({
      status: 'waiting_level_2_approval',
      approval: { level: 2, deciders: [{ _id: second.companyUserId }], until: trip.parts[0]?.heldUntil },
      parts: [{ status: 'held' }],
    });
    expect(await deskStatuses(trip)).toEqual(['held']);
    expect(await mailKinds(first)).toEqual(['approval_requested']);
    expect(await mailKinds(second)).toEqual(['approval_requested']);
    opened.clock.advance(11 * HOUR);
    await repairTrips(opened.deps);
    expect(await mailKinds(second)).toEqual(['approval_requested', 'approval_reminder']);
    expect(await mailKinds(first)).toEqual(['approval_requested']);
  });

  test('by a person who decides at both levels is for both', async () => {
    await setColumns(opened.db, 'company_users', me.companyUserId, {
      level2_approver_id: first.companyUserId,
    });
    const approved = decidedTrip(await approve(opened, first, await both()));
    expect(approved).toMatchObject({ status: 'approved' });
    expect(await mailKinds(first)).toEqual(['approval_requested']);
  });

  test('is stored once: repeated after a lost answer, it is answered with what was decided', async () => {
    const trip = await both();
    const approved = decidedTrip(await approve(opened, first, trip));
    expect(decidedTrip(await approve(opened, first, trip))).toEqual(approved);
    expect(kindsOf(await read(trip)).filter((kind) => kind === 'approved')).toHaveLength(1);
    const another = await approve(opened, first, trip, { comment: 'Another decision' });
    expect(refusal(another)).toEqual({ status: 409, code: 'already_decided' });
    const opposite = await reject(opened, first, trip);
    expect(refusal(opposite)).toEqual({ status: 409, code: 'already_decided' });
    expect(refusal(await reject(opened, second, trip))).toEqual({ status: 409, code: 'trip_changed' });
  });
});

describe.each([
  ['a refusal', reject, { end: 'refused', kind: 'rejected', mail: 'trip_rejected' }],
  ['a return for changes', sendBack, { end: 'sentBack', kind: 'sentBack', mail: 'trip_sent_back' }],
] as const)('%s', (_, decide, { end, kind, mail }) => {
  test('gives back what is held, and says why', async () => {
    const rejected = decidedTrip(await decide(opened, first, await both(), { comment: 'Not this month' }));
    expect(rejected).toMatchObject({ status: 'rejected', end, parts: [{ status: 'cancelling' }] });
    expect(rejected).not.toHaveProperty('approval');
    await opened.workOff();
    const after = await read(rejected);
    expect(after).toMatchObject({ status: 'rejected', end, parts: [{ status: 'cancelled' }] });
    expect(kindsOf(after)).toEqual(['requested', kind, 'cancellationRequested', 'partCancelled']);
    expect(after.events[1]).toMatchObject({ kind, level: 1, comment: 'Not this month' });
    expect(await deskStatuses(after)).toEqual(['cancelled']);
    expect(await mailKinds(me)).toEqual(['trip_waiting', mail]);
    const [, rejection] = await mailsTo(opened, me.email);
    expect(rejection?.text).toContain('Not this month');
    expect(rejection?.text).toContain('Nothing was booked and nothing is charged.');
    expect(await mailKinds(second)).toEqual([]);
  });

  test('at the second level is one of the whole trip', async () => {
    const waiting = decidedTrip(await approve(opened, first, await both()));
    const rejected = decidedTrip(await decide(opened, second, waiting));
    expect(rejected).toMatchObject({ status: 'rejected', end });
    expect(rejected.events.find((event) => event.kind === kind)).toMatchObject({ level: 2 });
  });
});

describe.each(Object.entries(DECISIONS))('%s', (_, decide) => {
  test.each([
    ['another version', ({ version, total }: Trip) => ({ version: version + 1, total: total.asked })],
    ['another amount', ({ version }: Trip) => ({ version, total: { amount: 1, currency: 'CHF' } })],
    [
      'another currency',
      ({ version, total }: Trip) => ({ version, total: { ...total.asked, currency: 'EUR' } }),
    ],
  ])('of %s is refused with what it is now, and changes nothing', async (_, seenIn) => {
    const trip = await both();
    const answer = await decide(opened, first, trip, seenIn(trip));
    expect(refusal(answer)).toEqual({ status: 409, code: 'trip_changed' });
    const current = { version: trip.version, total: trip.total.asked };
    expect(answer.body).toMatchObject({ current });
    expect(await read(trip)).toEqual(trip);
    decidedTrip(await decide(opened, first, trip, current));
  });

  test('after the deadline is refused, even before a job has expired the trip', async () => {
    const trip = await both();
    opened.clock.advance(24 * HOUR);
    expect(refusal(await decide(opened, first, trip))).toEqual({ status: 409, code: 'decision_overdue' });
    const seen = await getTrip(opened, first, trip._id);
    expect(seen.allowedActions).toEqual([]);
    expect(seen.withheldActions).toContainEqual({ action: 'approve', reason: 'overdue' });
    await repairTrips(opened.deps);
    const expired = await getTrip(opened, first, trip._id);
    expect(expired).toMatchObject({ status: 'rejected', end: 'expired' });
    expect(refusal(await decide(opened, first, trip))).toEqual({ status: 409, code: 'decision_overdue' });
    expect(refusal(await decide(opened, first, expired))).toEqual({ status: 409, code: 'action_withheld' });
  });

  test("after the deadline by the company's clock is refused, not by the server's", async () => {
    const trip = await both();
    const practise = (hours: number) =>
      saveSwitches(opened.db, companyId, { ...NO_SWITCHES, clockOffsetMinutes: hours * 60 });
    await practise(25);
    expect((await getTrip(opened, first, trip._id)).withheldActions).toContainEqual({
      action: 'approve',
      reason: 'overdue',
    });
    expect(refusal(await decide(opened, first, trip))).toEqual({ status: 409, code: 'decision_overdue' });
    opened.clock.advance(25 * HOUR);
    await practise(-2);
    decidedTrip(await decide(opened, first, trip));
    await practise(0);
  });

  test('at the second level is possible until its own deadline, not beyond', async () => {
    const waiting = decidedTrip(await approve(opened, first, await both()));
    const until = Date.parse(waiting.approval?.until ?? '');
    opened.clock.advance(until - opened.clock.now().getTime() - 1);
    const { version } = waiting;
    expect(await read(waiting)).toMatchObject({ version, allowedActions: ['update', 'cancel'] });
    opened.clock.advance(1);
    expect(refusal(await decide(opened, second, waiting))).toEqual({
      status: 409,
      code: 'decision_overdue',
    });
  });
});
