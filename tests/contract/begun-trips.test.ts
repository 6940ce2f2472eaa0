import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Trip, TripCounts, TripList, TripPart } from '#domain/contract.ts';
import { toInstant } from '#domain/local-time.ts';
import { insertBookedTrip } from './support/booked-stays.ts';
import { call, refusal } from './support/call.ts';
import { type Canceller, cancellerOf, statusesOf, workAllOff } from './support/cancellations.ts';
import { carFor } from './support/car-orders.ts';
import { databaseState } from './support/database-state.ts';
import { bookedTrip, insertFlyer, orderFlight } from './support/flight-orders.ts';
import { createdTrip, offerOf, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const DAY_MINUTES = 24 * 60;

const opened = sharedApp();
let me: Member;
let canceller: Canceller;

beforeEach(async () => {
  const companyId = await insertCompany(opened.db, { name: randomUUID() });
  me = await insertFlyer(opened, { companyId, role: 'travel-arranger' });
  canceller = cancellerOf(opened, me);
});

async function ordered(parts: { kind: 'hotel' | 'car'; offer: string }[]): Promise<Trip> {
  const body = orderBody(me, '', { parts });
  return await bookedTrip(opened, me, createdTrip(await sendOrder(opened, me, body)));
}

type SupplierPartKind = Exclude<TripPart['kind'], 'external'>;

const ORDERS: Record<SupplierPartKind, () => Promise<Trip>> = {
  flight: async () => await bookedTrip(opened, me, await orderFlight(opened, me)),
  hotel: async () => await ordered([{ kind: 'hotel', offer: await offerOf(opened, me, 'practice-2') }]),
  car: async () => await ordered([{ kind: 'car', offer: await carFor(opened, me, 'ZRH') }]),
};

/** The first instant at which a part can no longer be cancelled online. */
function beginOf(trip: Trip): string {
  const part = trip.parts[0] ?? expect.fail('There is no part');
  // By the clocks of Einsiedeln, which are one or two hours ahead of UTC.
  return part.kind === 'hotel' ? `${part.startsOn}T22:00:00.000Z` : part.beginsAt;
}

const actionsOf = ({ allowedActions, withheldActions }: Trip) => ({
  allowed: allowedActions.includes('cancel'),
  withheld: withheldActions.filter(({ action }) => action === 'cancel').map(({ reason }) => reason),
});

describe.each(Object.keys(ORDERS) as SupplierPartKind[])('a %s', { timeout: 90_000 }, (kind) => {
  test('can be cancelled until it begins, by the clock of the company', async () => {
    const trip = await ORDERS[kind]();
    const { _id } = trip;
    await canceller.moveClockBehind(beginOf(trip), -61);
    expect(await canceller.quote(_id)).toMatchObject([{ outcome: 'quoted' }]);
    expect(actionsOf(await canceller.stored(_id))).toEqual({ allowed: true, withheld: [] });

    await canceller.moveClockBehind(beginOf(trip), 61);
    expect(await canceller.quote(_id)).toEqual([
      { _id: trip.parts[0]?._id, outcome: 'refused', reason: 'begun' },
    ]);
    expect(actionsOf(await canceller.stored(_id))).toEqual({ allowed: false, withheld: ['begun'] });
    const before = await databaseState(opened.db);
    for (const more of [{}, { parts: [trip.parts[0]?._id] }]) {
      const answer = await canceller.cancel(_id, more);
      expect(refusal(answer)).toEqual({ status: 409, code: 'not_cancellable' });
      expect(answer.body).toMatchObject({ detail: 'It has started. Only the supplier can still change it.' });
    }
    expect({ ...(await databaseState(opened.db)), sessions: '' }).toEqual({ ...before, sessions: '' });
  });

  test('that has ended offers no cancellation', async () => {
    const trip = await ORDERS[kind]();
    await canceller.moveClockBehind(`${trip.endsOn}T23:59:59Z`, 1);
    expect(actionsOf(await canceller.stored(trip._id))).toEqual({ allowed: false, withheld: [] });
    expect(refusal(await canceller.cancel(trip._id))).toMatchObject({ code: 'not_cancellable' });
  });
});

test('a rental in Los Angeles is current from midnight there until the car is due', async () => {
  const offer = await carFor(opened, me, 'LAX', { dropOffTime: '20:00' });
  const { _id, startsOn, endsOn } = await ordered([{ kind: 'car', offer }]);
  const { token } = await openSession(opened.deps, me);
  const listed = async () => {
    const { body } = await call(opened.app, { url: '/api/trips/count', token });
    return Object.entries(body as TripCounts).flatMap(([filter, count]) => (count > 0 ? [filter] : []));
  };
  const inFilter = async (filter: string) =>
    (await call(opened.app, { url: `/api/trips?tripFilter=${filter}`, token })).body as TripList;
  for (const [local, minutes, filter] of [
    [`${startsOn}T00:00`, -2, 'upcoming'],
    [`${startsOn}T00:00`, 1, 'current'],
    [`${endsOn}T17:00`, 0, 'current'],
    [`${endsOn}T20:00`, -2, 'current'],
    [`${endsOn}T20:00`, 1, 'past'],
  ] as const) {
    await canceller.moveClockBehind(toInstant(local, 'America/Los_Angeles').toISOString(), minutes);
    expect(await listed()).toEqual([filter]);
    expect((await inFilter(filter)).docs).toMatchObject([{ _id }]);
    const { allowedActions } = await canceller.stored(_id);
    expect(allowedActions.includes('addPart')).toBe(filter !== 'past');
  }
});

describe('a trip of which the first stay has begun', () => {
  async function startedTrip(status: 'complete' | 'waiting_level_1_approval' = 'complete') {
    const parts =
      status === 'complete'
        ? (['confirmed', 'confirmed', 'confirmed'] as const)
        : (['confirmed', 'held'] as const);
    const booked = await insertBookedTrip(opened.deps, me, { status, parts: [...parts] });
    await canceller.moveClockBehind(`${booked.stays[0]?.checkIn}T23:59:59Z`, DAY_MINUTES / 12);
    return booked;
  }

  test('is cancelled except for the parts that have begun', async () => {
    const { tripId, partIds, stays } = await startedTrip();
    expect(await canceller.quote(tripId)).toMatchObject([
      { _id: partIds[0], reason: 'begun' },
      { outcome: 'quoted' },
      { outcome: 'quoted' },
    ]);
    expect(actionsOf(await canceller.stored(tripId))).toEqual({ allowed: true, withheld: [] });
    const trip = await canceller.cancelled(tripId);
    expect(statusesOf(trip)).toEqual(['complete', 'confirmed', 'cancelling', 'cancelling']);
    await workAllOff(opened);
    expect(statusesOf(await canceller.stored(tripId))).toEqual([
      ...['complete', 'confirmed', 'cancelled', 'cancelled'],
    ]);
    expect(await canceller.atDesk(stays[0]?.reference)).toBe('confirmed');
  });

  test('can lose single future parts, but not together with those that have begun', async () => {
    const { tripId, partIds } = await startedTrip();
    const [first, second] = partIds;
    const before = await canceller.stored(tripId);
    expect(refusal(await canceller.cancel(tripId, { parts: [first, second] }))).toMatchObject({
      code: 'not_cancellable',
    });
    expect(await canceller.stored(tripId)).toEqual(before);
    const trip = await canceller.cancelled(tripId, { parts: [second] });
    expect(statusesOf(trip)).toEqual(['complete', 'confirmed', 'cancelling', 'confirmed']);
  });

  test('loses the parts that wait for an approval, and no others', async () => {
    const { tripId, stays } = await startedTrip('waiting_level_1_approval');
    expect(actionsOf(await canceller.stored(tripId))).toEqual({ allowed: true, withheld: [] });
    expect(statusesOf(await canceller.cancelled(tripId))).toEqual(['approved', 'confirmed', 'cancelling']);
    await workAllOff(opened);
    expect(statusesOf(await canceller.stored(tripId))).toEqual(['complete', 'confirmed', 'cancelled']);
    expect(await canceller.atDesk(stays[0]?.reference)).toBe('confirmed');
  });
});
