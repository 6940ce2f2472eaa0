import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { mailsTo } from './support/mails.ts';
import {
  createdTrip,
  getTrip,
  HOTELS,
  offerOf,
  orderBody,
  sendOrder,
} from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';

let opened: ContractApp;
let traveller: Member;

beforeAll(async () => {
  opened = await openContractApp();
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  await opened.db.transaction().execute((db) => replaceRates(db, [DEMO_RATES]));
  traveller = await insertMember(opened.db, { companyId, role: 'traveler' });
});
afterAll(() => opened.close());

async function order(propertyId: string) {
  return await sendOrder(
    opened,
    traveller,
    orderBody(traveller, await offerOf(opened, traveller, propertyId)),
  );
}

const kindsOf = (trip: Trip) => trip.events.map(({ kind }) => kind);
const read = (tripId: string) => getTrip(opened, traveller, tripId);
const deskHas = async () =>
  await opened.db.selectFrom('embedded_bookings').select(['status', 'reference', 'price']).execute();

describe('an order', () => {
  test('is held at once, and booked by a job', async () => {
    const trip = createdTrip(await order(HOTELS.onlyRoom));
    expect(trip).toMatchObject({
      status: 'approved',
      title: 'The Only Room, Einsiedeln',
      travelers: [{ _id: traveller.companyUserId }],
      bookingInfo: { paymentType: 'invoice', purpose: 'client-visit', referenceFields: [] },
      parts: [{ kind: 'hotel', status: 'confirming', nights: 2, rooms: 1 }],
    });
    expect(kindsOf(trip)).toEqual(['requested', 'confirming']);
    expect(trip.startsOn).toBe(trip.parts[0]?.startsOn);
    expect(await read(trip._id)).toEqual(trip);
    await opened.workOff();
    const booked = await read(trip._id);
    expect(booked).toMatchObject({ status: 'complete', parts: [{ status: 'confirmed' }] });
    expect(booked.parts[0]).not.toHaveProperty('heldUntil');
    expect(kindsOf(booked)).toEqual(['requested', 'confirming', 'confirmed', 'completed']);
    expect(await mailsTo(opened, traveller.email)).toMatchObject([{ kind: 'trip_confirmed' }]);
    expect(await deskHas()).toMatchObject([{ status: 'confirmed' }]);
  });

  test.each([
    [HOTELS.rising, { status: 409, code: 'price_changed' }],
    [HOTELS.full, { status: 409, code: 'offer_sold_out' }],
    [HOTELS.briefOffer, { status: 410, code: 'offer_expired' }],
    [HOTELS.onlyRoom, { status: 409, code: 'offer_sold_out' }],
  ])('of %s is refused: %o', async (propertyId, expected) => {
    const before = await deskHas();
    const offer =
      propertyId === HOTELS.onlyRoom ? await takenOffer() : await offerOf(opened, traveller, propertyId);
    expect(refusal(await sendOrder(opened, traveller, orderBody(traveller, offer)))).toEqual(expected);
    const after = await deskHas();
    expect(after.length - before.length).toBe(propertyId === HOTELS.onlyRoom ? 1 : 0);
  });

  async function takenOffer() {
    const stay = { checkIn: '2027-09-01', checkOut: '2027-09-02' };
    const offer = await offerOf(opened, traveller, HOTELS.onlyRoom, stay);
    createdTrip(await sendOrder(opened, traveller, orderBody(traveller, offer)));
    return offer;
  }
});
