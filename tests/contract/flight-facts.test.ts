import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FareFamily, SeatsAnswer } from '#domain/contract.ts';
import { call } from './support/call.ts';
import {
  bookedTrip,
  fareQuote,
  flightOf,
  foundFare,
  insertFlyer,
  orderFlight,
} from './support/flight-orders.ts';
import { faresOf, legTo, searchBody } from './support/flights.ts';
import { mailsTo } from './support/mails.ts';
import { insertCompany, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let companyId: string;
let me: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  me = await insertFlyer(opened, { companyId, role: 'traveler' });
});

async function ask(url: string, body: object) {
  const { token } = await openSession(opened.deps, me);
  return (await call(opened.app, { method: 'POST', url, token, body })).body;
}

describe('a fare', () => {
  test('has an end of its hold, in the search and when it is priced', async () => {
    const travelers = [me.companyUserId];
    const [fare] = faresOf(await ask('/api/booking/flight/search', searchBody(travelers)));
    const { holdUntil } = await fareQuote(opened, me);
    const hours = (until = '') => (Date.parse(until) - Date.now()) / 3_600_000;
    expect(hours(fare?.holdUntil)).toBeCloseTo(24, 1);
    expect(hours(holdUntil)).toBeCloseTo(24, 1);
  });

  test('has its earned miles', async () => {
    const { fare } = await fareQuote(opened, me);
    expect(fare.family.miles).toEqual({ kind: 'percentage', value: expect.any(Number) });
  });
});

describe('the terminals of a flight', () => {
  test('are those that the airline states, in the offer, in the trip, in mails and in the calendar', async () => {
    const { legs } = await fareQuote(opened, me);
    const [out] = legs.flatMap(({ segments }) => segments);
    expect(out?.arrivalTerminal).toMatch(/^[2-5]$/);
    expect(out).not.toHaveProperty('departureTerminal');
    const trip = await bookedTrip(opened, me, await orderFlight(opened, me));
    expect(flightOf(trip).legs).toEqual(legs);
    const { token } = await openSession(opened.deps, me);
    const calendar = await call(opened.app, { url: `/api/trips/${trip._id}/calendar.ics`, token });
    const stated = `(LHR), terminal ${out?.arrivalTerminal}`;
    expect((await mailsTo(opened, me.email)).at(-1)?.text).toContain(stated);
    expect(String(calendar.body).replaceAll('\r\n ', '').replaceAll('\\,', ',')).toContain(stated);
  });
});

describe('an aircraft with two decks', () => {
  test('shows the seats of both', async () => {
    const isEconomy = ({ name }: FareFamily) => name.startsWith('Economy');
    // On some days economy class, which is on both decks, is sold out.
    const offer = await Promise.any(
      [40, 41, 42, 43].map((days) => {
        const search = { airlines: ['EK'], legs: [legTo('ZRH', 'DXB', days)] };
        return foundFare(opened, me, { route: 'ZRH-DXB', search, aircraft: '388', isWanted: isEconomy });
      }),
    );
    const travelers = [me.companyUserId];
    const answer = (await ask('/api/booking/flight/seats', { travelers, offer })) as SeatsAnswer; // the contract has checked it
    if (answer.outcome !== 'priced') return expect.fail(answer.outcome);
    expect(answer.seatMaps[0]?.cabins.map(({ deck }) => deck)).toEqual(['main', 'upper']);
  });
});
