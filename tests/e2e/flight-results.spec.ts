import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { nextTuesday } from 'date-fns/nextTuesday';
import type { Page } from 'playwright/test';
import {
  type FlightCriteria,
  freshFlightCriteria,
  type SelectedAirport,
} from '#domain/flight-booking/flight-criteria.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { draftWith } from '#tests/support/booking-draft.ts';
import { expect, test } from './fixtures.ts';
import { draftRevision, type SignedIn, signInUnseen } from './hotel-journey.ts';

test('outbound and return flights are chosen by keyboard, and lead to the fares', async ({ page }) => {
  const { headers } = await enterAtFlights(page);
  await page.getByRole('radio', { name: 'Fastest' }).check();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('combobox', { name: 'Stops' }).selectOption('0');
  await expect(page.getByRole('button', { name: 'Remove the filter Direct flights' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^LHR .*Heathrow/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 2, name: /^Flight 2 of 2: London to Zurich/ });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('region', { name: 'Chosen flights' })).toBeVisible();

  const draft = () => page.context().request.get('/api/booking/drafts/flight', { headers });
  await expect.poll(async () => (await draft()).text()).toContain('"chosenLegs":["');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Chosen flights' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/booking/flight/fares');
});

/** Opens a search for flights from Zurich to London and back. */
async function enterAtFlights(page: Page): Promise<SignedIn> {
  const signedIn = await signInUnseen(page, 'traveler');
  const { headers, traveler } = signedIn;
  const client = page.context().request;
  const revision = await draftRevision(client, headers, 'flight');
  const snapshot = draftWith(FLIGHT_FLOW, { criteria: criteriaFor(traveler) });
  const data = { chartVersion: FLIGHT_FLOW.chartVersion, revision, snapshot };
  const kept = await client.put('/api/booking/drafts/flight', { headers, data });
  expect(kept.status(), await kept.text()).toBe(200);
  await page.goto('/booking/flight/flights');
  await expect(
    page.getByRole('heading', { level: 2, name: /^Flight 1 of 2: Zurich to London/ }),
  ).toBeVisible();
  return signedIn;
}

/** At least a month ahead, so that prices are not raised by a short notice. */
const DAYS_AHEAD = 31;

function criteriaFor(traveler: SignedIn['traveler']): FlightCriteria {
  const tuesday = nextTuesday(addDays(new Date(), DAYS_AHEAD));
  const day = (date: Date) => format(date, 'yyyy-MM-dd');
  return {
    ...freshFlightCriteria({ purpose: 'client-visit', travelers: [traveler] }),
    legs: [{ origin: ZURICH, destination: LONDON, departureDate: '', departureTime: null }],
    departureDateRange: { from: day(tuesday), to: day(addDays(tuesday, 2)) },
  };
}

const ZURICH: SelectedAirport = {
  code: 'ZRH',
  type: 'airport',
  name: 'Zurich Airport',
  city: 'Zurich',
  zone: 'Europe/Zurich',
  airports: ['ZRH'],
};
const LONDON: SelectedAirport = {
  code: 'LON',
  type: 'mac',
  name: 'London (all airports)',
  city: 'London',
  zone: 'Europe/London',
  airports: ['LHR', 'LGW', 'LTN', 'LCY', 'STN', 'SEN'],
};
