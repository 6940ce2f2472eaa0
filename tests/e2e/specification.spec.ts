import type { Locator, Page } from 'playwright/test';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import type { BookingDraft } from '#machines/booking/booking-draft.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { PLACES } from '#tests/model/hotel-booking/places.ts';
import { BOOKING_PAGES } from '#tests/specification/booking-pages.ts';
import { MESSAGES, SHELL, STORAGE } from '#tests/specification/messages.ts';
import { PUBLIC_PAGES, RECORD_PAGES } from '#tests/specification/pages.ts';
import type { PageRow } from '#tests/specification/shown.ts';
import { draftWith } from '#tests/support/booking-draft.ts';
import { hotelNamed } from '#tests/support/hotel-named.ts';
import { unfoldSearch } from '#tests/support/unfold-search.ts';
import { type AdminSession, addTo, createCompany, edit, enter } from './administration.ts';
import { chooseAirport, finishSearch } from './car-journey.ts';
import { expectPage, expectShown, openPage } from './expect-shown.ts';
import { expect, test } from './fixtures.ts';
import { goOn, openOptions } from './flight-journey.ts';
import {
  chooseRoom,
  draftRevision,
  enter as enterBooking,
  openUpcoming,
  type SignedIn,
  signInUnseen,
} from './hotel-journey.ts';
import { fillSignIn, PEOPLE } from './people.ts';
import { criteriaFor, enterAtRooms } from './unfinished-booking.ts';
import { enterAtFares } from './unfinished-flight.ts';

/** Everything that the specification wants to be seen, each page once; the rows stand in tests/specification/. */

test.describe.configure({ timeout: 180_000 });

const NOT_THERE = 'zzzz';

