import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectStep } from './hotel-journey.ts';
import { enterAtRooms } from './unfinished-booking.ts';

const HOTEL = 'The Only Room';

test('a begun booking is dropped, put back and gone on with', async ({ page }) => {
  await enterAtRooms(page, 'multi', HOTEL);
  await page.goto('/');
  const begun = page.getByRole('region', { name: 'Begun bookings' });
  await expect(begun.getByText('step 3 of 4')).toBeVisible();
  await expectAccessible(page);
  await begun.getByRole('button', { name: `Drop ${HOTEL}` }).click();
  await expect(begun.getByText(`Dropped: ${HOTEL}`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(begun.getByRole('link', { name: `Go on: ${HOTEL}` })).toBeFocused();
  await page.reload();
  await begun.getByRole('link', { name: `Go on: ${HOTEL}` }).click();
  await expectStep(page, 'room');
  await page.goto('/');
  await begun.getByRole('button', { name: `Drop ${HOTEL}` }).click();
  await expect(begun.getByText(`Dropped: ${HOTEL}`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Trips' })).toBeVisible();
  await expect(begun).toBeHidden();
});
