import { expect, type Page } from 'playwright/test';
import type { CarTypes } from '#domain/car-booking/car-choice.ts';
import type { Steps } from '../booking/booking-steps.ts';
import { AIRPORTS, type AirportName, CHEAPEST, SECOND } from './car-model.ts';

/** The moves that only cars have. */
export const STEPS: Steps<CarTypes> = {
  ...Object.fromEntries(
    (['Zurich', 'Geneva'] as const).map((name): [string, Steps<CarTypes>[string]] => [
      `search in ${name}`,
      ({ page }) => searchAt(page, name),
    ]),
  ),
  'sort by distance': async ({ page }) => {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Closest');
    await expect(page.getByRole('combobox', { name: 'Sort by' }).locator(':checked')).toHaveText('Closest');
  },
  'filter by air conditioning': async ({ page }) => {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /^Air conditioning/ })
      .check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Remove the filter/ })).toBeVisible();
  },
  'turn the page': async ({ page }) => {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  },
  ...Object.fromEntries(
    [CHEAPEST, SECOND].map((name, index): [string, Steps<CarTypes>[string]] => [
      `choose ${name}`,
      async ({ page }) => {
        // The order chosen before is remembered.
        await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Cheapest');
        await choices(page).nth(index).click();
      },
    ]),
  ),
};

function choices(page: Page) {
  return page.getByRole('article').getByRole('button', { name: /^Go to checkout: .+ for / });
}

async function searchAt(page: Page, name: AirportName): Promise<void> {
  const { label } = AIRPORTS[name];
  const field = page.getByRole('combobox', { name: 'Pick-up location' });
  if ((await field.inputValue()) !== label) {
    await field.fill(label.slice(-4, -1));
    await page.getByRole('option', { name: label }).click();
  }
  await expect(field).toHaveValue(label);
  await page.getByRole('button', { name: 'Search cars' }).click();
  await expect(page).toHaveURL(/\/cars$/);
}
