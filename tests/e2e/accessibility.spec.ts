import { expectAccessible, expectAccessibleAtBothWidths, NARROW, WIDE } from './expect-accessible.ts';
import { test } from './fixtures.ts';
import { signIn } from './people.ts';

const PUBLIC = [
  '/login',
  '/privacy',
  '/cookies',
  '/impress',
  '/password/forgot',
  '/password/reset',
  '/nowhere',
];

test.use({ viewport: WIDE });

for (const path of PUBLIC) {
  test(`nothing is found on ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await expectAccessibleAtBothWidths(page);
  });
}

for (const viewport of [WIDE, NARROW]) {
  test(`nothing is found on the pages, menus and dialogs of a signed-in user, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, 'site');
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('list', { name: 'Account' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Company' }).click();
    await page.getByRole('option').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('list', { name: 'Language' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Main menu' }).click();
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    await expectAccessible(page);
    await page.goto('/password/change');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
  });
}

test('nothing is found on the page for practice', async ({ page }) => {
  await signIn(page, 'site');
  await page.goto('/practice');
  await page.getByRole('button', { name: 'Save' }).waitFor();
  await expectAccessibleAtBothWidths(page);
});
