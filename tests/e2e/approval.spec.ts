import { giveReason } from '#tests/support/give-reason.ts';
import { openFold } from '#tests/support/open-fold.ts';
import { expectNoOverflow } from './administration.ts';
import { askForApprovals, decide, openFor, orderToApprove, sendDecision } from './approval-journey.ts';
import { expectAccessible, NARROW } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { enterAtCheckout } from './unfinished-booking.ts';

let undo: () => Promise<void>;

test.beforeEach(async ({ server }) => {
  await server.deps.db.deleteFrom('booking_drafts').execute();
  undo = await askForApprovals(server);
});
test.afterEach(() => undo());

const history = 'History';

test('a trip is ordered, approved by both levels, one of them on a phone, and booked by three people in three browsers', async ({
  page,
  openContext,
}) => {
  await enterAtCheckout(page, 'traveler', 'The Only Room');
  await giveReason(page);
  await page.getByRole('button', { name: /^Send to / }).click();
  await expect(page.getByText('Your trip is waiting for approval')).toBeVisible();
  await page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(page.getByRole('heading', { name: history })).toBeVisible();
  const { pathname } = new URL(page.url());

  const first = await openFor(openContext, 'approver1');
  await first.getByRole('link', { name: /^Approvals \d+ trips? waits? for your decision$/ }).click();
  await first.getByRole('region', { name: 'Waiting for your decision' }).waitFor();
  await first.goto(pathname);
  await decide(first, 'Approve');
  await expect(first.locator('#content').getByText('The trip is approved.', { exact: true })).toBeVisible();

  const second = await openFor(openContext, 'approver2');
  await second.setViewportSize(NARROW);
  await second.goto(pathname);
  const approve = second
    .getByRole('region', { name: 'Your decision' })
    .getByRole('button', { name: 'Approve' });
  await expect(approve).toBeInViewport();
  await expectNoOverflow(second);
  await decide(second, 'Approve', 'Have a good trip');
  await expect(second.locator('#content').getByText('The trip is approved.', { exact: true })).toBeVisible();

  await page.goto(pathname);
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
  await openFold(page, 'History');
  await expect(page.getByText('Have a good trip')).toBeVisible();
  await page.goto('/outbox');
  for (const subject of ['Waiting for approval', 'Please approve', 'Approved', 'Confirmed']) {
    await expect(
      page
        .getByRole('article')
        .filter({ hasText: `${subject}: ` })
        .first(),
    ).toBeVisible();
  }
});

test('a trip rejected with a comment is requested again with one click, and approved', async ({
  page,
  openContext,
}) => {
  const { _id } = await orderToApprove(page);
  const first = await openFor(openContext, 'approver1', `/trips/${_id}`);
  await first.getByRole('region', { name: 'Your decision' }).getByRole('button', { name: 'Reject' }).click();
  const dialog = first.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await sendDecision(first, 'Reject', 'The client pays less');
  await expect(first.locator('#content').getByText('The trip is rejected.', { exact: true })).toBeVisible();

  await page.goto(`/trips/${_id}`);
  await expect(page.getByText('The client pays less').first()).toBeVisible();
  await page.getByRole('button', { name: 'Request again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await first.goto(`/trips/${_id}`);
  await decide(first, 'Approve');
  await expect(first.locator('#content').getByText('The trip is approved.', { exact: true })).toBeVisible();
});

test('when two tabs decide at once, the second one shows that it is decided', async ({
  page,
  openContext,
}) => {
  const { _id } = await orderToApprove(page);
  const one = await openFor(openContext, 'approver1', `/trips/${_id}`);
  const other = await one.context().newPage();
  await other.goto(`/trips/${_id}`);
  await other.getByRole('region', { name: 'Your decision' }).getByRole('button', { name: 'Reject' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Too late');
  await decide(one, 'Approve');
  await dialog
    .getByRole('button', { name: 'Reject' })
    .click({ timeout: 2_000 })
    .catch(() => null);
  // It depends on whether the page has learnt of the other decision before this one was sent.
  await expect(
    dialog.getByText(/is no longer waiting for your decision|You have already decided on this/),
  ).toBeVisible();
});

test('three trips within the policy are approved together', async ({ page, openContext }) => {
  const trips = [await orderToApprove(page), await orderToApprove(page), await orderToApprove(page)];
  const first = await openFor(openContext, 'approver1', '/?trips=waitingApproval');
  const own = first.getByRole('region', { name: 'Waiting for your decision' });
  const card = (reference: string) => own.getByRole('listitem').filter({ hasText: reference });
  for (const { itineraryRefId } of trips) await expect(card(itineraryRefId)).toBeVisible();
  await own.getByRole('button', { name: /^\d+ break no rule: approve (all|both)$/ }).click();
  const dialog = first.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(first.getByText(/^\d+ trips approved$/)).toBeVisible();
  for (const { itineraryRefId } of trips) await expect(own.getByText(itineraryRefId)).toBeHidden();
});

test('an approver moves between trips and decides by keyboard', async ({ page, openContext }) => {
  const { _id, itineraryRefId } = await orderToApprove(page);
  await orderToApprove(page);
  const first = await openFor(openContext, 'approver1', `/trips/${_id}`);
  const panel = first.getByRole('region', { name: 'Your decision' });
  await expect(panel).toBeVisible();
  await expect(panel.getByText(/^[JK]$/).first()).toBeVisible();
  const isThere = async (key: 'J' | 'K') => (await panel.getByText(key, { exact: true }).count()) > 0;
  const [there, back] = (await isThere('J')) ? (['j', 'k'] as const) : (['k', 'j'] as const);
  await first.keyboard.press(there);
  await expect(first).not.toHaveURL(new RegExp(_id));
  await expect(panel.getByText(back.toUpperCase(), { exact: true })).toBeVisible();
  await first.keyboard.press(back);
  await expect(first).toHaveURL(new RegExp(_id));
  await expect(first.getByText(itineraryRefId, { exact: true })).toBeVisible();
  await expect(panel).toBeVisible();
  await first.keyboard.press('r');
  await expect(first.getByRole('dialog', { name: 'Reject this trip?' })).toBeVisible();
  await first.keyboard.press('Escape');
  await expect(first.getByRole('dialog')).toBeHidden();
  await first.keyboard.press('a');
  await expect(first.getByRole('dialog', { name: /^Approve this trip for/ })).toBeVisible();
  await first.keyboard.press('Escape');
  await expect(first.getByRole('dialog')).toBeHidden();
});

test('the pages of an approver have no accessibility violations', async ({ page, openContext }) => {
  const { _id } = await orderToApprove(page);
  const first = await openFor(openContext, 'approver1', `/trips/${_id}`);
  await expect(first.getByRole('region', { name: 'Your decision' })).toBeVisible();
  await expectAccessible(first);
  await first.goto('/?trips=waitingApproval');
  await expect(first.getByRole('region', { name: 'Waiting for your decision' })).toBeVisible();
  await expectAccessible(first);
});
