import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  FlightResultFare,
  FlightResults,
  FlightSearchRequest,
  FlightSelectAnswer,
  PartChangeQuote,
} from '#domain/contract.ts';
import { toFlightQuery } from '#server/features/flights/flight-query.ts';
import { replaceMemberships } from '#server/features/loyalty/membership-repository.ts';
import { searchAgain } from '#server/features/recent-searches/search-again.ts';
import { changePerson } from '#server/features/users/user-write-repository.ts';
import { readTermsFor } from '#server/offers/read-booking-terms.ts';
import { CHANGE_FEE } from '#tests/support/duffel-server/changes.ts';
import { DuffelServer, TOKEN } from '#tests/support/duffel-server/duffel-server.ts';
import { COMPANY_ACCOUNT, MEMBERSHIP } from '#tests/support/duffel-server/offers.ts';
import { call } from './support/call.ts';
import { cancellerOf, statusesOf, workAllOff } from './support/cancellations.ts';
import { rentalBody } from './support/cars.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { bookedTrip, flightOf, insertFlyer } from './support/flight-orders.ts';
import { dayAhead, legTo, oneWay, resultsOf } from './support/flights.ts';
import { stayBody } from './support/hotels.ts';
import { createdTrip, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, type Member } from './support/records.ts';
import { readLines } from './support/search-lines.ts';
import { openSession } from './support/sessions.ts';

const server = new DuffelServer();
let opened: ContractApp;
let me: Member;

beforeAll(async () => {
  const url = await server.listen();
  opened = await openContractApp({ env: { DUFFEL_TOKEN: TOKEN, DUFFEL_URL: url } });
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  me = await insertFlyer(opened, { companyId, role: 'travel-arranger' });
  await changePerson(opened.db, me.userId, { privatePhone: '+41 79 555 01 11' });
});
afterAll(async () => {
  await opened.close();
  await server.close();
});

async function ask<Answer>(url: string, body: object): Promise<Answer> {
  const { token } = await openSession(opened.deps, me);
  const answer = await call(opened.app, { method: 'POST', url: `/api/booking/flight/${url}`, token, body });
  return answer.body as Answer; // the contract checks it
}

async function search(route: string, more: Partial<FlightSearchRequest> = {}): Promise<FlightResults> {
  const [results] = resultsOf(await ask('search', { ...oneWay([me.companyUserId], route), ...more }));
  return results ?? expect.fail('Nothing was found');
}

const faresOf = ({ itineraries }: FlightResults) => itineraries.flatMap(({ fares }) => fares);

async function select(fare: FlightResultFare | undefined, more: object = {}) {
  const body = { travelers: [me.companyUserId], offer: fare?.offer, ...more };
  const priced = await ask<FlightSelectAnswer>('select', body);
  return priced.outcome === 'priced' ? priced : expect.fail(priced.outcome);
}

async function booked(offer: string) {
  const travelers = [me.companyUserId];
  const body = orderBody(me, '', { travelers, parts: [{ kind: 'flight', offer }] });
  return await bookedTrip(opened, me, createdTrip(await sendOrder(opened, me, body)));
}

/** Where the airline holds a flight, and where it is paid at once. */
test.each(['JFK-EWR', 'LHR-DXB'])('a flight on %s is found, priced, booked and cancelled', async (route) => {
  const results = await search(route);
  const flex = faresOf(results).find(({ family }) => results.families[family]?.name === 'Flex');
  expect(results.source).toBe('duffel');
  const { offer } = await select(flex);
  const trip = await booked(offer);
  const [order] = server.book.orders.slice(-1);
  expect(flightOf(trip)).toMatchObject({
    status: 'confirmed',
    locator: order?.id.slice(-6).toUpperCase(),
    tickets: [{ traveler: me.companyUserId, number: expect.stringMatching(/^125/) }],
    price: { asked: { amount: order?.total, currency: 'GBP' } },
  });
  expect(order?.passengers).toMatchObject([{ born_on: '1984-05-17', phone_number: '+41795550111' }]);
  const canceller = cancellerOf(opened, me);
  expect(await canceller.quote(trip._id)).toMatchObject([
    { outcome: 'quoted', refund: { amount: order?.total }, penalty: { amount: 0 } },
  ]);
  await canceller.cancelled(trip._id);
  await workAllOff(opened);
  expect(statusesOf(await canceller.stored(trip._id))).toEqual(['cancelled', 'cancelled']);
  expect(order?.cancelledAt).not.toBeNull();
});

