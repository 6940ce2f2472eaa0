import { describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { refusal } from './support/call.ts';
import { type ChangeDesk, lastChange, tripIn, waitingChange } from './support/change-desk.ts';
import { mailsTo } from './support/mails.ts';
import { kindsOf } from './support/orders.ts';
import type { Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();

const kindsTo = async ({ email }: Member) => (await mailsTo(opened, email)).map(({ kind }) => kind);

/** What of a trip its change does not touch as long as it waits, and when it comes to nothing. */
const untouched = ({ status, parts, total, title, startsOn, endsOn, verdict }: Trip) => ({
  status,
  total,
  title,
  startsOn,
  endsOn,
  verdict,
  parts: parts.map(({ changeable: _, ...part }) => part),
});

describe('a change that needs approval', () => {
  test('waits while the trip stays booked as it is', async () => {
    const { desk, before, trip } = await waitingChange(opened);
    expect(untouched(trip)).toEqual(untouched(before));
    expect(trip.parts[0]?.changeable).toEqual({ possible: false, reason: 'changeWaits' });
    expect(trip.approval).toBeUndefined();
    expect(lastChange(trip)).toMatchObject({
      status: 'waiting_level_1_approval',
      mayWithdraw: true,
      comment: 'The meeting takes longer',
      approval: { level: 1, deciders: [{ _id: desk.first.companyUserId }], onTimeout: 'staysAsItIs' },
      verdict: { levels: [1] },
    });
    expect(lastChange(trip).mayDecide).toBeUndefined();
    expect(kindsOf(trip).slice(kindsOf(before).length)).toEqual(['changeRequested']);
    opened.discardJobs();
    expect(await kindsTo(desk.traveler)).toEqual(['trip_confirmed', 'change_waiting']);
    const [mail] = await mailsTo(opened, desk.first.email);
    expect(mail?.kind).toBe('change_approval_requested');
    expect(mail?.text).toContain('You can approve it or reject it.');
    expect(mail?.text).toContain('Comment: The meeting takes longer');
    expect(mail?.text).toMatch(/nothing is changed, and what is booked stays as it is\./);
  });

  test('is carried out after its approval', async () => {
    const { desk, before, trip } = await waitingChange(opened);
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
      by: { lastName: 'Tester' },
      level: 1,
      comment: 'Fine',
      seen: { parts: [{ price: lastChange(trip).after.price.asked }] },
    });
    expect(await kindsTo(desk.traveler)).toEqual([
      ...['trip_confirmed', 'change_waiting', 'change_approved', 'change_done'],
    ]);
    // Who has decided still reads what they have decided on.
    expect((await desk.read(trip, desk.first)).changes).toHaveLength(1);
  });

  test('is approved by both levels, one after the other', async () => {
    const { desk, trip } = await waitingChange(opened, [1, 2]);
    const seen = await desk.read(trip, desk.second);
    expect(lastChange(seen)).toMatchObject({ withheldDecision: 'earlierLevel' });
    expect(refusal(await desk.decide('approve', desk.second, seen))).toEqual({
      status: 403,
      code: 'not_approver',
    });
    const once = tripIn(await desk.decide('approve', desk.first, trip));
    expect(lastChange(once)).toMatchObject({ status: 'waiting_level_2_approval' });
    expect(await kindsTo(desk.second)).toEqual(['change_approval_requested']);
    tripIn(await desk.decide('approve', desk.second, once));
    expect(lastChange(await desk.settled(trip)).status).toBe('done');
  });

  test('can be requested again after it was not made', async () => {
    const { desk, longer, trip } = await waitingChange(opened);
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
        await repairTrips(opened.deps);
      },
      'expired',
      'change_expired',
    ],
  ])('when it is %s', async (_, end, status, mail) => {
    const { desk, before, trip } = await waitingChange(opened);
    await end(desk, trip);
    const after = await desk.settled(trip);
    expect(untouched(after)).toEqual(untouched(before));
    expect(after.parts[0]?.changeable).toEqual({ possible: true });
    expect(lastChange(after)).toMatchObject({ status });
    expect(lastChange(after).approval).toBeUndefined();
    expect(await desk.books()).toMatchObject([{ status: 'confirmed' }]);
    const kinds = await kindsTo(desk.traveler);
    expect(kinds).toEqual(['trip_confirmed', 'change_waiting', ...(mail ? [mail] : [])]);
    if (!mail) return;
    const last = (await mailsTo(opened, desk.traveler.email)).at(-1);
    expect(last?.text).toContain('What is booked stays as it is.');
    expect(refusal(await desk.decide('approve', desk.first, after))).toEqual({
      status: 409,
      code: 'action_withheld',
    });
  });

  test('when its part is cancelled, which withdraws the change', async () => {
    const { desk, trip } = await waitingChange(opened);
    const cancelled = tripIn(await desk.cancel(trip));
    expect(lastChange(cancelled).status).toBe('withdrawn');
    expect(cancelled.parts[0]?.status).toBe('cancelling');
    expect((await desk.settled(trip)).status).toBe('cancelled');
  });

  test('and a withdrawn change can be withdrawn again', async () => {
    const { desk, trip } = await waitingChange(opened);
    const once = tripIn(await desk.withdraw(trip));
    expect(tripIn(await desk.withdraw(trip))).toEqual(once);
  });
});
