import { beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { refusal } from './support/call.ts';
import { type Canceller, cancellerOf, NOTHING, REASON, workAllOff } from './support/cancellations.ts';
import { mailsTo } from './support/mails.ts';
import { kindsOf } from './support/orders.ts';
import { sharedApp } from './support/shared-app.ts';
import { ConfirmRecord, type Turn, TurnsDesk } from './support/turns.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const record = new ConfirmRecord();
const opened = sharedApp({ between: record.between });
let desk: TurnsDesk;
let canceller: Canceller;

beforeEach(async () => {
  desk = await TurnsDesk.open(opened, record);
  canceller = cancellerOf(opened, desk.me);
}, 60_000);

const mailKinds = async () => (await mailsTo(opened, desk.me.email)).map(({ kind }) => kind);

async function ordered(refused?: Turn): Promise<Trip> {
  const trip = await desk.order();
  if (refused) await desk.refuse(trip, refused);
  await workAllOff(opened);
  return await desk.read(trip);
}

test('parts are confirmed in turns: what is free to give up, what costs a fee, what is never refunded', async () => {
  const trip = await desk.order();
  const seen = [desk.statuses(trip)];
  for (let turn = 0; turn < 3; turn += 1) {
    await opened.workOff();
    seen.push(desk.statuses(await desk.read(trip)));
  }
  expect(seen).toEqual([
    ['confirming', 'held', 'held'],
    ['confirmed', 'confirming', 'held'],
    ['confirmed', 'confirmed', 'confirming'],
    ['confirmed', 'confirmed', 'confirmed'],
  ]);
  expect(await desk.confirmed(trip)).toEqual(['free', 'penalty', 'never']);
  expect((await desk.read(trip)).status).toBe('complete');
  expect(await mailKinds()).toEqual(['trip_confirmed']);
});

describe('when a part can not be booked', () => {
  test.each<[Turn, string[], Turn[]]>([
    ['free', ['failed', 'held', 'held'], ['free']],
    ['penalty', ['confirmed', 'failed', 'held'], ['free', 'penalty']],
    ['never', ['confirmed', 'confirmed', 'failed'], ['free', 'penalty', 'never']],
  ])(
    'in the turn "%s", nothing more is confirmed, and people get one mail',
    async (turn, statuses, asked) => {
      const trip = await ordered(turn);
      await repairTrips(opened.deps);
      await workAllOff(opened);
      const stopped = await desk.read(trip);
      expect(stopped.status).toBe('approved');
      expect(desk.statuses(stopped)).toEqual(statuses);
      expect(await desk.confirmed(trip)).toEqual(asked);
      const held = statuses.map((status) => (status === 'failed' ? 'held' : status));
      expect(await desk.atDesk(trip)).toEqual(held);
      expect(await mailKinds()).toEqual(['trip_partly_failed']);
      expect(stopped.allowedActions).toEqual(expect.arrayContaining(['resubmit', 'cancel']));
    },
  );

  test('the trip continues without it, and the next ones have their turn', async () => {
    const trip = await ordered('free');
    const part = desk.partOf(trip, 'free')._id;
    const left = await canceller.cancelled(trip._id, { parts: [part] });
    expect(desk.statuses(left)).toEqual(['cancelled', 'confirming', 'held']);
    await workAllOff(opened);
    const after = await desk.read(trip);
    expect([after.status, ...desk.statuses(after)]).toEqual([
      'complete',
      'cancelled',
      'confirmed',
      'confirmed',
    ]);
    expect(await desk.confirmed(trip)).toEqual(['free', 'penalty', 'never']);
    expect(await mailKinds()).toEqual(['trip_partly_failed', 'trip_confirmed']);
  });

  test('what is held can be given back for nothing, and a room that is paid at the hotel no longer has to be paid', async () => {
    const trip = await ordered('penalty');
    const [never, , free] = trip.parts.map(({ _id }) => _id);
    expect(await canceller.quote(trip._id)).toEqual([
      { _id: never, outcome: 'quoted', refund: NOTHING, penalty: NOTHING },
      expect.objectContaining({ outcome: 'quoted', refund: { ...NOTHING, currency: expect.any(String) } }),
      expect.objectContaining({
        _id: free,
        outcome: 'quoted',
        refund: NOTHING,
        unpaid: { place: 'hotel', waived: desk.partOf(trip, 'free').price.asked, charged: NOTHING },
      }),
    ]);
    expect(desk.statuses(await canceller.cancelled(trip._id, { parts: [never] }))).toEqual([
      'confirmed',
      'failed',
      'cancelling',
    ]);
    await workAllOff(opened);
    await canceller.cancelled(trip._id, { parts: [desk.partOf(trip, 'penalty')._id] });
    const after = await desk.read(trip);
    expect([after.status, ...desk.statuses(after)]).toEqual([
      'complete',
      'confirmed',
      'cancelled',
      'cancelled',
    ]);
  });

  test('all of it can be cancelled', async () => {
    const trip = await ordered('penalty');
    const after = await canceller.cancelled(trip._id);
    expect(desk.statuses(after)).toEqual(['cancelling', 'failed', 'cancelling']);
    await workAllOff(opened);
    const over = await desk.read(trip);
    expect(over).toMatchObject({ status: 'cancelled', end: 'cancelled' });
    expect(desk.statuses(over)).toEqual(['cancelled', 'failed', 'cancelled']);
    expect(desk.partOf(over, 'free')).toMatchObject({
      refund: { amount: 0 },
      unpaid: { place: 'hotel', waived: desk.partOf(trip, 'free').price.asked },
    });
    expect(desk.partOf(over, 'never')).toMatchObject({ refund: { amount: 0 }, penalty: { amount: 0 } });
    expect(over.events.filter(({ comment }) => comment === REASON)).toHaveLength(2);
    expect(await mailKinds()).toEqual(['trip_partly_failed', 'trip_cancelled']);
  });
});

test('a part that is about to have its turn can not be given back', async () => {
  const trip = await desk.order();
  const part = desk.partOf(trip, 'never')._id;
  expect(refusal(await canceller.cancel(trip._id, { parts: [part] }))).toMatchObject({ code: 'trip_busy' });
  expect(refusal(await canceller.cancel(trip._id))).toMatchObject({ code: 'trip_busy' });
});

describe('a hold that ends while people decide', () => {
  const until = (trip: Trip, turn: Turn) => Date.parse(desk.partOf(trip, turn).heldUntil ?? '');

  test('lapses, and the rest of the trip stays as it is', async () => {
    const trip = await ordered('penalty');
    opened.clock.advance(until(trip, 'never') - opened.clock.now().getTime() - MINUTE);
    await repairTrips(opened.deps);
    expect(desk.statuses(await desk.read(trip))).toEqual(['confirmed', 'failed', 'held']);
    opened.clock.advance(2 * MINUTE);
    for (let minute = 0; minute < 2; minute += 1) {
      await repairTrips(opened.deps);
      await workAllOff(opened);
    }
    const after = await desk.read(trip);
    expect([after.status, ...desk.statuses(after)]).toEqual(['approved', 'confirmed', 'failed', 'failed']);
    expect(desk.partOf(after, 'never')).toMatchObject({ failure: 'expired' });
    expect(desk.partOf(after, 'never')).not.toHaveProperty('heldUntil');
    expect(await mailKinds()).toEqual(['trip_partly_failed']);
  });

  test('ends the trip when nothing of it is booked, also without the part that was left out', async () => {
    for (const isLeftOut of [false, true]) {
      const trip = await ordered('free');
      if (isLeftOut) {
        await desk.refuse(trip, 'penalty');
        await canceller.cancelled(trip._id, { parts: [desk.partOf(trip, 'free')._id] });
        await workAllOff(opened);
        expect(desk.statuses(await desk.read(trip))).toEqual(['cancelled', 'failed', 'held']);
      }
      opened.clock.advance(49 * HOUR);
      await repairTrips(opened.deps);
      await workAllOff(opened);
      const after = await desk.read(trip);
      expect(after).toMatchObject({ status: 'cancelled', end: 'failed' });
      expect(kindsOf(after).at(-1)).toBe('failed');
      expect((await mailKinds()).at(-1)).toBe('trip_failed');
    }
  });

  test('does so by the clock of its company', async () => {
    const trip = await ordered('penalty');
    const ahead = Math.ceil((until(trip, 'never') - opened.clock.now().getTime()) / MINUTE) + 1;
    await saveSwitches(opened.db, desk.me.companyId, { ...NO_SWITCHES, clockOffsetMinutes: ahead });
    await repairTrips(opened.deps);
    expect(desk.statuses(await desk.read(trip))).toEqual(['confirmed', 'failed', 'failed']);
  });
});
