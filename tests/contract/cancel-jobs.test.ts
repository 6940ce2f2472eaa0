import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import { applyPartEvent } from '#server/features/trips/part/apply-part-event.ts';
import { lockTrip } from '#server/features/trips/trip-state-repository.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { mailsTo } from './support/mails.ts';
import { orderStay } from './support/order-stay.ts';
import { bookingsAtDesk, createdTrip, getTrip, HOTELS } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });
let companyId: string;
let me: Member;
let trip: Trip;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
  trip = await bookedAt(HOTELS.falling);
});

async function bookedAt(propertyId: string) {
  const created = createdTrip(await orderStay(opened, me, propertyId));
  await opened.workOff(5);
  suppliers.takeAsked();
  return await getTrip(opened, me, created._id);
}

/** Asks for the cancellation of the only part, and does the jobs that follow. */
async function cancelled(of = trip): Promise<Trip> {
  const partId = of.parts[0]?._id ?? '';
  await opened.db.transaction().execute(async (db) => {
    const locked = (await lockTrip(db, of._id)) ?? expect.fail('No trip');
    const cause = { at: opened.clock.now() };
    await applyPartEvent(db, { trip: locked, partId }, { type: 'booking.cancel' }, { cause });
    await opened.deps.jobs.enqueue(db, 'part.cancel', { partId });
  });
  await opened.workOff(9);
  return await getTrip(opened, me, of._id);
}

const latest = (of: Trip) => of.events.slice(4).map(({ kind }) => kind);

test('a part is cancelled at its supplier, and the trip with its last part', async () => {
  const after = await cancelled();
  const [part] = after.parts;
  expect(after).toMatchObject({ status: 'cancelled', end: 'cancelled', parts: [{ status: 'cancelled' }] });
  if (part?.kind !== 'hotel') return expect.fail('The part is no stay');
  const { refund, penalty = expect.fail('Its cost is not known'), conditions } = part;
  // A room that is paid at the hotel has nothing to be paid back.
  const paid = conditions.includes('payAtHotel') ? penalty : trip.total.asked;
  expect(refund).toEqual(subtractMoney(paid, penalty));
  expect(latest(after)).toEqual(['cancellationRequested', 'partCancelled', 'cancelled']);
  expect(await bookingsAtDesk(opened, trip)).toMatchObject([{ status: 'cancelled' }]);
  const kinds = (await mailsTo(opened, me.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(['trip_confirmed', 'trip_cancelled']);
});

describe('when the answer to a cancellation is lost', () => {
  test('a completed cancellation is found, with its cost', async () => {
    suppliers.next('cancel', 'answerLost');
    const after = await cancelled();
    expect(after).toMatchObject({ status: 'cancelled', parts: [{ status: 'cancelled' }] });
    expect(after.parts[0]).toHaveProperty('refund');
    expect(suppliers.takeAsked()).toEqual(['cancel', 'lookUp']);
    expect(latest(after)).toEqual(['cancellationRequested', 'answerLost', 'found', 'cancelled']);
  });

  test('a cancellation that was not made is repeated', async () => {
    suppliers.next('cancel', 'callLost');
    const after = await cancelled();
    expect(suppliers.takeAsked()).toEqual(['cancel', 'lookUp', 'cancel']);
    expect(after).toMatchObject({ status: 'cancelled', parts: [{ status: 'cancelled' }] });
    expect(await bookingsAtDesk(opened, trip)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('the part is cancelled even if every answer is lost', async () => {
    const after = await cancelled(await bookedAt(HOTELS.lostLetter));
    expect(after).toMatchObject({ status: 'cancelled', parts: [{ status: 'cancelled' }] });
  });
});

test.each([
  [
    { outcome: 'declined', reason: 'notCancellable' },
    { status: 'complete', parts: [{ status: 'confirmed' }] },
  ],
  [
    { outcome: 'declined', reason: 'refused' },
    { status: 'complete', parts: [{ status: 'confirmed' }] },
  ],
  [
    { outcome: 'declined', reason: 'alreadyCancelled' },
    { status: 'cancelled', parts: [{ status: 'cancelled' }] },
  ],
  [{ outcome: 'expired' }, { status: 'cancelled', parts: [{ status: 'cancelled' }] }],
] as const)('when the supplier answers %o, the trip is %o', async (outcome, expected) => {
  suppliers.next('cancel', outcome);
  expect(await cancelled()).toMatchObject(expected);
});

test('a supplier that does not know the booking is asked for its bookings', async () => {
  suppliers.next('cancel', { outcome: 'declined', reason: 'noSuchBooking' });
  const after = await cancelled();
  expect(suppliers.takeAsked()).toEqual(['cancel', 'lookUp', 'cancel']);
  expect(after).toMatchObject({ status: 'cancelled', parts: [{ status: 'cancelled' }] });
});
