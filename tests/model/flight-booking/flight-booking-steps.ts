import { expect, type Page } from 'playwright/test';
import type { FlightTypes } from '#domain/flight-booking/flight-choice.ts';
import type { Steps } from '../booking/booking-steps.ts';
import { CHEAPEST, ROUTES, type RouteName, SECOND } from './flight-model.ts';

/** The moves that only flights have. */
export const STEPS: Steps<FlightTypes> = {
  ...Object.fromEntries(
    (['Athens', 'New York'] as const).map((name): [string, Steps<FlightTypes>[string]] => [
      `search in ${name}`,
      ({ page }) => searchFor(page, name),
    ]),
  ),
  'sort by duration': async ({ page }) => {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Fastest');
    await expect(page.getByRole('combobox', { name: 'Sort by' }).locator(':checked')).toHaveText('Fastest');
  },
  'filter by changes': async ({ page }) => {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /^Changes allowed/ })
      .check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Remove the filter/ })).toBeVisible();
  },
  'turn the page': async ({ page }) => {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  },
  ...Object.fromEntries(
    [CHEAPEST, SECOND].map((name, index): [string, Steps<FlightTypes>[string]] => [
      `choose ${name}`,
      async ({ page }) => {
        // The order chosen before is remembered.
        await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Cheapest');
        await choices(page).nth(index).click();
      },
    ]),
  ),
  'choose an offer': async ({ page }) => choices(page).first().click(),
  'choose an offer, options first': async ({ page }) =>
    page
      .getByRole('button', { name: /^Seats and bags with / })
      .first()
      .click(),
  'choose an option': async (world) => {
    // The verdict of each choice is asked for with its price.
    world.letPass('price');
    await world.page.getByRole('gridcell', { name: /free$/ }).first().click();
  },
  'go on with the options': async ({ page }) => page.getByRole('button', { name: 'Go to checkout' }).click(),
};

function choices(page: Page) {
  return page.getByRole('button', { name: /^Choose / });
}

async function searchFor(page: Page, name: RouteName): Promise<void> {
  await chooseAirport(page, 'From', ROUTES[name].origin);
  await chooseAirport(page, 'To', ROUTES[name].destination);
  await page.getByRole('button', { name: 'Search flights' }).click();
  await expect(page).toHaveURL(/\/flights$/);
}

async function chooseAirport(page: Page, label: string, code: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  const isChosen = new RegExp(`\\b${code}\\b`);
  if (!isChosen.test(await field.inputValue())) {
    await field.fill(code);
    await page.getByRole('option', { name: isChosen }).first().click();
  }
  await expect(field).toHaveValue(isChosen);
}
