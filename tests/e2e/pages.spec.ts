import { expectAlive } from './expect-alive.ts';
import { expect, test } from './fixtures.ts';
import { PEOPLE, signIn } from './people.ts';

const PUBLIC = {
  '/login': 'Sign in | Zugvogel',
  '/privacy': 'Privacy policy | Zugvogel',
  '/cookies': 'Cookie policy | Zugvogel',
  '/impress': 'Legal notice | Zugvogel',
};

test('public pages are rendered without JavaScript, with their titles', async ({ openContext }) => {
  const context = await openContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, title] of Object.entries(PUBLIC)) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(3);
  }
  await context.close();
});

test('the icon is also served at its default address', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.status()).toBe(200);
  expect(icon.headers()['content-type']).toBe('image/vnd.microsoft.icon');
});

test('the footer leads to the legal pages, each from its top', async ({ page }) => {
  await page.goto('/privacy');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /cookie policy/i })
    .click();
  await expect(page).toHaveURL(/\/cookies$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expectAlive(page);
});

test('the cookie banner does not return after the answer', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('i18nextLng', 'de');
    localStorage.setItem('lng', 'de');
  });
  await page.goto('/login');
  await expect(page.getByText('This website uses cookies')).toBeVisible();
  await page.getByRole('link', { name: 'See details' }).click();
  await expect(page).toHaveURL(/\/cookies$/);
  await page.getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByText('This website uses cookies')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookie_accepted'))).toBe('true');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('en');
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Sign in' }).or(page.getByRole('heading').first()),
  ).toBeVisible();
  await expect(page.getByText('This website uses cookies')).toBeHidden();
});

test('a page whose script is missing is reloaded once, when a user opens it', async ({
  openContext,
  network,
  faults,
}) => {
  // The reloaded page was rendered by the server, and can't be hydrated without the script either.
  faults.expected.push(/A part of the page could not be loaded/, /Minified React error #422/);
  // With an empty cache, which does not have the script yet.
  const context = await openContext();
  const page = await context.newPage();
  const loaded: string[] = [];
  const reports: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) loaded.push(pathname);
    if (pathname === '/api/log') reports.push(request.postData() ?? '');
  });
  network.cut('/assets/password.forgot-');
  await page.goto('/login');
  await expectAlive(page);
  await page.getByLabel('E-mail').fill(PEOPLE.traveler);
  const link = page.getByRole('link', { name: /Forgot password/ });
  const gone = page.waitForEvent('requestfailed', (request) => /password\.forgot-/.test(request.url()));
  await link.hover();
  await gone;
  await expect(page.getByLabel('E-mail')).toHaveValue(PEOPLE.traveler);
  expect(loaded).toEqual(['/login']);

  await link.click();
  await expect(page.getByText('A part of the page could not be loaded.')).toBeVisible();
  expect(loaded).toEqual(['/login', '/password/forgot']);

  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/login/);
  network.letPass();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  // Some browsers never fetch a script again that failed before; there, the page is loaded for the new click.
  expect(loaded.slice(0, 2)).toEqual(['/login', '/password/forgot']);
  expect(loaded.length).toBeLessThanOrEqual(3);
  expect(reports).toHaveLength(1);
  await context.close();
});

test('an error of a page has a reference, is reported, and leads home', async ({ page, network, faults }) => {
  faults.expected.push(/^console: TransportError: Network Error/);
  await signIn(page, 'site');
  await page.goto('/groups');
  network.hold('/api/groups/');
  const reported = page.waitForResponse('**/api/log');
  await page.getByRole('main').getByRole('link', { name: 'Alpenblick Group' }).click();
  (await network.next('/api/groups/')).reset();

  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('Our engineers were notified and will fix the problem ASAP.')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(/^\d{13}$/);
  expect((await reported).status()).toBe(204);

  network.letPass();
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
});

test('an error of a list is shown in its place, is reported, and can be retried', async ({
  page,
  network,
}) => {
  await signIn(page, 'site');
  await page.goto('/groups');
  const group = page.getByRole('main').getByRole('link', { name: 'Alpenblick Group' });
  await expect(group).toBeVisible();
  network.hold('/api/groups');
  const reported = page.waitForResponse('**/api/log');
  await page.getByRole('searchbox').fill('alpen');
  (await network.next('/api/groups')).reset();

  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Something went wrong');
  await expect(alert).toContainText('Our engineers were notified and will fix the problem ASAP.');
  await expect(alert).toContainText(/Reference \d{13}/);
  expect((await reported).status()).toBe(204);
  await expect(page.getByRole('searchbox')).toHaveValue('alpen');

  network.letPass();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(group).toBeVisible();
});

test('the legal notice leads to the licences of the software that it contains', async ({ page }) => {
  await page.goto('/impress');
  await page.getByRole('link', { name: 'a file of its own' }).click();
  await expect(page).toHaveURL(/\/licences\.txt$/);
  await expect(page.getByText('## xstate - ')).toBeVisible();
});
