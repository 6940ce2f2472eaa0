import { picture } from '#tests/contract/support/pictures.ts';
import { enter, section } from './administration.ts';
import { expect, test } from './fixtures.ts';
import { PEOPLE } from './people.ts';

test('the bar shows a changed profile picture at once', async ({ page }) => {
  const { userId } = await enter(page, PEOPLE.site);
  await page.goto(`/users/${userId}`);
  const shown = page.getByRole('button', { name: /^Account of/ }).locator('img');
  const remove = section(page, 'Picture').getByRole('button', { name: 'Remove', exact: true });
  const buffer = await picture('png');
  await page.getByLabel('Picture file').setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(remove).toBeVisible();
  await expect(shown).toBeVisible();

  await remove.click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(remove).toHaveCount(0);
  await expect(shown).toHaveCount(0);

  await page.getByLabel('Picture file').setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(shown).toBeVisible();
});
