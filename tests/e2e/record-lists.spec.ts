import type { Page } from 'playwright/test';
import { createCompany, enter } from './administration.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';
import { PEOPLE } from './people.ts';

test('the address contains the search text and the page number', async ({ page }) => {
  await enter(page, PEOPLE.site, '/users');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1 – ');
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/users\?page=2$/);
  await expect(pages.getByRole('link', { name: 'Previous' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/users\?page=2$/);

  await page.getByRole('searchbox', { name: 'Search users' }).fill('keller anna');
  await expect(page).toHaveURL(/\/users\?searchString=keller/);
  await expect(page.getByRole('link', { name: 'Keller, Anna' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue('keller anna');
  await page.getByRole('searchbox', { name: 'Search users' }).fill('nobody is called so');
  await expect(page.getByText('No users found.')).toBeVisible();
});

test('the data of a page is requested once, in parallel with its scripts, and not by hovering over its link', async ({
  page,
}) => {
  await enter(page, PEOPLE.site);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const timesRequested = (path: string) => requested.filter((one) => one === path).length;

  const arrive = await holdScripts(page, /\/users\.index-/);
  const answer = page.waitForResponse(/\/api\/users\?/);
  await page.goto('/users?searchString=keller+anna');
  await (await answer).finished();
  arrive();
  const link = page.getByRole('link', { name: 'Keller, Anna' });
  await expect(link).toBeVisible();
  expect(timesRequested('/api/users')).toBe(1);

  const script = page.waitForResponse(/\/users\._userId-/);
  await link.hover();
  await (await script).finished();
  const profile = `/api${await link.getAttribute('href')}`;
  expect(timesRequested(profile)).toBe(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Keller' })).toBeVisible();
  expect(timesRequested(profile)).toBe(1);
});

test('nothing moves when the name of a company arrives', async ({ page, network }) => {
  const admin = await enter(page, PEOPLE.site);
  const companyId = await createCompany(page, admin, 'Steady Storks AG');
  for (const { address, name } of [
    { address: 'users', name: 'Import from CSV' },
    { address: 'users?import=true', name: 'Back to the company users' },
  ]) {
    network.hold(`/api/companies/${companyId}`);
    await page.goto(`/companies/${companyId}/${address}`);
    const link = page.getByRole('link', { name });
    await expect(link).toBeVisible();
    const place = await link.boundingBox();
    network.letPass();
    await expect(page.getByRole('main').getByText('Steady Storks AG')).toBeVisible();
    expect(await link.boundingBox()).toEqual(place);
  }
});

test('a record is opened, edited and saved by keyboard', async ({ page }) => {
  const admin = await enter(page, PEOPLE.site);
  await createCompany(page, admin, 'Keyboard Storks AG');
  await page.goto('/companies');
  const search = page.getByRole('searchbox', { name: 'Search companies' });
  await search.focus();
  await page.keyboard.type('Keyboard');
  await expect(page).toHaveURL(/searchString=Keyboard/);
  const row = page.getByRole('link', { name: 'Keyboard Storks AG' });
  await expect(row).toBeVisible();
  await tabTo(page, 'Keyboard Storks AG');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/companies\/[\w-]{36}$/);
  const button = page.getByRole('button', { name: 'Edit: GDS profile: remarks' });
  await expect(button).toBeVisible();
  await tabTo(page, 'Edit: GDS profile: remarks');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Add a remark');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Remark 1', { exact: true })).toBeFocused();
  await page.keyboard.type('Written without a mouse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'GDS profile: remarks' })).toHaveCount(0);
  await expect(page.getByText('Written without a mouse')).toBeVisible();
});

test('leaving unsaved changes asks for confirmation', async ({ page }) => {
  const admin = await enter(page, PEOPLE.site);
  const companyId = await createCompany(page, admin, 'Unsaved Storks AG');
  await page.goto(`/companies/${companyId}`);
  await page.getByRole('button', { name: 'Edit: General information' }).click();
  const phone = page.getByLabel('Phone');
  await phone.fill('+41 41 555 99 99');
  const users = page
    .getByRole('navigation', { name: 'Parts of this record' })
    .getByRole('link', { name: 'Users' });
  await users.click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('Leave without saving?');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(phone).toHaveValue('+41 41 555 99 99');
  await users.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/users$/);

  await page.goto(`/companies/${companyId}`);
  await page.getByRole('button', { name: 'Edit: General information' }).click();
  await phone.fill('+41 41 555 99 99');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await users.click();
  await expect(page).toHaveURL(/\/users$/);
});

/** Presses Tab until the named element has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });
  for (let presses = 0; presses < 60 && (await focused()) !== name; presses++) {
    await page.keyboard.press('Tab');
  }
  expect(await focused()).toBe(name);
}
