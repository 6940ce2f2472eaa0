import type { Page } from 'playwright/test';
import type { TestServer } from '#tests/support/server.ts';

export const PASSWORD = 'Zugvogel-2026';

export const PEOPLE = {
  traveler: 'traveler@alpenblick.example',
  approver1: 'approver1@alpenblick.example',
  approver2: 'approver2@alpenblick.example',
  arranger: 'arranger@alpenblick.example',
  admin: 'admin@alpenblick.example',
  multi: 'multi@alpenblick.example',
  newcomer: 'newcomer@alpenblick.example',
  site: 'site@zugvogel.example',
};

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export async function signIn(page: Page, person: keyof typeof PEOPLE, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, PEOPLE[person], password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor();
}

/** Simulates a sign-out on another device. */
export async function endSessionsOf({ deps, clock }: TestServer, email: string): Promise<void> {
  await deps.db
    .updateTable('sessions')
    .set({ ended_at: clock.now(), end_reason: 'signed_out' })
    .where('ended_at', 'is', null)
    .where('user_id', 'in', (users) => users.selectFrom('users').select('id').where('email_key', '=', email))
    .execute();
}

/** The answer to the cookie banner, before the first page; frames of a sandbox have no storage. */
export async function acceptCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('cookie_accepted', 'true');
  });
}
