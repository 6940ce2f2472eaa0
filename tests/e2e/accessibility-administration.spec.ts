import { createCompany, createGroup, edit, enter, expectNoOverflow } from './administration.ts';
import { expectAccessible, NARROW } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { PEOPLE } from './people.ts';

test.use({ viewport: NARROW });

test('the pages of the administration fit a phone and have no accessibility violations', async ({ page }) => {
  test.setTimeout(120_000);
  const admin = await enter(page, PEOPLE.site);
  const { companyId, userId } = admin;
  const companies = [await createCompany(page, admin, 'Accessible Storks AG')];
  const group = `/groups/${await createGroup(page, admin, { name: 'Accessible Storks', companies })}`;
  const url = `/api/users/${userId}`;
  const answer = await page.context().request.get(url, { headers: admin.headers });
  const [place] = (await answer.json()).companyUsers;
  const users = `/companies/${companyId}/users`;
  const membership = `/companies/${place.company._id}/users?companyUser=${place._id}`;

  for (const path of [
    ...['/groups', '/users', users, '/groups?create=true', '/users?create=true'],
    ...[`${users}?create=true`, `${group}/companies`, membership],
  ]) {
    await open(path);
  }
  await edit(page, 'Company membership');
  await expectAccessible(page);
  for (const path of [
    ...['/companies', '/companies?create=true', `${users}?import=true`],
    ...[`/companies/${companyId}`, `/users/${userId}`],
  ]) {
    await open(path);
    await expectAccessible(page);
  }

  await open(group);
  await page.getByRole('button', { name: 'Show who changed what' }).click();
  await page.getByText('Accessible Storks AG').last().waitFor();
  await expectAccessible(page);

  async function open(path: string): Promise<void> {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectNoOverflow(page);
  }
});
