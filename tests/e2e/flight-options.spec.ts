import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { enterAtFares } from './unfinished-flight.ts';

const WITHOUT_OPTIONS = 'Without options: none has to be chosen.';
const FREE_SEAT = /^\d+[A-Z], .*, free$/;

async function expectPage(page: Page, path: string, title: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const expectOptions = (page: Page) => expectPage(page, '/booking/flight/options', 'Add options');
const expectCheckout = (page: Page) => expectPage(page, '/booking/flight/checkout', 'Checkout');

test('options are preserved when going back, and dropped by another fare until that is undone', async ({
  page,
}) => {
  await enterAtFares(page, 'traveler');
  const choose = page.getByRole('button', { name: /^Choose .* for / });
  await choose.first().click();
  await expectCheckout(page);
  await page.getByRole('link', { name: 'Change the seats and bags' }).click();
  await expectOptions(page);
  await page.getByRole('button', { name: FREE_SEAT }).first().click();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expectCheckout(page);

  await page.getByRole('link', { name: /Select fare$/ }).click();
  await expect(page.getByText('Your choice')).toBeVisible();
  await choose.first().click();
  await expectCheckout(page);
  await expect(
    page.getByText('Bags, memberships and seats of the previous fare were dropped.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectPage(page, '/booking/flight/fares', 'Select fare');
  await page.getByRole('link', { name: /Add options$/ }).click();
  await expectOptions(page);
  await expect(page.getByText(WITHOUT_OPTIONS)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^\d+[A-Z], .*, for / })).toHaveCount(1);
});

test('a fare leads to the checkout with free seats by preference, which can be changed or left', async ({
  page,
}) => {
  await enterAtFares(page, 'traveler');
  const fares = page.getByRole('region', { name: 'Fares' });
  await expect(fares.getByText('Free for 24 hours').first()).toBeVisible();
  // The dearest fare includes every seat.
  await fares
    .getByRole('button', { name: /^Choose .* for / })
    .last()
    .click();
  await expectCheckout(page);
  const seats = page.getByText(/^Seats: .+, free, your preference$/);
  const names = (await seats.textContent())?.match(/\d+[A-Z]\b/g) ?? [];
  expect(names).not.toHaveLength(0);
  await page.getByRole('link', { name: 'Change the seats and bags' }).click();
  await expectOptions(page);
  await expect(page.getByRole('button', { name: /^\d+[A-Z], .*, included, for Anna Keller$/ })).toHaveCount(
    names.length,
  );

  await page.getByRole('link', { name: /Complete booking$/ }).click();
  await expectCheckout(page);
  await page.getByRole('button', { name: /^No seat instead of / }).click();
  await expect(page.getByText('No seat chosen')).toBeVisible();
  await expectCheckout(page);
  await expect(page.getByRole('button', { name: /^(Book now|Send to .+)$/ })).toBeVisible();
});
