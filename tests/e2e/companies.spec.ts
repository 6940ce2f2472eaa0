import { expect, test } from './fixtures.ts';
import { signInByKeyboard, type } from './keyboard.ts';
import { PASSWORD, PEOPLE } from './people.ts';

test('a member of two companies switches between them by keyboard', async ({ page }) => {
  await signInByKeyboard(page, PEOPLE.multi, PASSWORD);
  const company = page.getByRole('combobox', { name: 'Company' });
  await expect(company).toHaveValue('Alpenblick Engineering AG');
  await page.goto('/password/change');
  await expect(company).toHaveValue('Alpenblick Engineering AG');

  await type(page, company, 'logis');
  await page.getByRole('option', { name: 'Alpenblick Logistik GmbH' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/$/);
  await expect(company).toHaveValue('Alpenblick Logistik GmbH');
  await page.reload();
  await expect(company).toHaveValue('Alpenblick Logistik GmbH');

  // The next sign-in starts in the company that was used last.
  await company.click();
  await page.getByRole('option', { name: 'Alpenblick Engineering AG' }).click();
  await expect(company).toHaveValue('Alpenblick Engineering AG');
});
