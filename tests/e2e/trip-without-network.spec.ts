import type { Page } from 'playwright/test';
import { askForApprovals, openFor, orderToApprove } from './approval-journey.ts';
import { expect, test } from './fixtures.ts';

const loadedScripts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join('\n'),
  );

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
  await expect.poll(() => loadedScripts(approver)).toContain('TripDialogs');
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

test('a page that is not loaded yet opens once the network is back', async ({
  page,
  openContext,
  faults,
}) => {
  faults.expected.push(/A part of the page could not be loaded/, /ERR_INTERNET_DISCONNECTED/);
  const { _id } = await orderToApprove(page, [1, 2]);
  const approver = await openFor(openContext, 'approver1', `/trips/${_id}`);
  await approver.getByRole('region', { name: 'Your decision' }).waitFor();
  await approver.context().setOffline(true);
  await approver.getByRole('link', { name: 'Book' }).click();
  await expect(approver.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await approver.context().setOffline(false);
  await expect(approver).toHaveTitle(/^Home /);
});
