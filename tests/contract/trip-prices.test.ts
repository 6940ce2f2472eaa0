import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Money, Trip, TripList } from '#domain/contract.ts';
import { addMoney, addPercent } from '#domain/money.ts';
import { moneyText } from '#server/features/trips/part/kinds/value-words.ts';
import type { SupplierBooking } from '#server/suppliers/outcomes.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { call } from './support/call.ts';
import { mailsTo } from './support/mails.ts';
import { staysBody } from './support/order-stay.ts';
import { bookingsAtDesk, createdTrip, getTrip, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });
let companyId: string;
let me: Member;
const FIRST_NIGHT = 11;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
  await opened.db.deleteFrom('embedded_units').execute();
});

const read = ({ _id }: Pick<Trip, '_id'>) => getTrip(opened, me, _id);
const dearer = (price: Money | undefined) => addPercent(price ?? expect.fail('There is no price'), 2);
const pricesOf = ({ parts }: Trip) => parts.map(({ price }) => price.asked);
const paidWith = ({ lines }: Trip['parts'][number]) =>
  lines.filter(({ onSite }) => !onSite).map(({ amount }) => amount);

async function order(count: number): Promise<Trip> {
  const body = await staysBody(opened, me, { firstNight: FIRST_NIGHT, count, levels: [1] });
  return createdTrip(await sendOrder(opened, me, body));
}

/** The supplier's booking of the first part, at another price. */
async function bookingOf(trip: Trip, changed: Partial<SupplierBooking>): Promise<SupplierBooking> {
  const [booking] = await bookingsAtDesk(opened, trip);
  const { reference = '', locator = '' } = booking ?? {};
  const price = pricesOf(trip)[0] ?? expect.fail('There is no price');
  const confirmed = { status: 'confirmed' as const, heldUntil: null, freeUntil: null, tickets: [] };
  return { reference, locator, key: 'X', price, ...confirmed, ...changed };
}

async function listed(): Promise<TripList['docs']> {
  const { token } = await openSession(opened.deps, me);
  const { body } = await call(opened.app, { url: '/api/trips?tripFilter=upcoming', token });
  return (body as TripList).docs; // the contract has checked it
}

describe('a price that differs by 2 % becomes the price of the trip', () => {
  test('when it is booked: on its page, in the list, in the mail and in its history', async () => {
    const trip = await order(2);
    const [before, other] = pricesOf(trip);
    const after = dearer(before);
    const booking = await bookingOf(trip, { price: after });
    suppliers.next('confirm', { outcome: 'confirmed', booking });
    await opened.workOff();
    const booked = await read(trip);
    const total = addMoney(after, other ?? expect.fail('There is no second part'));
    expect(booked).toMatchObject({ status: 'complete', total: { asked: total } });
    expect(pricesOf(booked)).toEqual([after, other]);
    expect(booked.parts[0]?.price.converted).toEqual(after);
    expect(
      booked.parts.map(paidWith).map(([first, ...more]) => more.reduce(addMoney, first as Money)),
    ).toEqual(pricesOf(booked));
    expect(booked.events).toContainEqual(expect.objectContaining({ kind: 'confirmed', before, after }));
    expect(await listed()).toMatchObject([{ _id: trip._id, total }]);
    const [mail] = await mailsTo(opened, me.email);
    expect(mail?.text).toContain(`Price: ${moneyText(after)}`);
  });

  test('when it is looked up after a lost answer', async () => {
    const trip = await order(1);
    const after = dearer(pricesOf(trip)[0]);
    suppliers.next('confirm', 'answerLost');
    suppliers.next('lookUp', {
      outcome: 'found',
      booking: await bookingOf(trip, { price: after }),
      charges: { cancellation: null, changes: [] },
    });
    await opened.workOff(2);
    const booked = await read(trip);
    expect(booked).toMatchObject({ status: 'complete', total: { asked: after } });
    expect(pricesOf(booked)).toEqual([after]);
  });

  test('when it is held', async () => {
    const price = { amount: 123_45, currency: 'CHF' };
    const named = { reference: 'X', locator: 'X', key: 'X', price };
    const held = { ...named, status: 'held' as const, heldUntil: null, freeUntil: null, tickets: [] };
    suppliers.next('hold', { outcome: 'held', booking: held });
    const trip = await order(1);
    expect(trip.total.asked).toEqual(price);
    expect(pricesOf(trip)).toEqual([price]);
  });
});
