import { expect, type Page } from 'playwright/test';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import { unfoldSearch } from '#tests/support/unfold-search.ts';
import type { Steps } from '../booking/booking-steps.ts';
import { HOUSES } from './hotel-model.ts';
import { PLACES, type PlaceName } from './places.ts';

/** The moves that only hotels have. */
export const STEPS: Steps<HotelTypes> = {
  'another device changes the draft': async (world) => {
    await world.saveDraft({});
    await unfoldSearch(world.page);
    await world.page.getByLabel('Radius in kilometres').fill('2');
    // Only now: the result of a pending draft shows a dialog over the form.
    world.letPass('draft');
  },
  ...Object.fromEntries(
    (Object.keys(PLACES) as PlaceName[]).map((place): [string, Steps<HotelTypes>[string]] => [
      `search in ${place}`,
      ({ page }) => searchIn(page, place),
    ]),
  ),
  'sort by rating': async ({ page }) => {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Rating');
    await expect(page.getByRole('combobox', { name: 'Sort by' }).locator(':checked')).toHaveText('Rating');
  },
  'filter by name': async ({ page }) => {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByLabel('Hotel name').fill('e');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Remove the filter/ })).toBeVisible();
  },
  'turn the page': async ({ page }) => {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  },
  ...Object.fromEntries(
    Object.keys(HOUSES).map((house): [string, Steps<HotelTypes>[string]] => [
      `choose ${house}`,
      async ({ page }) => page.getByRole('button', { name: `Choose a room in ${house}` }).click(),
    ]),
  ),
  'choose an offer': async ({ page }) =>
    page
      .getByRole('button', { name: /^Go to checkout: .+ for / })
      .first()
      .click(),
};

async function searchIn(page: Page, place: PlaceName): Promise<void> {
  const { label, radius } = PLACES[place];
  const field = page.getByLabel('Location', { exact: true });
  if ((await field.inputValue()) !== label) {
    await field.fill(label);
    // For a moment the suggestions are still those of the previous text.
    const suggestions = page.getByRole('listbox', { name: 'Location' });
    await suggestions
      .getByRole('option', { name: new RegExp(`^${label}`) })
      .first()
      .click();
  }
  await unfoldSearch(page);
  await page.getByLabel('Radius in kilometres').fill(String(radius));
  await page.getByRole('button', { name: 'Search by price' }).click();
  await expect(page).toHaveURL(/\/select$/);
}