test('a booked flight is moved to another day, for the fee of the airline', async () => {
  const { offer } = await select(faresOf(await search('JFK-EWR'))[0]);
  const trip = await booked(offer);
  const [part] = trip.parts;
  const changes = { tripId: trip._id, partId: part?._id ?? '' };
  const legs = [legTo('JFK', 'EWR', 41)];
  const found = await search('JFK-EWR', { legs, changes });
  const { offer: moved } = await select(faresOf(found)[0], { changes });
  const { token } = await openSession(opened.deps, me);
  const wanted = { kind: 'flight', offer: moved };
  const change = async (path: string, body: object) =>
    await call(opened.app, {
      method: 'POST',
      url: `/api/trips/${trip._id}/parts/${part?._id}/change${path}`,
      token,
      headers: { 'idempotency-key': randomUUIDv7() },
      body: { part: wanted, ...body },
    });
  const { body: quote } = await change('/quote', {});
  const { after, penalty } = quote as PartChangeQuote; // the contract has checked it
  expect(penalty).toMatchObject({ amount: CHANGE_FEE, currency: 'GBP' });
  expect(await change('', { levels: [], agreed: { price: after, penalty } })).toMatchObject({ status: 200 });
  const settled = flightOf(await bookedTrip(opened, me, trip));
  expect(settled).toMatchObject({ status: 'confirmed', startsOn: dayAhead(41) });
  expect(settled.legs[0]?.segments[0]?.departure).toBe(`${dayAhead(41)}T09:05`);
  expect(server.changes.changes).toHaveLength(1);
});

test('the company gets its own fares under its account with the airline', async () => {
  const lowestFare = async () => {
    const fares = faresOf(await search('JFK-EWR'));
    return Math.min(...fares.map(({ price }) => price.amount));
  };
  const before = await lowestFare();
  const membership = { _id: randomUUIDv7(), program: 'ZZ', membershipNumber: COMPANY_ACCOUNT };
  const list = { owner: { company_id: me.companyId }, kind: 'flight' as const };
  await replaceMemberships(opened.db, list, [membership]);
  expect((await lowestFare()) / before).toBeCloseTo(0.9, 2);
  await replaceMemberships(opened.db, list, []);
});

test('who flies gets the fares for members, in each search for the same flights', async () => {
  const list = { owner: { user_id: me.userId }, kind: 'flight' as const };
  const membership = { _id: randomUUIDv7(), program: 'BA', membershipNumber: MEMBERSHIP };
  await changePerson(opened.db, me.userId, { firstName: 'Zoë', lastName: 'Frei' });
  const before = faresOf(await search('JFK-EWR'))[0]?.price.amount ?? 0;
  await replaceMemberships(opened.db, list, [membership]);
  const fare = faresOf(await search('JFK-EWR'))[0];
  expect((fare?.price.amount ?? 0) / before).toBeCloseTo(0.95, 2);
  const terms = await readTermsFor(opened.deps, me.companyId, [me.companyUserId]);
  const query = toFlightQuery(oneWay([me.companyUserId], 'JFK-EWR'));
  const again = { search: { kind: 'flight' as const, query }, terms };
  const caller = { signal: new AbortController().signal, log: opened.deps.log };
  await searchAgain(opened.deps, again, caller);
  const sent = server.searches.slice(-2).map(({ passengers }) => passengers);
  const flyer = {
    loyalty_programme_accounts: [{ airline_iata_code: 'BA', account_number: MEMBERSHIP }],
    given_name: 'Zoë',
  };
  expect(sent).toMatchObject([[flyer], [flyer]]);
  await booked((await select(fare)).offer);
  expect(server.book.orders.at(-1)?.passengers).toMatchObject([
    { loyalty_programme_accounts: flyer.loyalty_programme_accounts },
  ]);
  await replaceMemberships(opened.db, list, []);
});

test('hotels and cars, which have no real supplier here, are not sold', async () => {
  const { token } = await openSession(opened.deps, me);
  const searches = [
    { url: '/api/booking/hotel/search', body: stayBody([me.companyUserId]) },
    { url: '/api/booking/car/search', body: rentalBody([me.companyUserId], 'GVA') },
  ];
  for (const search of searches) {
    const { status, body } = await call(opened.app, { method: 'POST', token, ...search });
    expect(status).toBe(200);
    expect(readLines<object>(body)).toMatchObject({ failures: [], end: { results: 0, sources: [] } });
  }
  const { sale, client } = opened.deps.config;
  expect([sale.flight, client.unsold]).toEqual(['real', ['hotel', 'car']]);
});
