import type { Page } from 'playwright/test';
import type { Trip } from '#domain/contract.ts';
import { formatMoney } from '#src/i18n/money-format.ts';
import { openFold } from '#tests/support/open-fold.ts';
import { askForApprovals, openFor, sendDecision } from './approval-journey.ts';
import { bookStayToChange, dayAfter, fullDay, requestLongerStay } from './change-journey.ts';
import { expect, test } from './fixtures.ts';

/** What approvers and travelers see of a change of a booked part. */

const HOTEL = 'The Only Room';
const PANEL = 'Your decision on the change';

let undo: (() => Promise<void>) | null = null;

test.afterEach(async () => {
  await undo?.();
  undo = null;
});

const partOf = (page: Page) => page.getByRole('article', { name: HOTEL });
const changeOf = (page: Page) => page.getByRole('region', { name: `Change of ${HOTEL}` });

/** What is booked, apart from what is said of a change. */
async function expectBooked(
  page: Page,
  { startsOn, endsOn }: Pick<Trip, 'startsOn' | 'endsOn'>,
): Promise<void> {
  for (const day of [startsOn, endsOn]) {
    await expect(page.getByRole('heading', { level: 3, name: fullDay(day) })).toBeVisible();
  }
  await expect(partOf(page).getByText('Confirmed', { exact: true })).toBeVisible();
}

test('a change waits while the trip stays booked; approved by both levels, it is booked', async ({
  page,
  openContext,
  server,
}) => {
  const booked = await bookStayToChange(page, 10);
  undo = await askForApprovals(server);
  const longer = { ...booked, endsOn: dayAfter(booked.endsOn) };
  const asked = await requestLongerStay(page, booked);
  const [change] = asked.changes ?? [];
  if (!change) throw new Error('The trip has no change');
  const path = `/trips/${booked._id}`;

  await page.goto(path);
  await expectBooked(page, booked);
  await expect(changeOf(page).getByText('Change waits for approval')).toBeVisible();
  const price = changeOf(page).getByRole('row', { name: /^Price/ });
  await expect(price).toContainText(formatMoney(change.before.price));
  await expect(price).toContainText(formatMoney(change.after.price.asked));
  await expect(changeOf(page).getByText('Your booking stays as it is.')).toBeVisible();
  await expect(page.getByText(`The change of ${HOTEL}. The trip stays booked.`)).toBeVisible();
  await expect(page.getByRole('region', { name: PANEL })).toBeHidden();

  const first = await openFor(openContext, 'approver1', '/?trips=waitingApproval');
  const row = first
    .getByRole('region', { name: 'Waiting for your decision' })
    .getByRole('listitem')
    .filter({ hasText: booked.itineraryRefId });
  await expect(row.getByText('A change waits for approval; the trip stays booked.')).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  await row.getByRole('link').click();
  await expect(first.getByRole('region', { name: PANEL })).toBeVisible();
  await first.keyboard.press('a');
  await sendDecision(first, 'Approve');
  await page.reload();
  await expect(changeOf(page).getByText('Change waits for second approval')).toBeVisible();
  const second = await openFor(openContext, 'approver2', path);
  await second.getByRole('region', { name: PANEL }).getByRole('button', { name: 'Approve' }).click();
  await sendDecision(second, 'Approve', 'Have a good workshop');

  await page.reload();
  await expect(partOf(page).getByText('The booking was changed.')).toBeVisible();
  await expectBooked(page, longer);
  await expect(partOf(page)).toContainText(formatMoney(change.after.price.asked));
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
  await openFold(page, 'History');
  await expect(page.getByText('Have a good workshop')).toBeVisible();
});
