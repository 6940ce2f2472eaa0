import type { Page } from 'playwright/test';
import { edit, enter, fillFields, linkOfMailTo, save, section } from './administration.ts';
import { addFinance, addPlaces, addPolicy, addReservationProfile } from './company-steps.ts';
import { expect, test } from './fixtures.ts';
import { acceptCookies, fillSignIn, PASSWORD, PEOPLE } from './people.ts';
import { completeProfile } from './profile-steps.ts';

const NUMBER = '4242424242424242';
const EMAIL = 'ida.storch@storch.example';
/** An entry of each section in the history of the company. */
const HISTORY_TEXTS = [
  'Location, Works: address, city',
  'Department, Cranes',
  'reference field, Cost centre',
  'credit card, 4242: last 4',
  'KRAN1',
  'KW 123',
  'KW 456',
  'KW 789',
  'Quiet rooms please',
  'Travel policy, Careful: hotel, highest price',
];
const FIRST = 'eleven storks over Zug';
const SECOND = 'twelve storks over Zug';
const THIRD = 'thirteen storks over Zug';

test('a company is created with all its sections, and a user is invited and gets a profile', async ({
  page,
  openContext,
}) => {
  test.setTimeout(180_000);
  const seen = watch(page);
  await enter(page, PEOPLE.site, '/companies');
  const company = await createCompany(page);
  await addPlaces(page);
  await addFinance(page, NUMBER);
  await addReservationProfile(page);
  await addPolicy(page);

  await test.step('the history shows all of it, and only the last digits of the card', async () => {
    await page.getByRole('button', { name: 'Show who changed what' }).click();
    const history = section(page, 'History');
    for (const text of HISTORY_TEXTS) await expect(history).toContainText(text);
    await expect(history).not.toContainText(/4242 ?42/);
  });

  await test.step('a user gets a place in it', async () => {
    await page.goto(`${company}/users`);
    await page.getByRole('link', { name: 'New company user', exact: true }).click();
    const created = page.getByRole('form', { name: 'New company user' });
    await fillFields(created, { 'E-mail': EMAIL, 'First name': 'Ida', 'Last name': 'Storch' });
    await expect(created.getByLabel('Send invitation')).toBeChecked();
    await created.getByRole('button', { name: 'Add user' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Storch/ })).toBeVisible();
    const place = await edit(page, 'Company membership');
    await fillFields(place, { Department: 'Cranes', 'Travel policy': 'Careful' });
    await save(place);
    await expect(section(page, 'Company membership')).toContainText('Careful');
  });

  const context = await openContext();
  const theirs = await context.newPage();
  await acceptInvitation(theirs, await linkOfMailTo(page, EMAIL));
  await page.getByRole('link', { name: 'Open the profile' }).click();
  await expect(page).toHaveURL(/\/users\/[\w-]{36}$/);
  const profile = new URL(page.url()).pathname;

  await test.step('they read their own profile, and why nothing in it but one flag can be changed', async () => {
    await theirs.goto(profile);
    const personal = section(theirs, 'Personal');
    await expect(personal).toContainText('Ida');
    await expect(theirs.getByRole('button', { name: /^Edit: / })).toHaveCount(1);
    const account = await edit(theirs, 'Account');
    await expect(account.getByRole('checkbox')).toHaveCount(1);
    await expect(account.getByLabel('Needs password change')).toBeEnabled();
    await account.getByRole('button', { name: 'Cancel' }).click();
    await expect(personal.getByText(/^Only site admins can change this/)).toBeVisible();
    await expect(
      section(theirs, 'Password').getByRole('link', { name: 'Change your password' }),
    ).toBeVisible();
    await expect(section(theirs, 'History')).toHaveCount(0);
  });

  await test.step('lists and pages that are not for them say so', async () => {
    for (const path of ['/companies', '/groups', company]) {
      await theirs.goto(path);
      await expect(theirs.getByText('You may not see this')).toBeVisible();
      await expect(theirs.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    }
    await theirs.goto(`${company}/users`);
    await expect(theirs.getByRole('link', { name: 'Storch, Ida' })).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Export as CSV' })).toHaveCount(0);
  });

  await test.step('the site-admin completes the profile, and they read it', async () => {
    await completeProfile(page);
    await theirs.goto(profile);
    await expect(section(theirs, 'Passports and visas')).toContainText('X1234567');
    await expect(section(theirs, 'GDS profile: flights')).toContainText('ST 99');
  });

  await test.step('who needs another password gets no further without one', async () => {
    const account = await edit(page, 'Account');
    await account.getByLabel('Needs password change').check();
    await save(account);
    await theirs.goto(profile);
    await expect(theirs).toHaveURL(/\/password\/change/);
    await theirs.getByLabel('Current password').fill(FIRST);
    await theirs.getByLabel('New password', { exact: true }).fill(SECOND);
    await theirs.getByLabel('Confirm new password').fill(SECOND);
    await theirs.getByRole('button', { name: 'Change password' }).click();
    await expect(theirs).not.toHaveURL(/\/password\/change/);
  });
  await context.close();

  await test.step('the site-admin sets their password, and the page says that it has to be changed', async () => {
    await page.reload();
    const account = section(page, 'Account');
    await expect(account).toContainText(/Needs password change\s*No/);
    await section(page, 'History').getByRole('button', { name: 'Show who changed what' }).click();
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

  await test.step("the number of the company's card is nowhere", async () => {
    const everything = await seen();
    for (const form of [NUMBER, '4242 4242 4242 4242', '4242-4242-4242-4242']) {
      expect(everything.includes(form)).toBe(false);
    }
  });
});

/** Everything that the browser receives, writes and stores. */
function watch(page: Page): () => Promise<string> {
  const sent: string[] = [];
  page.on('response', async (response) => {
    sent.push(response.url(), await response.text().catch(() => ''));
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  return async () => {
    expect(sent.length).toBeGreaterThan(20);
    const kept = await page.evaluate(() =>
      [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store })).join(),
    );
    return [kept, page.url(), await page.content(), ...sent, ...logged].join('\n');
  };
}

/** Enters the general information in a form, and everything else on its page, whose path is returned. */
async function createCompany(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'New company', exact: true }).click();
  const created = page.getByRole('form', { name: 'New company' });
  await fillFields(created, {
    Name: 'Kranich Werke AG',
    'Customer number': 'KW-1',
    'E-mail': 'hello@kranich.example',
    Street: 'Hauptstrasse 1',
    City: 'Zug',
    Country: 'Switzerland',
    'Payment type': 'Invoice',
  });
  await created.getByLabel('Currency').selectOption('CHF');
  await created.getByLabel('Company group').fill('Alpenblick');
  await created.getByRole('option', { name: 'Alpenblick Group' }).click();
  await created.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/companies\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: /Kranich Werke AG/ })).toBeVisible();
  await expect(section(page, 'General information')).toContainText('Alpenblick Group');
  return new URL(page.url()).pathname;
}

/** Chooses a password by the link of the invitation, and signs in with it. */
async function acceptInvitation(theirs: Page, link: string): Promise<void> {
  await acceptCookies(theirs);
  await theirs.goto(link);
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
}
