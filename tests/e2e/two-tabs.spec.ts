import type { Page } from 'playwright/test';
import { addTo, edit } from './administration.ts';
import { expect, MOVING, test } from './fixtures.ts';
import { expectBooked, expectStep, orderNow } from './hotel-journey.ts';
import { endSessionsOf, PEOPLE, signIn } from './people.ts';
import { enterAtCheckout } from './unfinished-booking.ts';

test.use(MOVING);

test('a sign-in in another tab restarts this one', async ({ page, context, server }) => {
  await signIn(page, 'admin');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Company', exact: true }).click();
  const departments = await edit(page, 'Departments');
  const row = await addTo(departments, 'Departments', 'Add a department');
  await row.getByLabel('Name', { exact: true }).fill('Of the one before');
  await endSessionsOf(server, PEOPLE.admin);
  const other = await context.newPage();
  await signIn(other, 'traveler');

  await departments.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/$/);
  const account = other.getByRole('button', { name: /^Account of/ });
  const name = (await account.getAttribute('aria-label')) ?? '';
  await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const written = server.deps.db
    .selectFrom('departments')
    .select('id')
    .where('name', '=', 'Of the one before');
  expect(await written.execute()).toEqual([]);
});

test('choosing another company in one tab asks in the other, where the checkout continues', async ({
  page,
  context,
}) => {
  await enterAtCheckout(page, 'multi', 'The Only Room');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('combobox', { name: 'Company' }).click();
  await other.getByRole('option', { name: 'Alpenblick Logistik GmbH' }).click();

  const asked = page.getByRole('dialog', { name: 'You now act for Alpenblick Logistik GmbH in another tab' });
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Stay with Alpenblick Engineering AG' }).click();
  await expect(asked).toHaveCount(0);
  await expectStep(page, 'checkout');
  await orderNow(page);
  await expectBooked(page);

  const askedThere = other.getByRole('dialog', {
    name: 'You now act for Alpenblick Engineering AG in another tab',
  });
  await askedThere.getByRole('button', { name: 'Go to Alpenblick Engineering AG' }).click();
  await expect(askedThere).toHaveCount(0);
  await expect(other.getByRole('combobox', { name: 'Company' })).toHaveValue('Alpenblick Engineering AG');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an edited form asks before the company is changed, and not afterwards', async ({ page, context }) => {
  await signIn(page, 'site');
  await page.goto('/groups');
  await page.getByRole('main').getByRole('link', { name: 'Alpenblick Group' }).click();
  const general = await edit(page, 'General information');
  await general.getByLabel('Name', { exact: true }).fill('Not saved');
  const choose = async (from: Page, name: string) => {
    await from.getByRole('combobox', { name: 'Company' }).click();
    await from.getByRole('option', { name }).click();
  };
  await choose(page, 'Alpenblick Logistik GmbH');
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(general.getByLabel('Name', { exact: true })).toHaveValue('Not saved');

  const other = await context.newPage();
  await other.goto('/');
  await choose(other, 'Alpenblick Logistik GmbH');
  await page.getByRole('dialog').getByRole('button', { name: 'Go to Alpenblick Logistik GmbH' }).click();
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Alpenblick Logistik GmbH');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, 'traveler');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { name: /^Welcome, / })).toBeVisible();

  await other.getByRole('button', { name: /^Account of/ }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();

  await expect(other).toHaveURL(/\/login$/);
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
});

test('a pending request in one tab blocks no other tab', async ({ page, context, network }) => {
  await signIn(page, 'traveler');
  const asked = ['/api/auth/refresh', '/api/trips'];
  for (const path of asked) {
    network.hold(path);
    const waiting = await context.newPage();
    await waiting.goto('/');
    await network.arrival(path);
  }
  network.hold();

  // Far less than the 20 s after which a browser no longer waits for another tab's answer to the same
  // request.
  const soon = { timeout: 8_000 };
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { name: /^Welcome, / })).toBeVisible(soon);
  const trips = other.getByRole('region', { name: 'Trips' }).getByRole('listitem');
  await expect(trips.first()).toBeVisible(soon);
});
