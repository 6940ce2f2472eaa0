import type { Page } from 'playwright/test';
import { enter } from './administration.ts';
import { expect, MOVING, test } from './fixtures.ts';
import { PEOPLE } from './people.ts';

test.use(MOVING);

const ADMIN = ['My profile', 'Company', 'Users', 'Practice'];

/** The links in the menus of each role. */
const MENUS = [
  { person: 'traveler', account: ['My profile'], main: [] },
  { person: 'arranger', account: ['My profile', 'Users'], main: [] },
  { person: 'admin', account: ADMIN, main: [] },
  { person: 'site', account: ADMIN, main: ['Companies', 'Users'] },
] as const;

for (const { person, account, main } of MENUS) {
  test(`the menus of the ${person} only have links that the role may follow`, async ({ page }) => {
    await enter(page, PEOPLE[person]);
    await openAccount(page);
    const menu = page.getByRole('list', { name: 'Account' });
    await expect(menu.getByRole('link')).toHaveText(account);
    for (const name of account) {
      await menu.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('This does not exist, or you may not see it')).toHaveCount(0);
      await openAccount(page);
    }
    await page.keyboard.press('Escape');

    const opener = page.getByRole('button', { name: 'Main menu' });
    if (main.length === 0) {
      await expect(opener).toHaveCount(0);
      return;
    }
    await opener.click();
    const drawer = page.getByRole('navigation', { name: 'Main menu' });
    await expect(drawer.getByRole('link')).toHaveText(main);
    await drawer.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search users' })).toBeVisible();
  });
}

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('list', { name: 'Account' }).waitFor();
}
