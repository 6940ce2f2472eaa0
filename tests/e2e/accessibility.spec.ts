import { expectAccessible, NARROW, WIDE } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

const PUBLIC = ['/privacy', '/password/forgot', '/password/reset', '/nowhere'];

test.use({ viewport: WIDE });

test('public pages have no accessibility violations', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  for (const path of PUBLIC) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await expectAccessible(page);
  }
});

test('home, the menus of its bar and the password page have no accessibility violations', async ({
  page,
}) => {
  await signIn(page, 'site');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('list', { name: 'Account' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Company' }).click();
  await page.getByRole('option').first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'Main menu' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await expectAccessible(page);
  await page.goto('/password/change');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
});
