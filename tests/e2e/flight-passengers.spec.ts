import type { Page } from 'playwright/test';
import { unsealFrom } from '#server/db/sealed.ts';
import type { TestServer } from '#tests/support/server.ts';
import { expect, test } from './fixtures.ts';
import {
  chooseFare,
  chooseFlights,
  expectStep,
  goOn,
  openOptions,
  searchOneWay,
  searchRoundTrip,
} from './flight-journey.ts';
import { enter, expectBooked, orderNow } from './hotel-journey.ts';
import { PEOPLE } from './people.ts';

/** Colleagues of the demo company with whom no other journey flies. */
const ELIANE = { email: 'approver2@alpenblick.example', name: 'Eliane Roth' };
const DANIEL = { email: 'approver1@alpenblick.example', name: 'Daniel Frei' };

/** Their profile has nothing but the name. */
async function emptyProfile({ deps: { db } }: TestServer, email: string): Promise<void> {
  const emptied = db.updateTable('users').set({ sealed_date_of_birth: null, gender: null });
  const { id } = await emptied.where('email', '=', email).returning('id').executeTakeFirstOrThrow();
  await db.deleteFrom('passports').where('user_id', '=', id).execute();
}

async function profileOf({ deps: { db } }: TestServer, email: string) {
  const {
    id,
    gender,
    sealed_date_of_birth: sealed,
  } = await db
    .selectFrom('users')
    .select(['id', 'sealed_date_of_birth', 'gender'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const passports = await db.selectFrom('passports').select('id').where('user_id', '=', id).execute();
  const dateOfBirth = unsealFrom(db, `users.sealed_date_of_birth ${id}`, sealed);
  return { dateOfBirth, gender, passports: passports.length };
}

async function addColleague(page: Page, name: string): Promise<void> {
  await page.getByLabel('Search colleagues').fill(name.split(' ').at(-1) ?? '');
  await page.getByRole('button', { name: `Add ${name}` }).click();
}

/** A seat for each of two on every flight, on one page. */
async function chooseAllSeats(page: Page): Promise<void> {
  const flights = page.getByRole('region', { name: / – .+, \w\w \d+, / });
  await expect(page.getByText('0 of 2 seats', { exact: true }).first()).toBeVisible();
  for (const flight of await flights.filter({ has: page.getByRole('grid') }).all()) {
    const free = flight.getByRole('button', { name: /, free$/ });
    await free.first().click();
    await expect(flight.getByText(/Now choose a seat for /)).toBeVisible();
    await free.first().click();
    await expect(flight.getByText(/All travellers have a seat on this flight\.$/)).toBeVisible();
  }
  await expect(page.getByText('0 of 2 seats', { exact: true })).toHaveCount(0);
}

test('two people fly there and back with seats and bags, and data missing from a profile is saved with the trip', async ({
  page,
  server,
}) => {
  await emptyProfile(server, ELIANE.email);
  await enter(page, 'arranger', '/booking/flight');
  await page.getByRole('button', { name: 'Add colleagues' }).click();
  await addColleague(page, 'Beat Zimmermann');
  await addColleague(page, ELIANE.name);
  await searchRoundTrip(page, 'ZRH', 'LHR');
  await chooseFlights(page, 2);
  await openOptions(page);
  await chooseAllSeats(page);
  const bags = page.getByLabel(/: checked bags,/);
  await expect(bags).toHaveCount(4);
  for (const bag of await bags.all()) await bag.selectOption({ index: 1 });
  await goOn(page);

  const eliane = page.getByRole('group', { name: ELIANE.name });
  await orderNow(page);
  await expect(eliane.getByLabel('Date of birth')).toBeFocused();
  await expect(eliane.getByLabel('Date of birth')).toHaveAccessibleDescription(/\S/);
  await expectStep(page, 'checkout');
  await expect(page.getByText('The profile stays as it is.', { exact: false })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /to the profile, too$/ })).toHaveCount(0);
  await eliane.getByLabel('Date of birth').fill('1985-06-07');
  await eliane.getByLabel('Gender, as in the passport').selectOption({ label: 'Female' });
  const country = eliane.getByLabel('Country of the passport');
  if (await country.isVisible()) {
    await country.selectOption({ label: 'Switzerland' });
    await eliane.getByLabel('Number of the passport').fill('X7654321');
    await eliane.getByLabel('Passport valid until').fill('2035-05-04');
  }
  await orderNow(page);
  await expectBooked(page);
  expect(await profileOf(server, ELIANE.email)).toEqual({ dateOfBirth: null, gender: null, passports: 0 });

  await page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
  await expect(page.getByText('1 more bag checked in', { exact: false })).toHaveCount(4);
  await expect(page.getByText(/^Seat \d+[A-Z]$/)).toHaveCount(await countSeats(server, page));
});

/** Of the trip that is shown, as the server has them: one for each of two on each flight. */
async function countSeats({ deps: { db } }: TestServer, page: Page): Promise<number> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const part = db.selectFrom('trip_parts').select('details').where('trip_id', '=', id);
  const { details } = await part.executeTakeFirstOrThrow();
  const seats = 'seats' in details ? details.seats.length : 0;
  expect(seats).toBeGreaterThanOrEqual(4);
  return seats;
}

test('a traveler without a passport reads so before the checkout, and asks for one in the own profile', async ({
  page,
  server,
}) => {
  // No other journey flies with this person.
  await emptyProfile(server, PEOPLE.approver2);
  await enter(page, 'approver2', '/booking/flight');
  await searchOneWay(page, 'ZRH', 'JFK');
  await chooseFlights(page, 1);
  await openOptions(page);
  const notice = page.getByRole('alert').filter({ hasText: 'Your profile has no passport' });
  await expect(notice).toContainText(/^Your profile has no passport.*requires one that is valid until/);
  await goOn(page);
  await expectStep(page, 'checkout');
  await notice.getByRole('link', { name: 'Request a change to your profile' }).click();
  await expect(page.getByRole('heading', { name: 'Passports and visas' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Ask for a change: Passports and visas' })).toBeVisible();
});

test('a site-admin books for the company they act for, and adds missing data to a profile at the checkout', async ({
  page,
  server,
}) => {
  await emptyProfile(server, DANIEL.email);
  await enter(page, 'site');
  await page.getByRole('combobox', { name: 'Company' }).click();
  await page.getByRole('option', { name: 'Alpenblick Engineering AG' }).click();
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Alpenblick Engineering AG');
  await page.goto('/booking/flight');
  await expectStep(page, 'search');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add colleagues' }).click();
  await addColleague(page, DANIEL.name);
  await searchOneWay(page, 'ZRH', 'VIE');
  await chooseFlights(page, 1);
  await chooseFare(page);
  await expect(page.getByRole('region', { name: 'Travellers' })).toContainText(DANIEL.name);
  const daniel = page.getByRole('group', { name: DANIEL.name });
  await daniel.getByLabel('Date of birth').fill('1979-02-03');
  await daniel.getByLabel('Gender, as in the passport').selectOption({ label: 'Male' });
  await page.getByRole('checkbox', { name: 'Add date of birth and gender to the profile, too' }).check();
  await orderNow(page);
  await expectBooked(page);
  await expect
    .poll(() => profileOf(server, DANIEL.email))
    .toEqual({ dateOfBirth: '1979-02-03', gender: 'M', passports: 0 });
});
