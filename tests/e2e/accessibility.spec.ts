import { expectAccessible, expectAccessibleAtBothWidths, NARROW, WIDE } from './expect-accessible.ts';
import { test } from './fixtures.ts';
import { signIn } from './people.ts';

const PUBLIC = ['/login', '/privacy', '/password/forgot', '/password/reset', '/nowhere'];

test.use({ viewport: WIDE });

test('public pages have no accessibility violations', async ({ page }) => {
  for (const path of PUBLIC) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await expectAccessibleAtBothWidths(page);
  }
});

test('home, the menus of its bar and the password page have no accessibility violations', async ({
  page,
}) => {
  await signIn(page, 'site');
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('list', { name: 'Account' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Company' }).click();
    await page.getByRole('option').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Main menu' }).click();
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    await expectAccessible(page);
  }
  await page.goto('/password/change');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
});
