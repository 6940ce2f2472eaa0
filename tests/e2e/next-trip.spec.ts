import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

const NEXT_TRIP = /^Next trip: /;

test('a traveler sees the next trip at home, keeps it in the calendar and opens it', async ({ page }) => {
  await signIn(page, 'traveler');
  const card = page.getByRole('region', { name: NEXT_TRIP });
  await expect(card.getByText('Booking number').first()).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^[A-Z0-9]{6}\.ics$/);
  const heading = await card.getByRole('heading', { name: NEXT_TRIP }).textContent();
  await card.getByRole('link', { name: 'Open' }).click();
  const title = heading?.replace(NEXT_TRIP, '') ?? '';
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${title} | Zugvogel`);
});
