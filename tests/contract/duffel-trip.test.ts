import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FlightResults, FlightSelectAnswer } from '#domain/contract.ts';
import { changePerson } from '#server/features/users/user-write-repository.ts';
import { DuffelServer, TOKEN } from '#tests/support/duffel-server/duffel-server.ts';
import { call } from './support/call.ts';
import { cancellerOf, statusesOf, workAllOff } from './support/cancellations.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { bookedTrip, flightOf, insertFlyer } from './support/flight-orders.ts';
import { oneWay, resultsOf } from './support/flights.ts';
import { createdTrip, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, type Member } from './support/records.ts';
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

async function search(route: string): Promise<FlightResults> {
  const [results] = resultsOf(await ask('search', oneWay([me.companyUserId], route)));
  return results ?? expect.fail('Nothing was found');
}

/** Where the airline holds a flight, and where it is paid at once. */
test.each(['JFK-EWR', 'LHR-DXB'])('a flight on %s is found, priced, booked and cancelled', async (route) => {
  const { itineraries, families, source } = await search(route);
  const fares = itineraries.flatMap((itinerary) => itinerary.fares);
  const flex = fares.find(({ family }) => families[family]?.name === 'Flex') ?? expect.fail('No Flex');
  expect(source).toBe('duffel');
  const travelers = [me.companyUserId];
  const priced = await ask<FlightSelectAnswer>('select', { travelers, offer: flex.offer });
  const { offer } = priced.outcome === 'priced' ? priced : expect.fail(priced.outcome);
  const body = orderBody(me, '', { travelers, parts: [{ kind: 'flight', offer }] });
  const trip = await bookedTrip(opened, me, createdTrip(await sendOrder(opened, me, body)));
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
