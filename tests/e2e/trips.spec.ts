import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { enter, openUpcoming } from './hotel-journey.ts';

/** Longer than the list waits for the next letter of a search. */
const TYPING_MS = 1_000;

test('no filter moves when the counts of trips arrive', async ({ page, network }) => {
  network.hold('/api/trips/count');
  await enter(page, 'traveler');
  const filters = page.getByRole('navigation', { name: 'Which trips' }).getByRole('link');
  const last = filters.last();
  await expect(last).toBeVisible();
  const before = await last.boundingBox();
  network.letPass();
  await expect(last).toContainText(/\d/);
  const after = await last.boundingBox();
  // Browsers lay text out in parts of a pixel.
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? Number.NaN))).toBeLessThan(0.5);
  }
});

test('the calendar file of a trip is saved under its name', async ({ page }) => {
  await enter(page, 'traveler');
  await openUpcoming(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save for the calendar (.ics)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^[A-Z0-9]{6}\.ics$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('BEGIN:VEVENT');
});

test('a trip is printed on one page, without what can be pressed and how it came about', async ({ page }) => {
  await enter(page, 'traveler');
  await openUpcoming(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Itinerary' })).toBeVisible();
  for (const hidden of ['History', 'Policy', 'Progress']) {
    await expect(page.getByRole('heading', { name: hidden, includeHidden: true })).toBeHidden();
  }
  await expect(page.locator('button:visible, header nav:visible, footer:visible')).toHaveCount(0);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a trip that is opened while its search is typed stays open', async ({ page, network }) => {
  await enter(page, 'traveler', '/?trips=upcoming');
  const found = page.getByRole('region', { name: 'Trips' }).getByRole('listitem').getByRole('link');
  await found.first().waitFor();
  await page.clock.install();
  network.hold('GET /api/trips/');
  await page.getByRole('searchbox', { name: 'Search trips' }).fill('Keller');
  await found.first().click();
  await page.clock.runFor(TYPING_MS);
  network.letPass();
  await page.getByRole('heading', { name: 'History' }).waitFor();
});

test('the address contains the search text of the trips, and a new search starts at the first page', async ({
  page,
}) => {
  await enter(page, 'traveler', '/?trips=upcoming&page=9');
  await page.getByText('This page is empty.').waitFor();
  const search = page.getByRole('searchbox', { name: 'Search trips' });
  await search.fill('Keller');
  await expect(page).toHaveURL(/\/\?trips=upcoming&searchString=Keller$/);
  const found = page.getByRole('region', { name: 'Trips' }).getByRole('listitem').getByRole('link');
  await found.first().waitFor();
  await page
    .getByRole('navigation', { name: 'Which trips' })
    .getByRole('link', { name: /^Cancelled/ })
    .click();
  await expect(page).toHaveURL(/\/\?trips=cancelled&searchString=Keller$/);
  await page.goBack();
  await found.first().click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await page.goBack();
  await expect(search).toHaveValue('Keller');
  await page.reload();
  await expect(search).toHaveValue('Keller');
  await found.first().waitFor();
  await search.fill('');
  await expect(page).toHaveURL(/\/\?trips=upcoming$/);
});
