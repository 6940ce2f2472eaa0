import type { Locator, Page } from 'playwright/test';
import { addTo, createCompany, edit, enter, fillFields, save, section } from './administration.ts';
import { expect, MOVING, test } from './fixtures.ts';
import { PEOPLE } from './people.ts';

test.use(MOVING);

test('two admins edit a company at once without overwriting each other', async ({ page, openContext }) => {
  test.setTimeout(90_000);
  const admin = await enter(page, PEOPLE.site);
  const companyId = await createCompany(page, admin, 'Two Storks AG');
  await page.goto(`/companies/${companyId}`);
  const context = await openContext();
  const other = await context.newPage();
  await enter(other, PEOPLE.site, `/companies/${companyId}`);

  await test.step('different fields of a section are merged', async () => {
    const mine = await edit(page, 'General information');
    const theirs = await edit(other, 'General information');
    await theirs.getByLabel('Phone').fill('+41 41 555 77 77');
    await save(theirs);
    await mine.getByLabel('Note').fill('Likes early trains');
    await save(mine);
    await expect(section(page, 'General information')).toContainText('+41 41 555 77 77');
    await expect(section(page, 'General information')).toContainText('Likes early trains');
  });

  await test.step('a field that both have changed is asked about', async () => {
    await other.reload();
    const mine = await edit(page, 'General information');
    const theirs = await edit(other, 'General information');
    await theirs.getByLabel('Phone').fill('+41 41 555 11 11');
    await save(theirs);
    await mine.getByLabel('Phone').fill('+41 41 555 22 22');
    await mine.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Another person saved first' });
    await expect(dialog).toContainText('+41 41 555 11 11');
    await expect(dialog).toContainText('+41 41 555 22 22');
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    const button = dialog.getByRole('button', { name: 'Save what I chose' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await other.reload();
    await expect(section(other, 'General information')).toContainText('+41 41 555 11 11');

    await dialog.getByLabel(/^Yours/).check();
    await button.click();
    await expect(mine).toHaveCount(0);
    await other.reload();
    await expect(section(other, 'General information')).toContainText('+41 41 555 22 22');
  });

  await test.step('of two default cards that both have chosen, one is left', async () => {
    await page.reload();
    await other.reload();
    const mine = await addDefaultCard(page, '4242424242424242');
    const theirs = await addDefaultCard(other, '5555555555554444');
    await save(theirs);
    await mine.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Another person saved first' });
    await expect(dialog.getByRole('group', { name: 'Credit cards, Default card' })).toBeVisible();
    await expect(dialog.getByLabel(/^Yours.*4242/)).not.toBeChecked();
    await dialog.getByLabel(/^Theirs.*4444/).check();
    await dialog.getByRole('button', { name: 'Save what I chose' }).click();
    await expect(mine).toHaveCount(0);
    const finance = section(page, 'Finance');
    await expect(finance).toContainText('4242');
    await expect(finance.getByText('Default card')).toHaveCount(1);
  });

  await test.step('a change of another section stands in nobody’s way', async () => {
    const mine = await edit(page, 'Departments');
    const theirs = await edit(other, 'GDS profile: remarks');
    const remark = await addTo(theirs, 'Remarks', 'Add a remark');
    await remark.getByRole('textbox').fill('By train where possible');
    await save(theirs);
    const department = await addTo(mine, 'Departments', 'Add a department');
    await department.getByLabel('Name', { exact: true }).fill('Nests');
    await save(mine);
    await expect(section(page, 'Departments')).toContainText('Nests');
    await expect(section(page, 'GDS profile: remarks')).toContainText('By train where possible');
  });
  await context.close();
});

/** Adds a card that comes first, and does not save it yet. */
async function addDefaultCard(page: Page, number: string): Promise<Locator> {
  const form = await edit(page, 'Finance');
  const card = await addTo(form, 'Credit cards', 'Add a card');
  await fillFields(card, {
    'Card number': number,
    'Name on the card': 'Two Storks AG',
    'Expiry (MM/yy)': '09/31',
  });
  await card.getByLabel('Default card').check();
  return form;
}
