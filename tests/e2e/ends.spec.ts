import type { Page } from 'playwright/test';
import type { HotelDetailsAnswer } from '#domain/contract.ts';
import { detailsBody } from '#tests/contract/support/hotels.ts';
import { giveReason } from '#tests/support/give-reason.ts';
import { hotelNamed } from '#tests/support/hotel-named.ts';
import { askForApprovals, decide, openFor, orderRooms } from './approval-journey.ts';
import { calmStay } from './calm-stay.ts';
import { countActions } from './count-actions.ts';
import { expect, test } from './fixtures.ts';
import { expectStep, signInUnseen } from './hotel-journey.ts';
import { enterAtCheckout } from './unfinished-booking.ts';

/** From the page of the trip, each. */
const MOST_FOR_A_REQUEST_SENT_BACK = 2;
const MOST_FOR_ANOTHER_ROOM = 2;

const HOTEL = 'The Only Room';
const WISH = 'Two minutes from the client';
const REASON = 'Is there nothing cheaper in the same street?';

let undo: () => Promise<void>;

test.beforeEach(async ({ server }) => {
  await server.deps.db.deleteFrom('booking_drafts').execute();
  undo = await askForApprovals(server);
});
test.afterEach(() => undo());

/** A request for the only room, which its approver has sent back; on the page of its trip. */
async function seeSentBack(page: Page, openContext: Parameters<typeof openFor>[0]): Promise<void> {
  await enterAtCheckout(page, 'traveler', HOTEL);
  await page.getByLabel('Comment (optional)').fill(WISH);
  await giveReason(page);
  await page.getByRole('button', { name: /^Send to / }).click();
  await page.getByRole('link', { name: 'Open the trip' }).click();
  const { pathname } = new URL(page.url());
  const approver = await openFor(openContext, 'approver1', pathname);
  await decide(approver, 'Send back for changes', REASON);
  await approver.close();
}

test('a request that was sent back says why first, and is sent again as it was', async ({
  page,
  openContext,
}) => {
  await seeSentBack(page, openContext);
  await page.reload();
  const { click, expectAtMost } = countActions(page);
  await expect(page.locator('#content').getByRole('alert').first()).toContainText(REASON);
  await click(page.getByRole('button', { name: 'Request again' }));
  const form = page.getByRole('dialog', { name: 'Request this trip again' });
  await expect(form.getByLabel('Comment (optional)')).toHaveValue(WISH);
  await click(form.getByRole('button', { name: 'Send for approval' }));
  await expect(page.getByText('The trip is requested again.').first()).toBeVisible();
  expectAtMost(MOST_FOR_A_REQUEST_SENT_BACK);
});

/** Another person orders the room that was chosen. */
async function sellRoom(page: Page): Promise<void> {
  const signedIn = await signInUnseen(page, 'multi');
  const client = page.context().request;
  const stay = detailsBody([signedIn.traveler._id], hotelNamed(HOTEL).id, calmStay());
  const found = await client.post('/api/booking/hotel/details', { headers: signedIn.headers, data: stay });
  const { options } = (await found.json()) as HotelDetailsAnswer; // by the contract
  await orderRooms(client, signedIn, { offers: [options[0]?.offer], levels: [1, 2] });
}

test('a request whose room has sold out is replaced by the nearest room', async ({ page, openContext }) => {
  await seeSentBack(page, openContext);
  await sellRoom(await (await openContext()).newPage());
  await page.reload();
  const { click, expectAtMost } = countActions(page);
  const others = page.getByRole('list', { name: 'What is offered instead' });
  await expect(others).toContainText('Sold out');
  const take = others.getByRole('button', { name: /^Take this: / }).first();
  const room = (await take.getAttribute('aria-label'))?.replace('Take this: ', '') ?? '';
  await click(take);
  await expectStep(page, 'checkout');
  await expect(page.locator('#content')).toContainText(room.split(', ')[0] ?? '');
  await expect(page.getByLabel('Comment (optional)')).toHaveValue(WISH);
  await click(page.getByRole('button', { name: /^Send to / }));
  await expect(page.getByText('Your trip is waiting for approval')).toBeVisible();
  expectAtMost(MOST_FOR_ANOTHER_ROOM);
});
