import { expect, test } from './fixtures.ts';
import { enter } from './hotel-journey.ts';

test('suggested places are between the top bar and the end of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await enter(page, 'traveler', '/booking/flight');
  await page.getByRole('radio', { name: 'Multi city' }).check();
  const field = page.getByRole('combobox', { name: 'To' }).nth(1);
  await field.evaluate((input) => {
    const { bottom } = input.getBoundingClientRect();
    window.scrollBy(0, bottom - window.innerHeight + 20);
  });
  await field.fill('FRA');
  const first = page.getByRole('listbox', { name: 'To' }).getByRole('option').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  const top = (await first.boundingBox())?.y ?? 0;
  const bar = await page.getByRole('banner').boundingBox();
  expect(top).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
});
