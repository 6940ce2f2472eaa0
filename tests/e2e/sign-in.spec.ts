import type { Page } from 'playwright/test';
import { expect, MOVING, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';
import { press, signInByKeyboard } from './keyboard.ts';
import { fillSignIn, PASSWORD, PEOPLE, signIn } from './people.ts';

test.use(MOVING);

test('a visitor is sent to the sign-in page, and then to the requested page', async ({ page }) => {
  await page.goto('/password/change');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page).toHaveTitle('Sign in | Zugvogel');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await fillSignIn(page, PEOPLE.traveler, PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/password\/change$/);
});

test('a redirect to another site is not followed', async ({ page }) => {
  await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F');
  await fillSignIn(page, PEOPLE.traveler, PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a form submitted before hydration is sent after it', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await fillSignIn(page, PEOPLE.traveler, PASSWORD);
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
});

test('a form submitted before the session is known is sent once it is', async ({ page, network }) => {
  network.hold('/api/auth/refresh');
  await page.goto('/login');
  await fillSignIn(page, PEOPLE.traveler, PASSWORD);
  const isAlive = () => page.getByRole('button', { name: 'Show password', pressed: true }).isVisible();
  await expect(async () => {
    await page.getByRole('button', { name: 'Show password' }).press('Enter');
    expect(await isAlive()).toBe(true);
  }).toPass();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await network.arrival('/api/auth/refresh');
  network.letPass();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  expect(sent.filter((path) => path === '/api/auth/login')).toHaveLength(1);
});

test('the session outlives a reload and leaves nothing in the storage of the browser', async ({ page }) => {
  await signIn(page, 'traveler');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await expect(page).toHaveTitle('Home | Zugvogel');

  const stored = await page.evaluate(() => ({
    local: Object.entries(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
  }));
  expect(stored.local).toEqual([['lng', 'en']]);
  expect(stored.session).toEqual([]);
  expect(stored.cookies).toBe('');
});

test('an access token that expires in use is renewed silently', async ({ page, server }) => {
  await signIn(page, 'site');
  server.clock.advance(16 * 60_000);
  const repeated = page.waitForResponse(
    (response) => response.url().includes('searchString=north') && response.status() === 200,
  );
  await page.getByRole('combobox', { name: 'Company' }).fill('north');
  await repeated;
  await expect(page.getByRole('option', { name: 'Northwind Consulting Ltd' })).toBeVisible();
});

test('when a session can not be renewed, the user is signed out, after a retry if necessary', async ({
  page,
  server,
  network,
  faults,
}) => {
  faults.expected.push(/^console: ApiError: Request failed with status code 401/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCompanies(page);
  network.hold('/api/auth/refresh', '/api/auth/logout');
  server.clock.advance(16 * 60_000);
  await page.getByRole('combobox', { name: 'Company' }).fill('north');
  const refresh = await network.next('/api/auth/refresh');
  // A browser sends once more what has broken off on a connection that was used before.
  network.cut('/api/auth/refresh');
  refresh.reset();

  await expect(page).toHaveURL(/\/logout$/);
  await expect(page.getByText('Signing out…')).toBeVisible();
  (await network.next('/api/auth/logout')).reset();
  await expect(page.getByText('You are still signed in')).toBeVisible();

  network.letPass();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the page to sign out redirects without loading anything more', async ({ openContext, network }) => {
  const page = await (await openContext()).newPage();
  const underWay = new Set<string>();
  page.on('request', (request) => underWay.add(new URL(request.url()).pathname));
  page.on('requestfinished', (request) => underWay.delete(new URL(request.url()).pathname));
  network.hold('/api/auth/logout');
  await page.goto('/logout');
  const signOut = await network.next('/api/auth/logout');
  await expect.poll(() => [...underWay]).toEqual(['/api/auth/logout']);
  network.cut('/assets');
  signOut.release();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test('a user signs in and out by keyboard', async ({ page }) => {
  await signInByKeyboard(page, PEOPLE.traveler, PASSWORD);
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor();

  await press(page, page.getByRole('button', { name: /^Account of/ }));
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await signOut.waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'My profile' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(signOut).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});

/** Until nothing is pending any more. */
async function openCompanies(page: Page): Promise<void> {
  await signIn(page, 'site');
  await page.goto('/companies');
  await page.getByRole('link', { name: 'Northwind Consulting Ltd' }).waitFor();
  await page.getByRole('combobox', { name: 'Company' }).waitFor();
}
