import { expect, test } from './fixtures.ts';
import { signInByKeyboard, type } from './keyboard.ts';
import { PASSWORD, PEOPLE, signIn } from './people.ts';

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

test('a deactivated company can not be chosen', async ({ page, server }) => {
  await signIn(page, 'site');
  const company = page.getByRole('combobox', { name: 'Company' });
  await company.fill('northwind');
  const option = page.getByRole('option', { name: 'Northwind Consulting Ltd' });
  await option.waitFor();
  const northwind = server.deps.db.updateTable('companies').where('name', '=', 'Northwind Consulting Ltd');
  await northwind.set({ active: false }).execute();

  await option.click();
  await expect(page.getByText("You can't act as this company")).toBeVisible();
  await northwind.set({ active: true }).execute();
});
