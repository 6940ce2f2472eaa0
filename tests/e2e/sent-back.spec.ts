import { giveReason } from '#tests/support/give-reason.ts';
import { askForApprovals, decide, openFor } from './approval-journey.ts';
import { expect, test } from './fixtures.ts';
import { expectStep, filterByName, hotelCard } from './hotel-journey.ts';
import { enterAtCheckout } from './unfinished-booking.ts';

let undo: () => Promise<void>;

test.beforeEach(async ({ server }) => {
  await server.deps.db.deleteFrom('booking_drafts').execute();
  undo = await askForApprovals(server);
});
test.afterEach(() => undo());

const HOTEL = 'The Only Room';
const WISH = 'Two minutes from the client';
const REASON = 'Is there nothing cheaper in the same street?';

test('a request that was sent back says why, and is searched, chosen and ordered again', async ({
  page,
  openContext,
}) => {
  await enterAtCheckout(page, 'traveler', HOTEL);
  await page.getByLabel('Comment (optional)').fill(WISH);
  await giveReason(page);
  await page.getByRole('button', { name: /^Send to / }).click();
  await page.getByRole('link', { name: 'Open the trip' }).click();
  const { pathname } = new URL(page.url());

  const approver = await openFor(openContext, 'approver1', pathname);
  await decide(approver, 'Send back for changes', REASON);
  await expect(approver.getByText('The trip is sent back for changes.').first()).toBeVisible();

  await page.goto(pathname);
  const next = page.getByRole('region', { name: 'Who acts next' });
  await expect(page.getByText(/^\S+ \S+ has sent it back:$/)).toBeVisible();
  await expect(page.getByText(REASON).first()).toBeVisible();
  await next.getByRole('button', { name: 'Search for a hotel' }).click();

  await expectStep(page, 'search');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(`${HOTEL}, Einsiedeln`);
  await page.getByRole('button', { name: 'Search by price' }).click();

  await expectStep(page, 'select');
  const notice = page.getByRole('status').filter({ hasText: `Your earlier choice: ${HOTEL}` });
  await expect(notice).toContainText('The price is the same as then.');
  const [price = 'no price'] = (await notice.textContent())?.match(/CHF\s\d+\.\d\d/) ?? [];
  await filterByName(page, HOTEL);
  await expect(hotelCard(page, HOTEL).getByText('Your earlier choice', { exact: true })).toBeVisible();
  await notice.getByRole('button', { name: 'Choose it again' }).click();

  await expectStep(page, 'room');
  const room = page.getByRole('cell').filter({ has: page.getByText('Your earlier choice', { exact: true }) });
  await expect(room).toHaveCount(1);
  await expect(room).toContainText(price);
  await room.getByRole('button', { name: /^Go to checkout: / }).click();

  await expectStep(page, 'checkout');
  await expect(page.getByLabel('Comment (optional)')).toHaveValue(WISH);
  await page.getByRole('button', { name: /^Send to / }).click();
  await expect(page.getByText('Your trip is waiting for approval')).toBeVisible();
  await page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(page.getByText(WISH).first()).toBeVisible();
  const shown = page.locator('#content').getByText(price).filter({ visible: true });
  await expect(shown.first()).toBeVisible();
});
