import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HotelCheckAnswer, HotelDetailsAnswer, HotelSearchRequest } from '#domain/contract.ts';
import { utcDay } from '#domain/local-time.ts';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { updateHotels } from '#server/suppliers/hotelbeds/update-content.ts';
import { HotelbedsServer, KEY, SECRET } from '#tests/support/hotelbeds-server/hotelbeds-server.ts';
import { call } from './support/call.ts';
import { cancellerOf, statusesOf, workAllOff } from './support/cancellations.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { bookedTrip } from './support/flight-orders.ts';
import { dayAhead } from './support/flights.ts';
import { detailsBody, hotelsOf, stayBody, TOWNS } from './support/hotels.ts';
import { mailsTo } from './support/mails.ts';
import { checkedOffer, createdTrip, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';

const server = new HotelbedsServer();
let opened: ContractApp;
let me: Member;

beforeAll(async () => {
  const url = await server.listen();
  opened = await openContractApp({
    env: { HOTELBEDS_KEY: KEY, HOTELBEDS_SECRET: SECRET, HOTELBEDS_URL: url },
  });
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  await opened.db.transaction().execute((db) => replaceRates(db, [DEMO_RATES]));
  me = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
});
afterAll(async () => {
  await opened.close();
  await server.close();
});

async function ask(url: string, body: object): Promise<unknown> {
  const { token } = await openSession(opened.deps, me);
  const answer = await call(opened.app, { method: 'POST', url: `/api/booking/hotel/${url}`, token, body });
  expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
  return answer.body;
}

const search = (more: Partial<HotelSearchRequest> = {}) =>
  ask('search', stayBody([me.companyUserId], { location: TOWNS.Zurich, ...more }));

test('a hotel is found, priced, booked and cancelled', async () => {
  const found = await search();
  const [hotel] = hotelsOf(found);
  expect(hotel).toMatchObject({ propertyId: 'hb-101', name: 'Hotel Zur Linde', stars: 4 });
  expect(new Set(hotel?.rates.map(({ source }) => source))).toEqual(new Set(['112']));
  expect(hotel).not.toHaveProperty('rating');
  const details = (await ask('details', detailsBody([me.companyUserId], 'hb-101'))) as HotelDetailsAnswer;
  expect(details).not.toHaveProperty('phone');
  const option = details.options.find(({ room }) => room.refundable) ?? expect.fail('No refund');
  const travelers = [me.companyUserId];
  const priced = (await ask('check', { travelers, offer: option.offer })) as HotelCheckAnswer;
  const { offer, total } = priced.outcome === 'priced' ? priced : expect.fail(priced.outcome);
  expect(total.asked).toEqual({ amount: 22_000, currency: 'EUR' });
  const body = orderBody(me, '', { travelers, parts: [{ kind: 'hotel', offer }] });
  const trip = await bookedTrip(opened, me, createdTrip(await sendOrder(opened, me, body)));
  const [booking] = server.list.bookings.slice(-1);
  expect(trip.parts[0]).toMatchObject({
    status: 'confirmed',
    locator: booking?.id,
    property: { name: 'Hotel Zur Linde', zone: 'Europe/Zurich' },
    price: { asked: { amount: 22_000, currency: 'EUR' } },
    onSite: { amount: 700, currency: 'CHF' },
    remarks: 'Check-in hour 16:00-00:00. Car park NO.',
    payableThrough: { name: 'HOTELBEDS PRODUCT,S.L.U.', vatNumber: 'ESB38877676' },
  });
  const [confirmation] = (await mailsTo(opened, me.email)).filter(({ kind }) => kind === 'trip_confirmed');
  expect(confirmation?.text).toContain('From the hotel: Check-in hour 16:00-00:00. Car park NO.');
  expect(confirmation?.text.replaceAll(/\s+/g, ' ')).toContain(
    'Payable through HOTELBEDS PRODUCT,S.L.U., acting as agent for the service operating company, details of which ' +
      `can be provided upon request. VAT: ESB38877676, Reference: ${booking?.id}`,
  );
  const canceller = cancellerOf(opened, me);
  expect(await canceller.quote(trip._id)).toMatchObject([
    { outcome: 'quoted', refund: { amount: 22_000 }, penalty: { amount: 0 } },
  ]);
  await canceller.cancelled(trip._id);
  await workAllOff(opened);
  expect(statusesOf(await canceller.stored(trip._id))).toEqual(['cancelled', 'cancelled']);
  expect(booking?.cancelledFor).toBe(0);
});

test('what a voucher says is found again when the answer to a booking was lost', async () => {
  const stay = { checkIn: dayAhead(50), checkOut: dayAhead(51) };
  const body = detailsBody([me.companyUserId], 'hb-101', stay);
  const { options } = (await ask('details', body)) as HotelDetailsAnswer;
  const offer = await checkedOffer(opened, me, options[0]?.offer ?? '');
  const order = orderBody(me, '', { parts: [{ kind: 'hotel', offer }] });
  const created = createdTrip(await sendOrder(opened, me, order));
  server.next('POST /bookings', 'answerLost');
  expect((await bookedTrip(opened, me, created)).parts[0]).toMatchObject({
    status: 'confirmed',
    payableThrough: { vatNumber: 'ESB38877676' },
  });
});

test('a hotel that no guest has rated is left out only where a rating is asked for', async () => {
  const ids = (body: unknown) => hotelsOf(body).map(({ propertyId }) => propertyId);
  expect(ids(await search({ filter: { shouldPreFilter: true, stars: [4] } }))).toEqual(['hb-101']);
  const rated = { shouldPreFilter: true, rating: { from: 3, to: 5 } };
  expect(ids(await search({ filter: rated }))).toEqual([]);
});

test('a night of content gives hotels their address, without any call when they are searched', async () => {
  const { suppliers } = opened.deps;
  const zurich = TOWNS.Zurich;
  expect(await suppliers.hotelDirectory.around(zurich)).toEqual([]);
  server.hotelCount = 1500;
  server.next('GET /hotel-content-api/1.0/hotels', { lateMs: 0 }, 'answerLost');
  const night = () => updateHotels(opened.deps);
  await night();
  expect(server.contentAsked).toEqual(['1-1000 all', '1001-2000 all']);
  await night();
  const today = utcDay(opened.deps.clock.now());
  await night();
  expect(server.contentAsked.slice(2)).toEqual(['1001-2000 all', `1-1000 ${today}`, `1001-2000 ${today}`]);
  const before = server.contentAsked.length;
  expect(hotelsOf(await search())).toMatchObject([
    {
      name: 'Hotel Zur Linde',
      chain: { code: 'LINDE', name: 'Linde Hotels' },
      address: { street: 'Bahnhofstrasse 14', postalCode: '8001', city: 'Zurich-Oerlikon', country: 'CH' },
      amenities: [76, 345],
    },
  ]);
  const details = (await ask('details', detailsBody([me.companyUserId], 'hb-101'))) as HotelDetailsAnswer;
  expect(details).toMatchObject({ phone: '+41445550123' });
  expect(server.contentAsked).toHaveLength(before);
  const [option] = details.options;
  const offer = await checkedOffer(opened, me, option?.offer ?? '');
  const body = orderBody(me, '', { parts: [{ kind: 'hotel', offer }] });
  const trip = createdTrip(await sendOrder(opened, me, body));
  expect(trip.parts[0]).toMatchObject({ phone: '+41445550123' });
  const around = await suppliers.hotelDirectory.around(zurich);
  expect(around.map(({ name }) => name)).toContain('Hotel Zur Linde');
  expect(await suppliers.hotelDirectory.inTown('ZRH')).not.toEqual([]);
  expect(await suppliers.hotelDirectory.byId('hb-101')).toMatchObject({ zone: 'Europe/Zurich' });
  expect(await suppliers.hotelDirectory.byId('hb-999')).toBeNull();
});

test('browsers know which source they wait for', async () => {
  expect(opened.deps.config.client.hotelSources).toEqual(['112']);
});
