import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

test('an admin turns practice switches on for the company, and resets them', async ({ page }) => {
  await signIn(page, 'admin');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Practice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();
  await expect(page.getByText('Nothing is switched on')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Sold out' }).check();
  await page.getByLabel('Percent by which prices rise').fill('5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The switches are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 things are switched on')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Sold out' })).toBeChecked();

  await page.getByRole('button', { name: 'Reset everything' }).click();
  await expect(page.getByText('Nothing is switched on')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Sold out' })).not.toBeChecked();
  await expect(page.getByLabel('Percent by which prices rise')).toHaveValue('0');
});
