import type { TestServer } from '#tests/support/server.ts';
import { expect, test } from './fixtures.ts';
import { press, signInByKeyboard, type } from './keyboard.ts';
import { fillSignIn, PASSWORD, PEOPLE } from './people.ts';

const NEW_PASSWORD = 'nine cranes over Zug';

test('a new user has to change the password first, and does so by keyboard', async ({ page }) => {
  await signInByKeyboard(page, PEOPLE.newcomer, PASSWORD);
  await expect(page).toHaveURL(/\/password\/change/);

  for (const path of ['/', '/nowhere']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/password\/change/);
  }
  for (const path of ['/privacy', '/cookies']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/password/change');

  await type(page, page.getByLabel('Current password'), PASSWORD);
  await type(page, page.getByLabel('New password', { exact: true }), NEW_PASSWORD);
  await type(page, page.getByLabel('Confirm new password'), 'something else entirely');
  await press(page, page.getByRole('button', { name: 'Change password' }));
  await expect(page.getByLabel('Confirm new password')).toHaveAttribute('aria-invalid', 'true');

  await type(page, page.getByLabel('Confirm new password'), NEW_PASSWORD);
  await press(page, page.getByRole('button', { name: 'Change password' }));
  await expect(page).not.toHaveURL(/\/password\/change/);
  await expect(page.getByText('Your password is changed.')).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
});

test('a forgotten password is reset with the link of the mail, once', async ({ page, context, server }) => {
  const putBack = await rememberPassword(server, PEOPLE.admin);
  await page.goto('/login');
  await page.getByRole('link', { name: /Forgot password/ }).click();
  await expect(page).toHaveURL(/\/password\/forgot$/);
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
  await page.getByLabel('E-mail').fill(PEOPLE.admin);
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('status')).toBeVisible();

  const outbox = await context.newPage();
  const mail = outbox.getByRole('article').filter({ hasText: PEOPLE.admin });
  const link = mail.getByRole('link', { name: /password\/reset/ }).first();
  await expect(async () => {
    await outbox.goto('/outbox');
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  const { hash } = new URL((await link.getAttribute('href')) ?? '');
  await outbox.close();

  await page.goto(`/password/reset${hash}`);
  await page.getByLabel('New password', { exact: true }).fill('password1234');
  await page.getByLabel('Confirm new password').fill('password1234');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByText(/common/i)).toBeVisible();

  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, PEOPLE.admin, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();

  await page.goto(`/password/reset${hash}`);
  await page.getByLabel('New password', { exact: true }).fill('ten herons over Zug');
  await page.getByLabel('Confirm new password').fill('ten herons over Zug');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByRole('link', { name: /new link/i })).toBeVisible();
  await putBack();
});

/** Resets the password for other journeys of the same person on this server. */
async function rememberPassword({ deps: { db } }: TestServer, email: string): Promise<() => Promise<void>> {
  const before = await db
    .selectFrom('users')
    .select('password_hash')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  return async () => {
    await db.updateTable('users').set(before).where('email_key', '=', email).execute();
  };
}
