import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { nextTuesday } from 'date-fns/nextTuesday';
import type { Page } from 'playwright/test';
import type { FlightSearchLine } from '#domain/contract.ts';
import { type FlightTypes, toSelectedResult } from '#domain/flight-booking/flight-choice.ts';
import {
  type FlightCriteria,
  freshFlightCriteria,
  pickAirport,
} from '#domain/flight-booking/flight-criteria.ts';
import { type FlightEntry, mergeFlightResults } from '#domain/flight-booking/flight-list.ts';
import { toFlightSearchRequest } from '#domain/flight-booking/flight-requests.ts';
import type { BookingDraft } from '#machines/booking/booking-draft.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { draftWith } from '#tests/support/booking-draft.ts';
import { expect } from './fixtures.ts';
import { draftRevision, type SignedIn, signInUnseen } from './hotel-journey.ts';
import type { PEOPLE } from './people.ts';

/** At least a month ahead, so that seats are free. */
const DAYS_AHEAD = 31;
const NIGHTS = 3;
/** In days. */
const LONGEST_LOOK = 120;

/** A return trip whose fares can be compared, one way, or one way with one seat left. */
type Wanted = 'return' | 'oneWay' | 'lastSeat';

/** Comes back to an unfinished booking, at the fares of flights from Zurich to London; answers the flights. */
export async function enterAtFares(
  page: Page,
  person: keyof typeof PEOPLE,
  wanted: Wanted = 'return',
): Promise<FlightEntry> {
  const signedIn = await signInUnseen(page, person);
  const { flight, criteria } = await FINDERS[wanted](page, signedIn);
  const chosen: Partial<BookingDraft<FlightTypes>> = { criteria, result: toSelectedResult(flight) };
  const { headers } = signedIn;
  const client = page.context().request;
  const revision = await draftRevision(client, headers, 'flight');
  const data = { chartVersion: FLIGHT_FLOW.chartVersion, revision, snapshot: draftWith(FLIGHT_FLOW, chosen) };
  const kept = await client.put('/api/booking/drafts/flight', { headers, data });
  expect(kept.status(), await kept.text()).toBe(200);
  await page.goto('/booking/flight/fares');
  await expect(page.getByRole('heading', { level: 1, name: 'Select fare' })).toBeVisible();
  return flight;
}

interface FlightMatch {
  flight: FlightEntry;
  criteria: FlightCriteria;
}

const FINDERS = { return: findReturn, oneWay: findOneWay, lastSeat: findLastSeat };

async function findReturn(page: Page, signedIn: SignedIn): Promise<FlightMatch> {
  const tuesday = nextTuesday(addDays(new Date(), DAYS_AHEAD));
  const criteria = criteriaFor(signedIn, { from: textOf(tuesday), to: textOf(addDays(tuesday, NIGHTS)) });
  return { flight: await findWithFares(page, signedIn, criteria), criteria };
}

async function findOneWay(page: Page, signedIn: SignedIn): Promise<FlightMatch> {
  const criteria = oneWay(signedIn, nextTuesday(addDays(new Date(), DAYS_AHEAD)));
  return { flight: await findWithFares(page, signedIn, criteria), criteria };
}

async function findWithFares(page: Page, signedIn: SignedIn, criteria: FlightCriteria): Promise<FlightEntry> {
  const flight = (await findFlights(page, signedIn, criteria)).find(({ fares }) => fares.length > 2);
  if (!flight) throw new Error('No flight has several fares');
  return flight;
}

function oneWay(signedIn: SignedIn, day: Date): FlightCriteria {
  return { ...criteriaFor(signedIn, { from: textOf(day), to: '' }), flightType: 'oneWay', directOnly: true };
}

/** Which flights are nearly full depends on their days. */
async function findLastSeat(page: Page, signedIn: SignedIn): Promise<FlightMatch> {
  for (let days = DAYS_AHEAD; days < DAYS_AHEAD + LONGEST_LOOK; days += 1) {
    const criteria = oneWay(signedIn, addDays(new Date(), days));
    const flights = await findFlights(page, signedIn, criteria);
    const flight = flights.find(({ fares: [cheapest] }) => cheapest?.seatsLeft === 1);
    if (flight) return { flight, criteria };
  }
  throw new Error('No flight has one seat left');
}

async function findFlights(
  page: Page,
  { headers }: SignedIn,
  criteria: FlightCriteria,
): Promise<readonly FlightEntry[]> {
  const answer = await page.context().request.post('/api/booking/flight/search', {
    headers,
    data: toFlightSearchRequest(criteria),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { lines }: { lines: FlightSearchLine[] } = await answer.json();
  const results = lines.flatMap((line) => (line.type === 'results' ? [line] : []));
  return mergeFlightResults(results)?.flights ?? [];
}

function criteriaFor(
  { traveler }: SignedIn,
  departureDateRange: FlightCriteria['departureDateRange'],
): FlightCriteria {
  return {
    ...freshFlightCriteria({ purpose: 'client-visit', travelers: [traveler] }),
    legs: [{ origin: ZURICH, destination: HEATHROW, departureDate: '', departureTime: null }],
    departureDateRange,
  };
}

function textOf(date: Date): string {
  return format(date, 'yyyy-MM-dd');
}

const ZURICH = pickAirport({
  code: 'ZRH',
  type: 'airport',
  name: 'Zurich Airport',
  city: 'Zurich',
  country: 'CH',
  zone: 'Europe/Zurich',
});
const HEATHROW = pickAirport({
  code: 'LHR',
  type: 'airport',
  name: 'Heathrow Airport',
  city: 'London',
  country: 'GB',
  zone: 'Europe/London',
});
