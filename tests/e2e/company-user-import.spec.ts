import type { Page } from 'playwright/test';
import { createCompany, enter } from './administration.ts';
import { expect, test } from './fixtures.ts';
import { PEOPLE } from './people.ts';

/** A table with so many people; the given rows are invalid. */
function table(domain: string, rows: number, wrong: readonly number[] = []): Buffer {
  const lines = Array.from({ length: rows }, (_, index) => {
    const row = index + 1;
    const role = wrong.includes(row) ? 'emperor' : 'traveler';
    return `person${row}@${domain},Given${row},Family${row},${role}`;
  });
  return Buffer.from(['email,firstName,lastName,role', ...lines].join('\r\n'));
}

async function check(page: Page, buffer: Buffer): Promise<void> {
  await page.getByLabel('CSV file').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText(/people\.csv is checked\. Nothing is written yet/)).toBeVisible();
}

test('users are imported after a dry run', async ({ page }) => {
  test.setTimeout(120_000);
  const admin = await enter(page, PEOPLE.site);
  const companyId = await createCompany(page, admin, 'Zug Import AG');
  await page.goto(`/companies/${companyId}/users`);
  await expect(page.getByText('No company users found.')).toBeVisible();
  await page.getByRole('link', { name: 'Import from CSV' }).click();

  await check(page, table('import.example', 120, [3, 50]));
  await page.getByLabel('Rejected rows only').check();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('row', { name: /person50@import\.example/ })).toContainText('Rejected');
  await page.getByRole('button', { name: 'Import 118 users' }).click();
  await expect(page.getByText(/^Row \d+ of 120 is done/)).toBeVisible();
  await expect(page.getByText('The import is complete')).toBeVisible({ timeout: 90_000 });

  await page.getByRole('link', { name: 'Back to the company users' }).click();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('118');
  await page.getByRole('searchbox', { name: 'Search company users' }).fill('Family117');
  await expect(page.getByRole('link', { name: 'Family117, Given117' })).toBeVisible();
  await expect(page).toHaveURL(/searchString=Family117/);
});

test('a cancelled import reports what was done', async ({ page }) => {
  test.setTimeout(120_000);
  const admin = await enter(page, PEOPLE.site);
  const companyId = await createCompany(page, admin, 'Zug Cancel AG');
  await page.goto(`/companies/${companyId}/users`);
  await page.getByRole('link', { name: 'Import from CSV' }).click();
  await check(page, table('cancel.example', 1500));
  await page.getByRole('button', { name: /^Import 1,?500 users$/ }).click();
  await expect(page.getByText(/^Row [1-9]\d* of 1500 is done/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await expect(page.getByText('The import was cancelled')).toBeVisible({ timeout: 30_000 });
  const said = await page.getByText(/^\d+ of 1500 rows were done, and stay/).textContent();
  const done = Number(said?.match(/^\d+/)?.[0]);
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(1500);
  await page.getByRole('link', { name: 'Back to the company users' }).click();
  await expect(page.getByRole('link', { name: 'Family1, Given1', exact: true })).toBeVisible();
});
