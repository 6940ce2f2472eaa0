import { describe, expect, test } from 'vitest';
import type {
  CarResults,
  FareFamily,
  FlightResults,
  PartToChange,
  Trip,
  TripPartRequest,
} from '#domain/contract.ts';
import { call, refusal } from './support/call.ts';
import { rentalBody } from './support/cars.ts';
import { ChangeDesk } from './support/change-desk.ts';
import { fareQuote } from './support/flight-orders.ts';
import { legTo, searchBody } from './support/flights.ts';
import { detailsBody, hotelsOf, stayBody } from './support/hotels.ts';
import { HOTELS } from './support/orders.ts';
import { readLines } from './support/search-lines.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();

const OTHER = { status: 409, code: 'other_than_booked' };
const firstPart = ({ _id: tripId, parts: [part] }: Trip): PartToChange => ({
  tripId,
  partId: part?._id ?? expect.fail('The trip has no part'),
});

async function post({ traveler }: ChangeDesk, path: string, body: object) {
  const { token } = await openSession(opened.deps, traveler);
  return await call(opened.app, { method: 'POST', url: `/api/booking/${path}`, token, body });
}

async function flight(desk: ChangeDesk, to: string, airlines: string[], days = 30): Promise<TripPartRequest> {
  const search = { legs: [legTo('ZRH', to, days), legTo(to, 'ZRH', days + 2)], airlines };
  const isWanted = ({ change }: FareFamily) => change.allowed === true;
  const { offer } = await fareQuote(opened, desk.traveler, { search, isWanted });
  return { kind: 'flight', offer };
}

/** The carriers and ends of the first leg of each itinerary. */
function routesOf(body: unknown): string[] {
  return readLines<FlightResults>(body).results.flatMap(({ itineraries, legs, segments }) =>
    itineraries.map((itinerary) => {
      const flown = legs[itinerary.legs[0] ?? -1]?.segments.map((index) => segments[index]) ?? [];
      return `${flown[0]?.carrier} ${flown[0]?.origin}-${flown.at(-1)?.destination}`;
    }),
  );
}

describe('the airline of a flight', () => {
  test('keeps itself and the route: neither another airline nor another city takes its place', async () => {
    const desk = await ChangeDesk.open(opened);
    const trip = await desk.booked(await flight(desk, 'LHR', ['LX']));
    expect(refusal(await desk.quote(trip, await flight(desk, 'LHR', ['BA'], 31)))).toEqual(OTHER);
    expect(refusal(await desk.quote(trip, await flight(desk, 'CDG', ['LX'], 31)))).toEqual(OTHER);
    expect((await desk.quote(trip, await flight(desk, 'LHR', ['LX'], 31))).status).toBe(200);
  });

  test('shows in the search of a change its own flights only', async () => {
    const desk = await ChangeDesk.open(opened);
    const changes = firstPart(await desk.booked(await flight(desk, 'LHR', ['LX'])));
    const search = searchBody([desk.traveler.companyUserId]);
    const all = new Set(routesOf((await post(desk, 'flight/search', search)).body));
    expect(all.size).toBeGreaterThan(1);
    const own = new Set(routesOf((await post(desk, 'flight/search', { ...search, changes })).body));
    expect([...own]).toEqual(['LX ZRH-LHR']);
    const legs = [legTo('ZRH', 'CDG', 40), legTo('CDG', 'ZRH', 42)];
    expect(routesOf((await post(desk, 'flight/search', { ...search, legs, changes })).body)).toEqual([]);
  });
});

describe('a hotel', () => {
  test('is not changed into another one', async () => {
    const desk = await ChangeDesk.open(opened);
    const trip = await desk.booked();
    const elsewhere = await desk.stay({ propertyId: HOTELS.closedDesk });
    expect(refusal(await desk.quote(trip, elsewhere))).toEqual(OTHER);
  });

  test('is the only one that the search of a change lists and opens', async () => {
    const desk = await ChangeDesk.open(opened);
    const changes = firstPart(await desk.booked());
    const travelers = [desk.traveler.companyUserId];
    const found = await post(desk, 'hotel/search', { ...stayBody(travelers), changes });
    expect([...new Set(hotelsOf(found.body).map(({ propertyId }) => propertyId))]).toEqual([HOTELS.onlyRoom]);
    const details = { ...detailsBody(travelers, HOTELS.briefOffer), changes };
    expect(refusal(await post(desk, 'hotel/details', details))).toEqual({ status: 404, code: 'not_found' });
  });
});

test('a car keeps its vendor, at any station', async () => {
  const desk = await ChangeDesk.open(opened);
  const travelers = [desk.traveler.companyUserId];
  const find = async (code: string, changes?: PartToChange) => {
    const { body } = await post(desk, 'car/search', { ...rentalBody(travelers, code), changes });
    return readLines<CarResults>(body).results.flatMap(({ cars, vendors }) =>
      cars
        .filter(({ car }) => car.refundable)
        .map(({ offer, vendor }) => ({ offer, vendor: vendors[vendor]?.name ?? '' })),
    );
  };
  const part = async ({ offer }: { offer: string }): Promise<TripPartRequest> => {
    const { body } = await post(desk, 'car/check', { travelers, offer });
    return { kind: 'car', offer: (body as { offer: string }).offer };
  };
  const [own = expect.fail('There is no car')] = await find('ZRH');
  const trip = await desk.booked(await part(own));
  const elsewhere = await find('GVA');
  const other = elsewhere.find(({ vendor }) => vendor !== own.vendor) ?? expect.fail('There is no other');
  expect(refusal(await desk.quote(trip, await part(other)))).toEqual(OTHER);
  const kept = await find('GVA', firstPart(trip));
  expect([...new Set(kept.map(({ vendor }) => vendor))]).toEqual([own.vendor]);
  expect((await desk.quote(trip, await part(kept[0] ?? own))).status).toBe(200);
});
