import { expect, test } from './fixtures.ts';
import { enter } from './hotel-journey.ts';
import { PEOPLE } from './people.ts';

const field = { name: 'Search for trips, people and pages' };

test('a sentence fills in the search of a flight, and a page is found by its name', async ({ page }) => {
  await enter(page, 'traveler');
  await page.getByRole('button', { name: 'Search Trips, people, places' }).waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', field)).toBeFocused();
  await page.keyboard.type('flight zurich to lisbon 8-10 jan');
  const understood = page.getByRole('option', { name: /^Search flights\s*Zurich – Lisbon · 8 – 10 Jan/ });
  await expect(understood).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Book a flight' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue(/\bZRH\b/);
  await expect(page.getByRole('combobox', { name: 'To', exact: true })).toHaveValue(/\bLIS\b/);
  await expect(page.getByRole('button', { name: /^Departure and return/ })).toContainText('8 Jan');

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('button', { name: /^Search/, exact: false })
    .first()
    .click();
  await page.keyboard.type('my prof');
  await page.getByRole('option', { name: 'My profile' }).click();
  await expect(page).toHaveURL(/\/users\//);
});

test("a traveler doesn't find the trips of others, nor other people", async ({ page, server }) => {
  const { itinerary_ref } = await server.deps.db
    .selectFrom('trips as t')
    .innerJoin('company_users as m', 'm.company_id', 't.company_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('t.itinerary_ref')
    .where('u.email_key', '=', PEOPLE.traveler)
    .where('t.status', '=', 'complete')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('trip_travellers as w')
            .select('w.trip_id')
            .whereRef('w.trip_id', '=', 't.id')
            .whereRef('w.company_user_id', '=', 'm.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  await enter(page, 'traveler');
  await page.getByRole('button', { name: 'Search Trips, people, places' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', field).fill(itinerary_ref);
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await page.getByRole('combobox', field).fill('Zimmermann');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found for “Zimmermann”' })).toBeVisible();
});
