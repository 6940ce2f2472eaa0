import { createCompany, createGroup, edit, enter } from './administration.ts';
import { expectAccessible, expectAccessibleAtBothWidths, WIDE } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { PEOPLE } from './people.ts';

test.use({ viewport: WIDE });

test('nothing is found on the lists and forms of the administration', async ({ page }) => {
  test.setTimeout(120_000);
  const { companyId } = await enter(page, PEOPLE.site);
  const users = `/companies/${companyId}/users`;
  for (const path of [
    ...['/companies', '/groups', '/users', users, `${users}?import=true`, `${users}?create=true`],
    ...['/companies?create=true', '/groups?create=true', '/users?create=true'],
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);
  }
});

test('nothing is found on records, their forms and questions', async ({ page }) => {
  test.setTimeout(120_000);
  const admin = await enter(page, PEOPLE.site);
  await page.goto(`/users/${admin.userId}`);
  await page.getByRole('button', { name: 'Edit: Personal' }).waitFor();
  await expectAccessibleAtBothWidths(page);

  const companyId = await createCompany(page, admin, 'Accessible Storks AG');
  await page.goto(`/companies/${companyId}`);
  const form = await edit(page, 'General information');
  await expectAccessibleAtBothWidths(page);

  await form.getByLabel('Phone').fill('+41 41 555 00 01');
  const url = `/api/companies/${companyId}`;
  const headers = { ...admin.headers, 'if-match': '"1"' };
  const answer = await page.context().request.put(url, { headers, data: { phone: '+41 41 555 00 02' } });
  expect(answer.status()).toBe(200);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Another person saved first' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the form' }).click();

  await page.getByRole('link', { name: 'Users', exact: true }).last().click();
  await page.getByText('Leave without saving?').waitFor();
  await expectAccessible(page);
});

test('nothing is found on groups and on places in companies', async ({ page }) => {
  test.setTimeout(120_000);
  const admin = await enter(page, PEOPLE.site);
  const companies = [await createCompany(page, admin, 'Grouped Storks AG')];
  const group = `/groups/${await createGroup(page, admin, { name: 'Accessible Storks', companies })}`;
  await page.goto(group);
  await page.getByRole('button', { name: 'Show who has changed what' }).click();
  await page.getByText('Grouped Storks AG').last().waitFor();
  await expectAccessibleAtBothWidths(page);
  await edit(page, 'General information');
  await expectAccessibleAtBothWidths(page);

  const url = `/api/users/${admin.userId}`;
  const answer = await page.context().request.get(url, { headers: admin.headers });
  const [place] = (await answer.json()).companyUsers;
  const membership = `/companies/${place.company._id}/users?companyUser=${place._id}`;
  for (const path of [`${group}/companies`, membership]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);
  }
  await edit(page, 'Company membership');
  await expectAccessibleAtBothWidths(page);
});
