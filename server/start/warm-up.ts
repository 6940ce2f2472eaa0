import { dayAfter, utcDay } from '#domain/local-time.ts';
import type { Deps } from '../deps.ts';
import { loadPlaceIndex } from '../features/places/place-index.ts';
import type { BookingTerms } from '../offers/booking-terms.ts';
import type { SearchTask } from '../search-threads/searches.ts';

type Needs = Pick<Deps, 'config' | 'searches' | 'clock' | 'log'>;

/** As many threads are ready at once; further ones are started when they are needed. */
const SEARCHES_AT_ONCE = 2;

/** The id of no company. */
const NO_COMPANY = '00000000-0000-0000-0000-000000000000';

/**
 * Loads what the first look-up of a place and the first searches would wait for. The server answers while this
 * runs, and without it, only slower.
 */
export async function warmUp(needs: Needs): Promise<void> {
  try {
    await Promise.all([loadPlaceIndex(), searchEachKind(needs)]);
  } catch (error) {
    needs.log.warn({ err: error }, 'The first searches will be slow');
  }
}

async function searchEachKind(needs: Needs): Promise<void> {
  // A search of a real supplier costs money, and prepares nothing here.
  const { duffel, hotelbeds } = needs.config;
  const tasks = listTasks(needs.clock.now()).filter(
    ({ operation }) =>
      !(operation === 'searchFlights' && duffel) && !(operation === 'searchHotels' && hotelbeds),
  );
  for (const task of tasks) {
    await Promise.all(Array.from({ length: SEARCHES_AT_ONCE }, () => searchToTheEnd(needs, task)));
  }
}

async function searchToTheEnd({ searches, log }: Needs, task: SearchTask): Promise<void> {
  const lines = searches.search(task, { signal: new AbortController().signal, log });
  for await (const _ of lines);
}

function listTasks(now: Date): SearchTask[] {
  const [first, last] = [dayAfter(utcDay(now), 30), dayAfter(utcDay(now), 32)];
  const terms: BookingTerms = {
    companyId: NO_COMPANY,
    travelers: [NO_COMPANY],
    policies: [],
    currency: 'CHF',
    rates: null,
    now,
    zone: 'UTC',
  };
  const company = { companyId: NO_COMPANY };
  const common = { terms, bookingToChange: null };
  const [zurich, london] = [airport('ZRH'), airport('LHR')];
  const legs = [
    { origin: zurich, destination: london, date: first },
    { origin: london, destination: zurich, date: last },
  ];
  const flight = { legs, travelers: 1, serviceClass: 'Y' as const, directOnly: false, airlines: [] };
  const stay = { checkIn: first, checkOut: last, rooms: 1, guests: 1, rateCodes: [] };
  const hotel = { latitude: 51.5074, longitude: -0.1278, radiusKm: 6, ...stay };
  const station = { kind: 'airport' as const, code: 'ZRH' };
  const car = { pickUp: station, dropOff: station, pickUpAt: `${first}T08:00`, dropOffAt: `${last}T18:00` };
  return [
    { ...company, operation: 'searchFlights', search: { ...common, query: flight, inPolicyOnly: false } },
    {
      ...company,
      operation: 'searchHotels',
      search: { ...common, query: hotel, unit: 'km', filter: null, together: false },
    },
    { ...company, operation: 'searchCars', search: { ...common, query: car, unit: 'km', filter: null } },
  ];
}

function airport(code: string) {
  return { code, type: 'airport' as const };
}
