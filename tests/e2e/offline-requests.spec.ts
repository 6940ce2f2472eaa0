import { decide, openFor } from './approval-journey.ts';
import { calmStay } from './calm-stay.ts';
import { NARROW } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { enter, expectUpcoming, searchHotels } from './hotel-journey.ts';
import {
  endRequest,
  fillRequest,
  openRequest,
  recordBooking,
  sendRequest,
  writeMessage,
} from './request-journey.ts';

const PATH = '/booking/request';

test('a request made on a phone is booked by the agency, approved and completed', async ({
  page,
  openContext,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(NARROW);
  await enter(page, 'traveler');
  await page
    .getByRole('link', { name: /^Ask the agency/ })
    .first()
    .click();
  await sendRequest(page, 'A morning train with a table, and a guide in Milan');
  await expect(page.getByText('With the agency').first()).toBeVisible();
  await expect(page.getByText('Nothing is booked yet.')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(NARROW.width);
  const { pathname } = new URL(page.url());

  const agency = await openFor(openContext, 'arranger', '/');
  await agency.getByRole('searchbox', { name: 'Search trips' }).fill('Milan');
  await agency
    .getByRole('listitem')
    .filter({ hasText: 'Request to the agency' })
    .filter({ hasText: 'Milan' })
    .getByRole('link')
    .first()
    .click();
  await expect(agency).toHaveURL(new RegExp(pathname));
  await writeMessage(agency, 'Message to the travellers', 'Would an evening train do as well?');

  await page.reload();
  await expect(page.getByText(/has written to the travellers/)).toBeVisible();
  await writeMessage(page, 'Message to the agency', 'Yes, if it arrives before nine');

  await agency.reload();
  await expect(agency.getByText('Yes, if it arrives before nine').first()).toBeVisible();
  await recordBooking(agency, { supplier: 'SBB', locator: 'K4X9-77', price: '46.50' });
  const rail = agency.getByRole('article', { name: 'SBB' });
  await expect(rail.getByText('Confirmed')).toBeVisible();
  await expect(rail.getByText('K4X9-77')).toBeVisible();

  await recordBooking(agency, { supplier: 'Guide Milano', locator: 'GM-204', price: '9800' });
  await expect(agency.getByText('Waiting for approval').first()).toBeVisible();
  await expect(agency.getByRole('button', { name: 'Record a booking' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  for (const person of ['approver1', 'approver2'] as const) {
    const approver = await openFor(openContext, person, pathname);
    await expect(approver.getByRole('article', { name: 'Guide Milano' })).toBeVisible();
    await decide(approver, 'Approve');
  }

  await agency.reload();
  const guide = agency.getByRole('article', { name: 'Guide Milano' });
  await expect(guide.getByText('Confirmed')).toBeVisible();
  await expect(agency.getByText('With the agency').first()).toBeVisible();
  await endRequest(agency, 'Close', 'All is booked');

  await page.reload();
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'SBB' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Guide Milano' })).toBeVisible();
  await expect(page.getByText('All is booked').first()).toBeVisible();
});

test('a request is withdrawn with a reason, and nothing was booked', async ({ page }) => {
  await openRequest(page, 'A bus for twelve', ['Bern', 'Basel']);
  await endRequest(page, 'Withdraw', 'We meet by video');
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing was booked.')).toBeVisible();
  await expect(page.getByText('No action needed: the trip is cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
});

test('concurrent changes are shown before a booking is recorded', async ({ page, openContext }) => {
  await openRequest(page, 'A seat on the night train', ['Zürich', 'Vienna']);
  const { pathname } = new URL(page.url());
  const one = await openFor(openContext, 'arranger', pathname);
  const other = await openFor(openContext, 'admin', pathname);
  await other.getByRole('button', { name: 'Record a booking' }).click();
  await recordBooking(one, { supplier: 'ÖBB', locator: 'NJ-1', price: '70' });
  const dialog = other.getByRole('dialog', { name: 'Record a booking' });
  await dialog.getByLabel('Supplier').fill('ÖBB');
  await dialog.getByLabel('Booking number').fill('NJ-1');
  await dialog.getByLabel('Price, with taxes and fees').fill('70');
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await expect(dialog.getByText('The trip has changed since you opened it')).toBeVisible();
  await expect(dialog.getByText(/^ÖBB, NJ-1, /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(other.getByRole('article', { name: 'ÖBB' })).toHaveCount(1);
});

test('a request whose answer is lost is sent again and creates one trip', async ({ page }) => {
  await enter(page, 'traveler', PATH);
  let lost = 0;
  await page.route('**/api/trips/offlineRequest', async (route) => {
    lost += 1;
    if (lost > 1) return await route.continue();
    await route.fetch();
    await route.abort();
  });
  await fillRequest(page, { text: 'Help with a visa', places: ['Bern', 'Ulaanbaatar'] });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('The request was not sent')).toBeVisible();
  await expect(page.getByLabel('What do you need?')).toHaveValue('Help with a visa');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Request to the agency' })).toBeVisible();
  expect(lost).toBe(2);
  await expectUpcoming(page, 'Ulaanbaatar', 1);
});

test('leaving a filled form asks for confirmation', async ({ page }) => {
  await enter(page, 'traveler', PATH);
  await page.getByLabel('What do you need?').fill('A bus for twelve');
  await page.getByRole('link', { name: 'Zugvogel, home' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('What do you need?')).toHaveValue('A bus for twelve');
});

test('the link from empty results to the agency prefills the search', async ({ page }) => {
  await enter(page, 'traveler', '/booking/hotel');
  const { checkIn, checkOut } = calmStay();
  await searchHotels(page, { place: 'Gersau' });
  await page.getByRole('link', { name: 'Ask the agency' }).click();
  await expect(page).toHaveURL(new RegExp(`startsOn=${checkIn}&endsOn=${checkOut}`));
  await expect(page.getByRole('checkbox', { name: 'Hotel' })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Dates/ })).not.toContainText('Choose');
  await expect(page.getByRole('textbox', { name: 'Place 1' })).not.toHaveValue('');
});
