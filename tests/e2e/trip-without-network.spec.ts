import { askForApprovals, openFor, orderToApprove } from './approval-journey.ts';
import { expect, test } from './fixtures.ts';

let undo: () => Promise<void>;

test.beforeEach(async ({ server }) => {
  undo = await askForApprovals(server);
});
test.afterEach(() => undo());

test('a displayed trip stays when the network fails', async ({ page, openContext }) => {
  const { _id } = await orderToApprove(page, [1, 2]);
  const approver = await openFor(openContext, 'approver1', `/trips/${_id}`);
  const decision = approver.getByRole('region', { name: 'Your decision' });
  await decision.waitFor();
  await approver.context().setOffline(true);
  await decision.getByRole('button', { name: 'Approve' }).click();
  const dialog = approver.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await approver.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    approver.locator('#content').getByText('The trip is approved.', { exact: true }),
  ).toBeVisible();
});
