import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Trip, TripCounts, TripList } from '#domain/contract.ts';
import { askNewApproversOfChanges } from '#server/features/trips/change/ask-new-approvers-of-changes.ts';
import { expireChanges } from '#server/features/trips/change/expire-changes.ts';
import { remindApproversOfChanges } from '#server/features/trips/change/remind-approvers-of-changes.ts';
import { call, refusal } from './support/call.ts';
import { ChangeDesk, lastChange, tripIn } from './support/change-desk.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { ALWAYS } from './support/decision-calls.ts';
import { mailsTo } from './support/mails.ts';
import { kindsOf } from './support/orders.ts';
import { insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';

let opened: ContractApp;

beforeAll(async () => {
  opened = await openContractApp();
});
afterAll(() => opened.close());

const HOUR = 3_600_000;

/** A stay that is booked, and its change, which waits for these levels. */
async function waiting(levels: (1 | 2)[] = [1]) {
  const desk = await ChangeDesk.open(opened);
  const before = await desk.booked();
  await desk.judgeBy({
    hotel: {
      ...(levels.includes(1) && { level1Threshold: ALWAYS }),
      ...(levels.includes(2) && { level2Threshold: ALWAYS }),
    },
  });
  const longer = await desk.stay({ nights: 3 });
  const trip = await desk.changed(before, longer, { levels, comment: 'The meeting takes longer' });
  return { desk, before, longer, trip };
}

const kindsTo = async ({ email }: Member) => (await mailsTo(opened, email)).map(({ kind }) => kind);

async function listed(as: Member): Promise<TripList['docs']> {
  const { token } = await openSession(opened.deps, as);
  const { body } = await call(opened.app, { url: '/api/trips?tripFilter=waitingApproval', token });
  return (body as TripList).docs; // the contract has checked it
}

async function counted(as: Member): Promise<Pick<TripCounts, 'waitingApproval' | 'toDecide'>> {
  const { token } = await openSession(opened.deps, as);
  const { body } = await call(opened.app, { url: '/api/trips/count', token });
  const { waitingApproval, toDecide } = body as TripCounts; // as above
  return { waitingApproval, toDecide };
}

/** What of a trip its change does not touch as long as it waits, and when it comes to nothing. */
const untouched = ({ status, parts, total, title, startsOn, endsOn, verdict }: Trip) => ({
  ...{ status, total, title, startsOn, endsOn, verdict },
  parts: parts.map(({ changeable: _, ...part }) => part),
});

describe('a change that has to be approved', () => {
  test('waits beside the trip, which stays booked as it is', async () => {
    const { desk, before, trip } = await waiting();
    expect(untouched(trip)).toEqual(untouched(before));
    expect(trip.parts[0]?.changeable).toEqual({ possible: false, reason: 'changeWaits' });
    expect(trip.approval).toBeUndefined();
    expect(lastChange(trip)).toMatchObject({
      ...{ status: 'waiting_level_1_approval', mayWithdraw: true, comment: 'The meeting takes longer' },
      approval: { level: 1, deciders: [{ _id: desk.first.companyUserId }], ifNobodyActs: 'staysAsItIs' },
      verdict: { levels: [1] },
    });
    expect(lastChange(trip).mayDecide).toBeUndefined();
    expect(kindsOf(trip).slice(kindsOf(before).length)).toEqual(['changeRequested']);
    opened.forgetJobs();
    expect(await kindsTo(desk.traveller)).toEqual(['trip_confirmed', 'change_waiting']);
    const [mail] = await mailsTo(opened, desk.first.email);
    expect(mail?.kind).toBe('change_approval_requested');
    expect(mail?.text).toContain('You may approve it or refuse it.');
    expect(mail?.text).toContain('Comment: The meeting takes longer');
    expect(mail?.text).toMatch(/nothing is changed, and what is booked stays booked as it is\./);
  });

  test('is carried out once it is approved', async () => {
    const { desk, before, trip } = await waiting();
    const seen = await desk.read(trip, desk.first);
    expect(lastChange(seen)).toMatchObject({ mayDecide: true });
    const approved = tripIn(await desk.decide('approve', desk.first, seen, { comment: 'Fine' }));
    expect(approved.parts[0]?.status).toBe('changing');
    const after = await desk.settled(trip);
    expect(after.parts[0]).toMatchObject({ status: 'confirmed', nights: 3 });
    expect(after.verdict.levels).toEqual([1]);
    expect(lastChange(after).status).toBe('done');
    expect(kindsOf(after).slice(kindsOf(before).length)).toEqual([
      ...['changeRequested', 'changeApproved', 'changing', 'changed'],
    ]);
    expect(after.events.find(({ kind }) => kind === 'changeApproved')).toMatchObject({
      ...{ by: { lastName: 'Tester' }, level: 1, comment: 'Fine' },
      seen: { parts: [{ price: lastChange(trip).after.price.asked }] },
    });
    expect(await kindsTo(desk.traveller)).toEqual([
      ...['trip_confirmed', 'change_waiting', 'change_approved', 'change_done'],
    ]);
    // Who has decided still reads what they have decided on.
    expect((await desk.read(trip, desk.first)).changes).toHaveLength(1);
  });

  test('is asked of both levels, one after the other', async () => {
    const { desk, trip } = await waiting([1, 2]);
    const seen = await desk.read(trip, desk.second);
    expect(lastChange(seen)).toMatchObject({ withheldDecision: 'earlierLevel' });
    expect(refusal(await desk.decide('approve', desk.second, seen))).toEqual({
      ...{ status: 403, code: 'not_approver' },
    });
    const once = tripIn(await desk.decide('approve', desk.first, trip));
    expect(lastChange(once)).toMatchObject({ status: 'waiting_level_2_approval' });
    expect(await kindsTo(desk.second)).toEqual(['change_approval_requested']);
    tripIn(await desk.decide('approve', desk.second, once));
    expect(lastChange(await desk.settled(trip)).status).toBe('done');
  });

  test('may be requested again after it came to nothing', async () => {
    const { desk, longer, trip } = await waiting();
    tripIn(await desk.decide('reject', desk.first, trip));
    const again = await desk.changed(trip, longer, { levels: [1] });
    expect(again.changes?.map(({ status }) => status)).toEqual(['refused', 'waiting_level_1_approval']);
  });
});

describe('a change that is not carried out leaves everything as it was', () => {
  test.each<[string, (desk: ChangeDesk, trip: Trip) => Promise<unknown>, string, string]>([
    ['refused', (desk, trip) => desk.decide('reject', desk.first, trip), 'refused', 'change_rejected'],
    ['withdrawn', (desk, trip) => desk.withdraw(trip), 'withdrawn', ''],
    [
      'not approved in time',
      async (_, { _id }) => {
        await opened.db
          .updateTable('trip_changes')
          .set({ waiting_until: opened.clock.now() })
          .where('trip_id', '=', _id)
          .execute();
        await expireChanges(opened.deps);
      },
      'expired',
      'change_expired',
    ],
  ])('when it is %s', async (_, end, status, mail) => {
    const { desk, before, trip } = await waiting();
    await end(desk, trip);
    const after = await desk.settled(trip);
    expect(untouched(after)).toEqual(untouched(before));
    expect(after.parts[0]?.changeable).toEqual({ possible: true });
    expect(lastChange(after)).toMatchObject({ status });
    expect(lastChange(after).approval).toBeUndefined();
    expect(await desk.books()).toMatchObject([{ status: 'confirmed' }]);
    const kinds = await kindsTo(desk.traveller);
    expect(kinds).toEqual(['trip_confirmed', 'change_waiting', ...(mail ? [mail] : [])]);
    if (!mail) return;
    const last = (await mailsTo(opened, desk.traveller.email)).at(-1);
    expect(last?.text).toContain('What is booked stays booked as it is.');
    expect(refusal(await desk.decide('approve', desk.first, after))).toEqual({
      ...{ status: 409, code: 'action_withheld' },
    });
  });

  test('when its part is cancelled, which withdraws it', async () => {
    const { desk, trip } = await waiting();
    const cancelled = tripIn(await desk.cancel(trip));
    expect(lastChange(cancelled).status).toBe('withdrawn');
    expect(cancelled.parts[0]?.status).toBe('cancelling');
    expect((await desk.settled(trip)).status).toBe('cancelled');
  });

  test('but what was withdrawn may be withdrawn again', async () => {
    const { desk, trip } = await waiting();
    const once = tripIn(await desk.withdraw(trip));
    expect(tripIn(await desk.withdraw(trip))).toEqual(once);
  });
});

describe('who decides', () => {
  test('is not who has asked for it, nor who travels', async () => {
    const { desk, trip } = await waiting();
    expect(refusal(await desk.decide('approve', desk.traveller, trip))).toEqual({
      ...{ status: 403, code: 'not_approver' },
    });
    const admin = await insertMember(opened.db, {
      companyId: desk.traveller.companyId,
      role: 'company-admin',
    });
    tripIn(await desk.withdraw(trip, admin));
    const seen = await desk.read(trip);
    const byAdmin = await desk.changed(seen, await desk.stay({ nights: 2 }), { as: admin, levels: [1] });
    await opened.db
      .updateTable('company_users')
      .set({ level1_approver_id: admin.companyUserId })
      .where('id', '=', desk.traveller.companyUserId)
      .execute();
    expect(lastChange(await desk.read(trip, admin))).toMatchObject({ withheldDecision: 'ownTrip' });
    expect(refusal(await desk.decide('approve', admin, byAdmin))).toEqual({ status: 403, code: 'own_trip' });
  });

  test('decides on what they have seen', async () => {
    const { desk, trip } = await waiting();
    const late = { version: trip.version - 1 };
    const { status, body } = await desk.decide('approve', desk.first, trip, late);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ code: 'trip_changed', current: expect.anything() }),
    ]);
  });

  test('may not after the deadline', async () => {
    const { desk, trip } = await waiting();
    await opened.db
      .updateTable('trip_changes')
      .set({ waiting_until: opened.clock.now() })
      .where('trip_id', '=', trip._id)
      .execute();
    const seen = await desk.read(trip, desk.first);
    expect(lastChange(seen)).toMatchObject({ withheldDecision: 'overdue' });
    expect(refusal(await desk.decide('approve', desk.first, seen)).code).toBe('action_withheld');
  });

  test('is a delegate from today, who is asked at once, and the approver is reminded once', async () => {
    const { desk, trip } = await waiting();
    const delegate = await insertMember(opened.db, {
      companyId: desk.traveller.companyId,
      role: 'traveler',
    });
    const today = opened.clock.now().toISOString().slice(0, 10);
    await opened.db
      .updateTable('company_users')
      .set({ delegate_id: delegate.companyUserId, delegate_from: today, delegate_until: today })
      .set({ delegate_active: true })
      .where('id', '=', desk.first.companyUserId)
      .execute();
    await askNewApproversOfChanges(opened.deps);
    await askNewApproversOfChanges(opened.deps);
    expect(await kindsTo(delegate)).toEqual(['change_approval_requested']);
    const { until } = lastChange(trip).approval ?? expect.fail('It does not wait');
    const since = new Date(Date.parse(until) - 1000 * HOUR);
    await opened.db
      .updateTable('trip_changes')
      .set({ waiting_since: since })
      .where('trip_id', '=', trip._id)
      .execute();
    await remindApproversOfChanges(opened.deps);
    await remindApproversOfChanges(opened.deps);
    expect(await kindsTo(desk.first)).toEqual(['change_approval_requested', 'change_approval_reminder']);
    expect((await kindsTo(desk.traveller)).at(-1)).toBe('change_reminder');
    tripIn(await desk.decide('approve', delegate, await desk.read(trip, delegate)));
    const event = (await desk.read(trip)).events.find(({ kind }) => kind === 'changeApproved');
    expect(event).toMatchObject({ onBehalfOf: { lastName: 'Tester' } });
  });

  test('finds it among what waits, and so does its traveller; no other colleague does', async () => {
    const { desk, trip } = await waiting();
    const colleague = await insertMember(opened.db, {
      companyId: desk.traveller.companyId,
      role: 'traveler',
    });
    expect(await listed(desk.first)).toMatchObject([
      { _id: trip._id, status: 'complete', waiting: { change: true, level: 1, mayDecide: true } },
    ]);
    expect(await counted(desk.first)).toEqual({ waitingApproval: 1, toDecide: 1 });
    expect((await listed(desk.traveller))[0]?.waiting).toMatchObject({ change: true });
    expect(await counted(desk.traveller)).toEqual({ waitingApproval: 1, toDecide: 0 });
    expect([await listed(colleague), await counted(colleague)]).toEqual([
      [],
      { waitingApproval: 0, toDecide: 0 },
    ]);
    tripIn(await desk.decide('reject', desk.first, trip));
    expect(await counted(desk.first)).toEqual({ waitingApproval: 0, toDecide: 0 });
  });
});
