import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { lastChange, tripIn } from './support/change-desk.ts';
import { DyingApp } from './support/dying-app.ts';
import type { Member } from './support/records.ts';
import { StayOnDyingServers } from './support/stay-on-dying-servers.ts';

let dying: DyingApp;

beforeAll(async () => {
  dying = await DyingApp.open();
});
afterAll(() => dying.close());

/** A change that waits for its approval, and of which nothing is lost yet. */
async function waiting() {
  const stay = await StayOnDyingServers.book(dying, [1]);
  const trip = tripIn(await stay.send());
  dying.opened.discardJobs();
  return { stay, desk: stay.desk, trip };
}

describe('whenever a server stops, a change', { timeout: 120_000 }, () => {
  test('without an approval is made once', async () => {
    const stay = await StayOnDyingServers.book(dying);
    const trip = await stay.request();
    expect([trip.parts[0]?.status, lastChange(trip).status]).toEqual(['changing', 'changing']);
    await stay.workOff();
    await stay.expectChanged({ kinds: ['changeRequested', 'changing', 'changed'], mails: [['change_done']] });
    expect(tripIn(await stay.send())).toEqual(await stay.desk.read(trip));
  });

  test('approved by both levels is made once', async () => {
    const stay = await StayOnDyingServers.book(dying, [1, 2]);
    const { desk } = stay;
    const approveAs = (who: Member, seen: Trip) => stay.ask(seen, () => desk.decide('approve', who, seen));
    const once = await approveAs(desk.first, await stay.request());
    expect(lastChange(once).status).toBe('waiting_level_2_approval');
    const twice = await approveAs(desk.second, once);
    expect(lastChange(twice).status).toBe('changing');
    await stay.workOff();
    await stay.expectChanged({
      kinds: ['changeRequested', 'changeApproved', 'changeApproved', 'changing', 'changed'],
      mails: [
        ['change_waiting', 'change_approved', 'change_done'],
        ['change_approval_requested'],
        ['change_approval_requested'],
      ],
    });
  });

  test('is withdrawn once', async () => {
    const { stay, desk, trip } = await waiting();
    await stay.ask(trip, () => desk.withdraw(trip));
    await stay.expectUnchanged({
      status: 'withdrawn',
      kinds: ['changeRequested', 'changeWithdrawn'],
      mails: [['change_waiting'], ['change_approval_requested']],
    });
  });

  test('is rejected once', async () => {
    const { stay, desk, trip } = await waiting();
    await stay.ask(trip, () => desk.decide('reject', desk.first, trip));
    await stay.expectUnchanged({
      status: 'refused',
      kinds: ['changeRequested', 'changeRejected'],
      mails: [['change_waiting', 'change_rejected'], ['change_approval_requested']],
    });
  });

  test('expires once if it is not approved in time', async () => {
    const { stay, desk, trip } = await waiting();
    await dying.opened.db
      .updateTable('trip_changes')
      .set({ waiting_until: dying.opened.clock.now() })
      .where('trip_id', '=', trip._id)
      .execute();
    const seen = await desk.read(trip);
    await dying.repeat(
      () => repairTrips(dying.opened.deps),
      async () => {
        const after = await desk.read(trip);
        const isExpired = after.version !== trip.version;
        if (!isExpired) expect(after).toEqual(seen);
        return isExpired;
      },
    );
    await repairTrips(dying.opened.deps);
    await stay.expectUnchanged({
      status: 'expired',
      kinds: ['changeRequested', 'changeExpired'],
      mails: [['change_waiting', 'change_expired'], ['change_approval_requested']],
    });
  });

  test.each(['parts', 'whole trip'])('is withdrawn once when its %s is cancelled', async (what) => {
    const { stay, desk, trip } = await waiting();
    const part = what === 'parts' ? trip.parts[0]?._id : undefined;
    await stay.ask(trip, () => desk.cancel(trip, part));
    await stay.workOff();
    await stay.expectCancelled({
      status: 'withdrawn',
      kinds: [
        ...(['changeRequested', 'changeWithdrawn', 'cancellationRequested', 'partCancelled'] as const),
        'cancelled',
      ],
      mails: [['change_waiting', 'trip_cancelled'], ['change_approval_requested']],
    });
  });
});
