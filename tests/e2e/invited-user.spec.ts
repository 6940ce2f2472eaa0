import { picture } from '#tests/contract/support/pictures.ts';
import {
  addTo,
  createCompany,
  edit,
  enter,
  fillFields,
  linkOfMailTo,
  save,
  section,
} from './administration.ts';
import { expect, test } from './fixtures.ts';
import { fillSignIn, PASSWORD, PEOPLE } from './people.ts';

const EMAIL = 'ida.storch@storch.example';
const FIRST = 'eleven storks over Zug';
const SECOND = 'twelve storks over Zug';
const THIRD = 'thirteen storks over Zug';

test('somebody new is invited, chooses a password and has a profile', async ({ page, browser, network }) => {
  test.setTimeout(90_000);
  const admin = await enter(page, PEOPLE.site);
  const companyId = await createCompany(page, admin, 'Storch Invited AG');
  await page.goto(`/companies/${companyId}/users`);
  await page.getByRole('link', { name: 'New company user', exact: true }).click();
  const created = page.getByRole('form', { name: 'New company user' });
  await fillFields(created, { 'E-mail': EMAIL, 'First name': 'Ida', 'Last name': 'Storch' });
  await expect(created.getByLabel('Send invitation')).toBeChecked();
  await created.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Storch/ })).toBeVisible();

  const context = await browser.newContext({ baseURL: network.origin });
  const theirs = await context.newPage();
  await theirs.addInitScript(() => localStorage.setItem('cookie_accepted', 'true'));
  await theirs.goto(await linkOfMailTo(page, EMAIL));
  await theirs.getByLabel('New password', { exact: true }).fill(FIRST);
  await theirs.getByLabel('Confirm new password').fill(FIRST);
  await theirs
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await theirs.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(theirs, EMAIL, FIRST);
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await theirs.getByRole('heading', { name: /^Welcome, / }).waitFor();

  const list = await page.context().request.get('/api/users?searchString=ida.storch', {
    headers: admin.headers,
  });
  const userId = (await list.json()).docs[0]._id;

  await test.step('they read their own profile, and why nothing in it but one flag can be changed', async () => {
    await theirs.goto(`/users/${userId}`);
    const personal = section(theirs, 'Personal');
    await expect(personal).toContainText('Ida');
    await expect(theirs.getByRole('button', { name: /^Edit: / })).toHaveCount(1);
    const account = await edit(theirs, 'Account');
    await expect(account.getByRole('checkbox')).toHaveCount(1);
    await expect(account.getByLabel('Needs password change')).toBeEnabled();
    await account.getByRole('button', { name: 'Cancel' }).click();
    await personal.getByRole('button', { name: "Why can't I change this?" }).click();
    await expect(personal.getByText(/^Only site admins can change this/)).toBeVisible();
    await expect(
      section(theirs, 'Password').getByRole('link', { name: 'Change your password' }),
    ).toBeVisible();
    await expect(section(theirs, 'History')).toHaveCount(0);
  });

  await test.step('the site-admin completes it', async () => {
    await page.goto(`/users/${userId}`);
    const personal = await edit(page, 'Personal');
    await fillFields(personal, { 'Date of birth': '1990-04-12', City: 'Zug', Country: 'Switzerland' });
    await save(personal);

    const passports = await edit(page, 'Passports and visas');
    const passport = await addTo(passports, 'Passports', 'Add a passport');
    await fillFields(passport, { Country: 'Switzerland', Number: 'X1234567' });
    await fillFields(passport, { 'Issued on': '2024-01-10', 'Valid until': '2034-01-09' });
    await passport.getByLabel('Default passport').check();
    await passport.getByRole('button', { name: 'Add a visa' }).click();
    const visa = passports.getByRole('group', { name: 'Visas' }).getByRole('listitem').last();
    await fillFields(visa, { Country: 'India', Number: 'V7654321' });
    await fillFields(visa, { 'Issued on': '2026-01-10', 'Valid until': '2030-01-09' });
    await visa.getByLabel('Several entries').check();
    await save(passports);
    await expect(section(page, 'Passports and visas')).toContainText('V7654321');

    const finance = await edit(page, 'Finance');
    const card = await addTo(finance, 'Credit cards', 'Add a card');
    await fillFields(card, { 'Card number': '5555555555554444', 'Name on the card': 'Ida Storch' });
    await fillFields(card, { 'Expiry (MM/yy)': '10/30' });
    await card.getByLabel('Default card').check();
    await save(finance);
    await expect(section(page, 'Finance')).toContainText('4444');
    await expect(page.getByText('5555555555554444')).toHaveCount(0);

    const flights = await edit(page, 'GDS profile: flights');
    await flights.getByLabel('Seat preference').selectOption({ index: 1 });
    const membership = await addTo(flights, 'Memberships', 'Add a membership');
    await membership.getByLabel('Program name').selectOption({ index: 1 });
    await membership.getByLabel('Membership number').fill('ST 99');
    await save(flights);

    const buffer = await picture('png');
    await page.getByLabel('Picture file').setInputFiles({ name: 'ida.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(page.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
  });

  await test.step('what was completed they read themselves', async () => {
    await theirs.reload();
    await expect(section(theirs, 'Passports and visas')).toContainText('X1234567');
    await expect(section(theirs, 'GDS profile: flights')).toContainText('ST 99');
  });

  await test.step('who needs another password gets no further without one', async () => {
    const account = await edit(page, 'Account');
    await account.getByLabel('Needs password change').check();
    await save(account);
    await theirs.goto(`/users/${userId}`);
    await expect(theirs).toHaveURL(/\/password\/change/);
    await theirs.getByLabel('Current password').fill(FIRST);
    await theirs.getByLabel('New password', { exact: true }).fill(SECOND);
    await theirs.getByLabel('Confirm new password').fill(SECOND);
    await theirs.getByRole('button', { name: 'Change password' }).click();
    await expect(theirs).not.toHaveURL(/\/password\/change/);
  });

  await test.step('the site-admin sets their password, and the page says that it has to be changed', async () => {
    await page.reload();
    const account = section(page, 'Account');
    await expect(account).toContainText(/Needs password change\s*No/);
    await section(page, 'History').getByRole('button', { name: 'Show who has changed what' }).click();
    await page.getByRole('button', { name: 'Set a new password' }).click();
    const password = page.getByRole('form', { name: 'New password' });
    await password.getByLabel('Your own password').fill(PASSWORD);
    await password.getByLabel('Their new password').fill(THIRD);
    await password.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('button', { name: 'Set a new password' })).toBeVisible();
    await expect(account).toContainText(/Needs password change\s*Yes/);
    await expect(section(page, 'History').getByRole('listitem').first()).toContainText(
      /Needs password change\s*No\s*Yes/,
    );
  });
  await context.close();
});
