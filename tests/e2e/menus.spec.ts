import type { Page } from 'playwright/test';
import { enter } from './administration.ts';
import { expect, MOVING, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';
import { PEOPLE } from './people.ts';

test.use(MOVING);

const PROFILE = ['My profile'];
const COMPANY = ['My profile', 'Company', 'Users'];

/** The links in the menus of each role, besides signing out and practising. */
const MENUS = [
  { person: 'traveler', account: PROFILE, main: [] },
  { person: 'arranger', account: ['My profile', 'Users'], main: [] },
  { person: 'admin', account: COMPANY, main: [] },
  { person: 'site', account: COMPANY, main: ['Companies', 'Users'] },
] as const;

for (const { person, account, main } of MENUS) {
  test(`the menus of the ${person} only have links that the role may follow`, async ({ page }) => {
    await enter(page, PEOPLE[person]);
    await openAccount(page);
    const menu = page.getByRole('list', { name: 'Account' });
    const named = await menu.getByRole('link').allTextContents();
    expect(named.filter((name) => name !== 'Practice')).toEqual(account);
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

test('a menu that is opened before hydration is shown after it', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const opener = page.getByRole('button', { name: 'Language' });
  await opener.click();
  const menu = page.getByRole('list', { name: 'Language' });
  await expect(menu).toBeHidden();
  arrive();
  await expect(menu).toBeVisible();
  const [above, below] = await Promise.all([opener.boundingBox(), menu.boundingBox()]);
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
});

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('list', { name: 'Account' }).waitFor();
}
