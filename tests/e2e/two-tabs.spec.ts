import { addTo, edit } from './administration.ts';
import { expect, MOVING, test } from './fixtures.ts';
import { endSessionsOf, PEOPLE, signIn } from './people.ts';

test.use(MOVING);

test('whoever signs in in another tab begins anew in this one', async ({ page, context, server }) => {
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

test('what is not answered in one tab keeps no other waiting', async ({ page, context, network }) => {
  await signIn(page, 'traveler');
  const asked = ['/api/auth/refresh', '/api/trips'];
  for (const path of asked) {
    network.hold(path);
    const waiting = await context.newPage();
    await waiting.goto('/');
    await network.arrival(path);
  }
  network.hold();

  // Far less than the 20 s after which a browser no longer waits for another's answer to the same question.
  const soon = { timeout: 8_000 };
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { name: /^Welcome, / })).toBeVisible(soon);
  const trips = other.getByRole('region', { name: 'Trips' }).getByRole('listitem');
  await expect(trips.first()).toBeVisible(soon);
});
