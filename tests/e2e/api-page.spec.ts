import { expect, test } from './fixtures.ts';

test('the reference of the contract is drawn from this server alone', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
  });
  await page.goto('/api/docs');
  await expect(page).toHaveTitle('Reference | Zugvogel');
  await page.getByRole('link', { name: 'Auth', exact: true }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sign in' })).toBeInViewport();
  await expect(page.getByText('/api/auth/login').first()).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('the contract is also served as a file', async ({ request }) => {
  const contract = await (await request.get('/api/openapi.json')).json();
  expect(contract).toMatchObject({ openapi: '3.1.0', info: { title: 'Zugvogel' } });
});

test('the type of a problem leads to the codes', async ({ page }) => {
  await page.goto('/api/docs#not_found');
  await expect(page.getByRole('heading', { name: 'Error codes' })).toBeInViewport();
  await expect(page.getByRole('cell', { name: 'not_found', exact: true })).toBeVisible();
});

test('the reference of the contract is dark where the system is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/api/docs');
  await expect(page.locator('html')).toHaveClass(/dark/);
});