test('the public pages, the banner and the messages of the sign-in', async ({ page }) => {
  await page.goto('/privacy');
  await page.evaluate((before) => Object.assign(localStorage, before), STORAGE.before);
  for (const row of PUBLIC_PAGES) await openPage(page, row);
  await expectShown(page, SHELL.everyPage);
  await page.getByRole('button', { name: 'Language' }).click();
  await expectShown(page, SHELL.languageMenu);
  await page.keyboard.press('Escape');
  await expectShown(page, SHELL.cookieBanner);
  expect.soft(await readStorage(page)).toEqual(STORAGE.started);
  await page.getByRole('button', { name: 'Ok' }).click();
  expect.soft(await readStorage(page)).toEqual(STORAGE.accepted);

  await page.goto('/users?page=2');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fusers%3Fpage%3D2$/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectShown(page, MESSAGES.emptySignIn);
  await fillSignIn(page, 'nobody', 'wrong password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectShown(page, MESSAGES.wrongAddress);
  await fillSignIn(page, 'nobody@zugvogel.example', 'wrong password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectShown(page, MESSAGES.refusedSignIn);
});

test('the records of companies, groups and users', async ({ page, network }) => {
  network.hold('/api/auth/refresh');
  const session = await enter(page, PEOPLE.site);
  await expectShown(page, SHELL.starting);
  network.letPass();
  const ids = await findRecords(page, session);
  for (const row of RECORD_PAGES) await openPage(page, row, ids);

  const empty = {
    '/users': MESSAGES.noUsers,
    '/companies': MESSAGES.noCompanies,
    '/groups': MESSAGES.noGroups,
    [`/companies/${ids.companyId}/users`]: MESSAGES.noCompanyUsers,
  };
  for (const [path, messages] of Object.entries(empty)) {
    await page.goto(`${path}?searchString=${NOT_THERE}`);
    await expectShown(page, messages);
  }
});

test('the shell: menus, the switcher, progress, toasts and the page of an error', async ({
  page,
  network,
  faults,
}) => {
  faults.expected.push(/^console: TransportError: Network Error/);
  const session = await enter(page, PEOPLE.site, '/groups');
  await expectShown(page, SHELL.everyPage);
  await page.getByRole('button', { name: /^Account of Hugo Amstad, HA$/ }).click();
  await expectShown(page, SHELL.accountMenu);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Main menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expectShown(drawer, SHELL.mainMenu);
  await expectWidth(drawer, 240);
  await page.keyboard.press('Escape');

  const { _id: groupId } = await firstOf(page, session, '/api/groups');
  network.hold(`/api/groups/${groupId}`);
  await page.getByRole('main').locator(`a[href="/groups/${groupId}"]`).click();
  await expectShown(page, SHELL.loading);
  (await network.next(`/api/groups/${groupId}`)).reset();
  await expectShown(page, MESSAGES.errorPage);
  network.letPass();

  const companyId = await createCompany(page, session, 'Letter Works');
  await page.goto(`/companies/${companyId}`);
  await expectShown(page, MESSAGES.emptyCompany);
  const form = await edit(page, 'GDS profile: remarks');
  const remark = await addTo(form, 'Remarks', 'Add a remark');
  await remark.getByRole('textbox').fill('Quiet rooms please');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expectShown(page, SHELL.saved);
  await page.getByRole('heading', { level: 1 }).click();
  await expectShown(page, SHELL.saved);

  const switcher = page.getByRole('combobox', { name: 'Company' });
  await expectWidth(switcher, 250);
  await switcher.fill(NOT_THERE);
  await expectShown(page, MESSAGES.noSuchCompany);
  await switcher.fill('Letter');
  network.hold('/api/auth/companies/');
  await page.getByRole('option', { name: 'Letter Works' }).click();
  await expectShown(page, SHELL.changingCompany);
  network.letPass();
  await expect(page).toHaveURL('/');
  await expect(switcher).toHaveValue('Letter Works');

  network.hold('/api/auth/logout');
  await page.goto('/logout');
  await expect(page).toHaveTitle('Sign out | Zugvogel');
  network.letPass();
  await expect(page).toHaveURL('/login');
});

test('the steps of a hotel booking, and the messages of its lists', async ({ page }) => {
  await enterAtRooms(page, 'traveler', 'The Only Room');
  await expectPage(page, BOOKING_PAGES.hotelRoom);
  await chooseRoom(page);
  await expectPage(page, BOOKING_PAGES.hotelCheckout);
  await openSearch(page, BOOKING_PAGES.hotelSearch);
  await page.goto(BOOKING_PAGES.hotelSelect.route);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expectPage(page, BOOKING_PAGES.hotelSelect);

  const traveler = await signInUnseen(page, 'traveler');
  for (const [place, messages] of [
    [PLACES.Arosa, MESSAGES.hotelError],
    [PLACES.Appenzell, MESSAGES.minorHotelError],
    [PLACES.Gersau, MESSAGES.noHotels],
  ] as const) {
    await resume(page, traveler, { criteria: { ...criteriaFor(traveler), place } });
    await page.goto(BOOKING_PAGES.hotelSelect.route);
    await expectShown(page, messages);
  }
  const arranger = await signInUnseen(page, 'arranger');
  const travelers = [arranger.traveler, await findColleague(page, arranger)];
  const criteria = { ...criteriaFor(arranger), travelers, rooms: travelers.length };
  await resume(page, arranger, { criteria, result: hotelNamed('The Only Room') });
  await page.goto(BOOKING_PAGES.hotelRoom.route);
  await expectShown(page, MESSAGES.noRooms);
});

test('the steps of a flight booking', async ({ page }) => {
  await enterAtFares(page, 'traveler');
  await openSearch(page, BOOKING_PAGES.flightSearch);
  await openPage(page, BOOKING_PAGES.flights);
  await openPage(page, BOOKING_PAGES.fares);
  await openOptions(page);
  await expectPage(page, BOOKING_PAGES.flightOptions);
  await goOn(page);
  await expectPage(page, BOOKING_PAGES.flightCheckout);
});

test('the steps of a car booking, the checkout of a trip, and a trip', async ({ page }) => {
  await enterBooking(page, 'traveler', BOOKING_PAGES.carSearch.route);
  await page.getByLabel('Different drop-off location').check();
  await unfoldSearch(page);
  await expectPage(page, BOOKING_PAGES.carSearch);
  await page.getByRole('button', { name: 'Search cars' }).click();
  await expectShown(page, MESSAGES.emptySearch);
  await page.getByLabel('Different drop-off location').uncheck();
  await chooseAirport(page, 'Pick-up location', 'ZRH');
  await finishSearch(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expectPage(page, BOOKING_PAGES.cars);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Go to checkout: / })
    .first()
    .click();
  await expectPage(page, BOOKING_PAGES.carCheckout);
  await openPage(page, BOOKING_PAGES.tripCheckout);

  await openUpcoming(page);
  await expectPage(page, BOOKING_PAGES.trip);
});

async function expectWidth(element: Locator, pixels: number): Promise<void> {
  await expect.poll(async () => (await element.boundingBox())?.width).toBe(pixels);
}

async function readStorage(page: Page): Promise<Record<string, string>> {
  return await page.evaluate(() => ({ ...localStorage }));
}

async function firstOf(page: Page, { headers }: AdminSession, path: string): Promise<{ _id: string }> {
  const answer = await page.context().request.get(path, { headers });
  return (await answer.json()).docs[0];
}

async function findRecords(page: Page, session: AdminSession): Promise<Record<string, string>> {
  const company = await firstOf(page, session, '/api/companies?searchString=Alpenblick Engineering');
  const group = await firstOf(page, session, '/api/groups');
  return { companyId: company._id, companyGroupId: group._id, userId: session.userId };
}

/** Saves a booking of a hotel as another device would. */
async function resume(
  page: Page,
  { headers }: SignedIn,
  chosen: Partial<BookingDraft<HotelTypes>>,
): Promise<void> {
  const client = page.context().request;
  const revision = await draftRevision(client, headers);
  const data = { chartVersion: HOTEL_FLOW.chartVersion, revision, snapshot: draftWith(HOTEL_FLOW, chosen) };
  const kept = await client.put('/api/booking/drafts/hotel', { headers, data });
  expect(kept.status(), await kept.text()).toBe(200);
}

async function findColleague(page: Page, { headers }: SignedIn): Promise<BookingTraveler> {
  const client = page.context().request;
  const { company } = await (await client.get('/api/auth/refresh')).json();
  const found = await client.get(`/api/companies/${company._id}/users?searchString=Keller`, { headers });
  const [{ _id, user }] = (await found.json()).docs;
  return { _id, firstName: user.firstName, lastName: user.lastName };
}

/** All fields of a search, the less used ones too. */
async function openSearch(page: Page, row: PageRow): Promise<void> {
  await page.goto(row.route);
  await unfoldSearch(page);
  await expectPage(page, row);
}
