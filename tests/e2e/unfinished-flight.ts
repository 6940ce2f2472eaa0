import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { nextTuesday } from 'date-fns/nextTuesday';
import type { Page } from 'playwright/test';
import type { FlightSearchLine } from '#domain/contract.ts';
import { chosenResultOf, type FlightTypes } from '#domain/flight-booking/flight-choice.ts';
import {
  type FlightCriteria,
  freshFlightCriteria,
  pickAirport,
} from '#domain/flight-booking/flight-criteria.ts';
import { type ListedFlight, mergeFlightResults } from '#domain/flight-booking/flight-list.ts';
import { flightSearchRequestOf } from '#domain/flight-booking/flight-requests.ts';
import type { BookingDraft } from '#machines/booking/booking-draft.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { draftWith } from '#tests/support/booking-draft.ts';
import { expect } from './fixtures.ts';
import { draftRevision, type SignedIn, signInUnseen } from './hotel-journey.ts';
import type { PEOPLE } from './people.ts';

/** In a month or later, so that seats are free. */
const DAYS_AHEAD = 31;
const NIGHTS = 3;

/** Comes back to an unfinished booking, at the fares of flights from Zurich to London and back; answers the flights. */
export async function enterAtFares(page: Page, person: keyof typeof PEOPLE): Promise<ListedFlight> {
  const signedIn = await signInUnseen(page, person);
  const criteria = criteriaFor(signedIn);
  const flight = await findFlight(page, signedIn, criteria);
  const chosen: Partial<BookingDraft<FlightTypes>> = { criteria, result: chosenResultOf(flight) };
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

/** One whose fares can be compared. */
async function findFlight(
  page: Page,
  { headers }: SignedIn,
  criteria: FlightCriteria,
): Promise<ListedFlight> {
  const answer = await page.context().request.post('/api/booking/flight/search', {
    headers,
    data: flightSearchRequestOf(criteria),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { lines }: { lines: FlightSearchLine[] } = await answer.json();
  const results = lines.flatMap((line) => (line.type === 'results' ? [line] : []));
  const flight = mergeFlightResults(results)?.flights.find(({ fares }) => fares.length > 2);
  if (!flight) throw new Error('No flight has several fares');
  return flight;
}

function criteriaFor({ traveler }: SignedIn): FlightCriteria {
  const tuesday = nextTuesday(addDays(new Date(), DAYS_AHEAD));
  const day = (date: Date) => format(date, 'yyyy-MM-dd');
  return {
    ...freshFlightCriteria({ purpose: 'client-visit', travelers: [traveler] }),
    legs: [{ origin: ZURICH, destination: HEATHROW, departureDate: '', departureTime: null }],
    departureDateRange: { from: day(tuesday), to: day(addDays(tuesday, NIGHTS)) },
  };
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
