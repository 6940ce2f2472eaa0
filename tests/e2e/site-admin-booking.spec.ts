import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import {
  chooseHotel,
  chooseRoom,
  enter,
  expectBooked,
  expectStep,
  orderNow,
  searchHotels,
} from './hotel-journey.ts';

test('a site-admin books for the company they act for, and the lines add up to the total', async ({
  page,
}) => {
  await enter(page, 'site');
  await page.getByRole('combobox', { name: 'Company' }).click();
  await page.getByRole('option', { name: 'Alpenblick Engineering AG' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Alpenblick Engineering AG' })).toBeVisible();
  await page.getByRole('link', { name: /^Book a hotel/ }).click();
  await expectStep(page, 'search');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);

  await page.getByLabel('Look for colleagues').fill('Keller');
  await page.getByRole('button', { name: 'Add Anna Keller' }).click();
  await searchHotels(page);
  await chooseHotel(page, 'The Only Room');
  await chooseRoom(page);
  await expectStep(page, 'checkout');
  await expect(page.getByRole('region', { name: 'Travellers' })).toContainText('Anna Keller');
  await orderNow(page);
  await expectBooked(page);

  await page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^The Only Room/ })).toBeVisible();
  await expectLinesToAddUp(page);
});

/** The price of the one part and the booking fee are the total. */
async function expectLinesToAddUp(page: Page): Promise<void> {
  const total = page.getByRole('definition').filter({ hasText: 'including the booking fee of' });
  const [sum = 0, fee = 0] = amountsIn(await total.textContent());
  expect(fee).toBeGreaterThan(0);
  const price = (sum - fee).toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(page.getByText(new RegExp(`^CHF\\s${price}$`)).first()).toBeVisible();
}

function amountsIn(text: string | null): number[] {
  return Array.from(text?.match(/[\d,]+\.\d\d/g) ?? [], (amount) => Number(amount.replaceAll(',', '')));
}
