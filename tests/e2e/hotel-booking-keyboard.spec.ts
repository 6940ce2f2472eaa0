import { calmStay } from './calm-stay.ts';
import { expect, test } from './fixtures.ts';
import { enter, expectBooked, expectStep } from './hotel-journey.ts';
import { pickDay, press, tabTo } from './keyboard.ts';

test('a hotel is booked from home by keyboard', async ({ page }) => {
  await enter(page, 'traveler');
  await tabTo(page, page.getByRole('radio', { name: 'Flight' }));
  await page.keyboard.press('ArrowRight');

  await tabTo(page, page.getByRole('combobox', { name: 'Location' }));
  await page.keyboard.type('Einsiedeln');
  await page.getByRole('option', { name: /^Einsiedeln/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Einsiedeln');
  await press(page, page.getByRole('button', { name: /^Check-in and check-out/ }));
  await pickDay(page, calmStay().checkIn);
  await pickDay(page, calmStay().checkOut);
  await press(page, page.getByRole('button', { name: 'Search by price' }));

  await expectStep(page, 'select');
  const hotel = page.getByRole('button', { name: /^Choose a room in / }).first();
  await hotel.waitFor();
  await press(page, hotel);
  await expectStep(page, 'room');
  const room = page.getByRole('button', { name: /^Go to checkout: .* for / }).first();
  await room.waitFor();
  await press(page, room);
  await expectStep(page, 'checkout');
  const order = page.getByRole('button', { name: 'Book now' });
  await order.waitFor();
  await tabTo(page, page.getByLabel('Trip purpose'));
  await page.keyboard.press('ArrowDown');
  await press(page, order);
  await expectBooked(page);
  await press(page, page.getByRole('link', { name: 'Open the trip' }));
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
});

test('arrow keys move from month to month', async ({ page }) => {
  await enter(page, 'traveler', '/booking/hotel');
  await page.getByRole('button', { name: /^Check-in and check-out/ }).click();
  const next = page.getByRole('button', { name: 'Next month' });
  // Two months at a time: among those of a year there are some of five weeks after some of six.
  for (let months = 2; months <= 10; months += 2) {
    await next.click();
    const daysOf = (shown: number) => page.getByRole('table').nth(shown).locator('button:not([data-hidden])');
    await daysOf(0).last().focus();
    await page.keyboard.press('ArrowRight');
    await expect(daysOf(1).first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(daysOf(0).last()).toBeFocused();
  }
});
