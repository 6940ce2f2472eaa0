import { enter, section } from './administration.ts';
import { expect, test } from './fixtures.ts';
import { PEOPLE } from './people.ts';

test('a traveler names a delegate on their own profile, and removes them', async ({ page }) => {
  const { userId } = await enter(page, PEOPLE.traveler);
  await page.goto(`/users/${userId}`);
  const delegate = section(page, 'Delegate');
  await expect(delegate.getByText('No delegate was named.')).toBeVisible();

  await delegate.getByRole('button', { name: 'Name a delegate' }).click();
  const form = delegate.getByRole('form', { name: 'Delegate' });
  await form.getByLabel('Delegate').fill('eliane');
  await form.getByRole('option', { name: 'Eliane Roth' }).click();
  const today = await form.getByLabel('First day').inputValue();
  await form.getByLabel('Last day').fill(today);
  await form.getByRole('button', { name: 'Save' }).click();

  await expect(delegate.getByText('Eliane Roth', { exact: true })).toBeVisible();
  await expect(delegate.getByText('Decides', { exact: true })).toBeVisible();

  await page.reload();
  await delegate.getByRole('button', { name: 'Remove the delegate' }).click();
  const question = page.getByRole('dialog', { name: 'Remove the delegate?' });
  await question.getByRole('button', { name: 'Remove the delegate' }).click();
  await expect(delegate.getByText('No delegate was named.')).toBeVisible();
});
