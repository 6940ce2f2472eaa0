import type { Page } from 'playwright/test';
import { addTo, createCompany, edit, enter, save, section } from './administration.ts';
import { expect, test } from './fixtures.ts';
import { PEOPLE } from './people.ts';

const CHANGED = [
  'General information',
  'Locations',
  'Departments',
  'Finance',
  'GDS profile: flights',
  'GDS profile: hotels',
];
const READ = ['Travel policies', 'GDS profile: cars', 'GDS profile: remarks'];
const REASON = /^Only site admins can change this/;

test('a company-admin edits the permitted fields, and reads the others with the reason', async ({ page }) => {
  test.setTimeout(90_000);
  const { companyId } = await enter(page, PEOPLE.admin);
  await page.goto(`/companies/${companyId}`);
  for (const title of CHANGED) {
    await expect(page.getByRole('button', { name: `Edit: ${title}`, exact: true })).toBeVisible();
  }
  for (const title of READ) await expectOnlyRead(page, title);

  await test.step('of the general information only the time zone', async () => {
    const form = await edit(page, 'General information');
    await expect(form.getByLabel('Name', { exact: true })).toHaveCount(0);
    await expect(form.getByLabel('Time zone')).toHaveValue('Europe/Zurich');
    await form.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('of finance only the cards', async () => {
    const form = await edit(page, 'Finance');
    await expect(form.getByRole('button', { name: 'Add a card' })).toBeVisible();
    await expect(form.getByLabel('Payment type')).toHaveCount(0);
    await expect(form.getByRole('button', { name: 'Add a reference field' })).toHaveCount(0);
    await expect(form.getByText(REASON)).toBeVisible();
    const card = await addTo(form, 'Credit cards', 'Add a card');
    await card.getByLabel('Card number').fill('4000056655665556');
    await card.getByLabel('Name on the card').fill('Claudia Brunner');
    await card.getByLabel('Expiry (MM/yy)').fill('09/31');
    await save(form);
    await expect(section(page, 'Finance')).toContainText('5556');
  });

  await test.step('of hotels only the memberships', async () => {
    const form = await edit(page, 'GDS profile: hotels');
    await expect(form.getByRole('button', { name: 'Add a code' })).toHaveCount(0);
    const row = await addTo(form, 'Memberships', 'Add a membership');
    await row.getByLabel('Program name').selectOption({ index: 1 });
    await row.getByLabel('Membership number').fill('HB 77 881');
    await save(form);
    await expect(section(page, 'GDS profile: hotels')).toContainText('HB 77 881');
  });

  await test.step('departments, and their entries in the history', async () => {
    const form = await edit(page, 'Departments');
    const row = await addTo(form, 'Departments', 'Add a department');
    await row.getByLabel('Name', { exact: true }).fill('Cable cars');
    await save(form);
    await page.getByRole('button', { name: 'Show who changed what' }).click();
    await expect(section(page, 'History')).toContainText('Cable cars');
    await expect(section(page, 'History')).toContainText('Claudia Brunner');
  });
});

test('a company-admin finds no other company, and can create nothing', async ({ page, openContext }) => {
  test.setTimeout(90_000);
  const context = await openContext();
  const siteAdmin = await context.newPage();
  const foreign = await createCompany(siteAdmin, await enter(siteAdmin, PEOPLE.site), 'Foreign Storks AG');
  await context.close();

  const { companyId } = await enter(page, PEOPLE.admin);
  for (const path of [`/companies/${foreign}`, `/groups/${foreign}`, `/users/${foreign}`]) {
    await page.goto(path);
    await expect(page.getByText('This does not exist, or you may not see it')).toBeVisible();
  }
  await page.goto('/companies?searchString=Storks');
  await expect(page.getByText('No company found.')).toBeVisible();
  for (const path of ['/companies?create=true', '/groups?create=true', '/users?create=true']) {
    await page.goto(path);
    await expect(page.getByRole('searchbox', { name: /^Search (compan|users)/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^(New|Create) / })).toHaveCount(0);
  }
  await page.goto(`/companies/${companyId}/users`);
  await page.getByRole('searchbox', { name: 'Search company users' }).fill('Keller Anna');
  await expect(page.getByRole('link', { name: /^Keller, Anna/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New company user' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Import from CSV' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export as CSV' })).toBeVisible();

  await test.step('of a colleague, place and profile are only read', async () => {
    await page.getByRole('link', { name: /^Keller, Anna/ }).click();
    await expect(page).toHaveURL(/\?companyUser=/);
    await expectOnlyRead(page, 'Company membership');
    await expectOnlyRead(page, 'Private credit cards');
    await page.getByRole('link', { name: 'Open the profile' }).click();
    await expect(page).toHaveURL(/\/users\/[\w-]{36}$/);
    for (const title of ['Account', 'Passports and visas', 'Password']) await expectOnlyRead(page, title);
    await expect(page.getByRole('button', { name: /^(Edit|Add|Send)/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show who changed what' })).toBeVisible();
  });
});

/** A section without any editable field shows the reason. */
async function expectOnlyRead(page: Page, title: string): Promise<void> {
  const read = section(page, title);
  await expect(read.getByText(REASON)).toBeVisible();
  await expect(read.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
}
