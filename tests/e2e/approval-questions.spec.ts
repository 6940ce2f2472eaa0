import { askForApprovals, decide, openFor, orderToApprove } from './approval-journey.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './hotel-journey.ts';

let undo: () => Promise<void>;

test.beforeEach(async ({ server }) => {
  undo = await askForApprovals(server);
});
test.afterEach(() => undo());

const QUESTION = 'Is there nothing cheaper in the same street?';
const ANSWER = 'The conference has booked all of it.';

test('an approver asks, the traveler answers, and the approver decides', async ({ page, openContext }) => {
  const { _id } = await orderToApprove(page);
  const path = `/trips/${_id}`;

  const approver = await openFor(openContext, 'approver1', path);
  await approver
    .getByRole('region', { name: 'Your decision' })
    .getByRole('button', { name: 'Ask the traveller' })
    .click();
  const dialog = approver.getByRole('dialog', { name: 'Ask the traveller' });
  await dialog.getByLabel('Your question').fill(QUESTION);
  await expectAccessible(approver);
  await dialog.getByLabel('Your question').press('Control+Enter');
  await expect(dialog).toBeHidden();
  const asked = approver.getByRole('region', { name: 'Questions before the decision' });
  await expect(asked).toContainText(QUESTION);
  await expect(asked.getByText('Not answered yet')).toBeVisible();

  await enter(page, 'traveler', path);
  const toAnswer = page.getByRole('region', { name: 'Questions before the decision' });
  await expect(toAnswer).toContainText(QUESTION);
  await expect(toAnswer).toBeInViewport();
  await toAnswer.getByLabel('Your answer').fill(ANSWER);
  await expectAccessible(page);
  await toAnswer.getByRole('button', { name: 'Send answer' }).click();
  await expect(toAnswer.getByText(ANSWER)).toBeVisible();
  await expect(toAnswer.getByLabel('Your answer')).toBeHidden();

  await approver.reload();
  await expect(asked.getByText(ANSWER)).toBeVisible();
  await decide(approver, 'Approve');
  await expect(
    approver.locator('#content').getByText('The trip is approved.', { exact: true }),
  ).toBeVisible();

  await approver.goto('/outbox');
  const mails = approver.getByRole('article');
  await expect(mails.filter({ hasText: 'Question about your trip: ' }).first()).toBeVisible();
  await expect(mails.filter({ hasText: 'Question answered: ' }).first()).toBeVisible();
});
