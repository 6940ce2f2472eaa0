import type { Page } from 'playwright/test';
import { enter, section } from './administration.ts';
import { countActions } from './count-actions.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { PEOPLE } from './people.ts';

/** From the person's own profile. */
const MOST_TO_ASK = 3;
/** From the link in the mail. */
const MOST_TO_TAKE_OVER = 1;

const PHONE = '+41 79 555 73 51';

test('a person asks for a change of their profile, and a site admin takes over one and declines another', async ({
  page,
  openContext,
}) => {
  test.setTimeout(90_000);
  const { userId } = await enter(page, PEOPLE.multi);
  const profile = `/users/${userId}`;
  await page.goto(profile);
  const asking = countActions(page);
  await ask('Personal', 'Private phone', PHONE);
  asking.expectAtMost(MOST_TO_ASK);
  const personal = section(page, 'Personal');
  await expect(personal.getByText(/^You asked for this on/)).toBeVisible();
  await expect(personal.getByText(PHONE)).toBeVisible();
  await expectAccessible(page);
  await ask('Account', 'Accounting key', 'C-7351');

  const context = await openContext();
  const theirs = await context.newPage();
  await enter(theirs, PEOPLE.site, await linkOfRequest(page, userId));
  const deciding = countActions(theirs);
  const requested = section(theirs, 'Personal');
  await expect(requested.getByRole('heading', { name: 'Personal' })).toBeFocused();
  await expect(requested.getByText(/ asks for:$/)).toBeVisible();
  await deciding.click(requested.getByRole('button', { name: 'Take over: Personal' }));
  await expect(requested.getByText(/ asks for:$/)).toHaveCount(0);
  deciding.expectAtMost(MOST_TO_TAKE_OVER);
  await expect(requested.getByText(PHONE)).toBeVisible();
  await expect(requested.getByRole('heading', { name: 'Personal' })).toBeFocused();

  const account = section(theirs, 'Account');
  await account.getByRole('button', { name: 'Decline: Account' }).click();
  const dialog = theirs.getByRole('dialog', { name: /^Decline what .+ asks for\?$/ });
  await dialog.getByLabel('Reason').fill('Accounting gives out the keys');
  await dialog.getByRole('button', { name: 'Decline the request' }).click();
  await expect(account.getByText(/ asks for:$/)).toHaveCount(0);
  await context.close();

  await page.goto(profile);
  await expect(personal.getByText(PHONE)).toBeVisible();
  await expect(personal.getByText(/^You asked/)).toHaveCount(0);
  const declined = section(page, 'Account');
  await expect(declined.getByText('Accounting gives out the keys')).toBeVisible();
  await declined.getByRole('button', { name: 'Got it' }).click();
  await expect(declined.getByText('Accounting gives out the keys')).toHaveCount(0);
  await expect(declined.getByRole('button', { name: 'Ask for a change: Account' })).toBeFocused();

  async function ask(title: string, field: string, value: string): Promise<void> {
    await asking.click(page.getByRole('button', { name: `Ask for a change: ${title}` }));
    const form = page.getByRole('form', { name: `Ask for a change: ${title}` });
    await asking.fill(form.getByLabel(field), value);
    await asking.click(form.getByRole('button', { name: 'Send the request' }));
    await expect(form).toHaveCount(0);
  }
});

test('a person asks for a change of their company membership, and a site admin takes it over', async ({
  page,
  openContext,
}) => {
  const { userId, companyId, companyUserId } = await enter(page, PEOPLE.approver2);
  const membership = `/companies/${companyId}/users?companyUser=${companyUserId}`;
  await page.goto(membership);
  const asking = countActions(page);
  await asking.click(page.getByRole('button', { name: 'Ask for a change: Company membership' }));
  const form = page.getByRole('form', { name: 'Ask for a change: Company membership' });
  await asking.fill(form.getByLabel('Business phone'), PHONE);
  await asking.click(form.getByRole('button', { name: 'Send the request' }));
  asking.expectAtMost(MOST_TO_ASK);
  const own = section(page, 'Company membership');
  await expect(own.getByText(/^You asked for this on/)).toBeVisible();
  await expectAccessible(page);

  const theirs = await (await openContext()).newPage();
  await enter(theirs, PEOPLE.site, `${membership}#membership`);
  const requested = section(theirs, 'Company membership');
  await expect(requested.getByText(/ asks for:$/)).toBeVisible();
  await requested.getByRole('button', { name: 'Take over: Company membership' }).click();
  await expect(requested.getByText(/ asks for:$/)).toHaveCount(0);
  await expect(requested.getByText(PHONE)).toBeVisible();
  await theirs.context().close();

  await page.goto(membership);
  await expect(own.getByText(PHONE)).toBeVisible();
  await expect(own.getByText(/^You asked/)).toHaveCount(0);
  await page.goto(`/users/${userId}`);
  await expect(section(page, 'Personal').getByText(/^You asked/)).toHaveCount(0);
});

/** The link that the mail to a site admin contains; the mail contains nothing that was asked for. */
async function linkOfRequest(page: Page, userId: string): Promise<string> {
  const outbox = await (await page.context().request.get('/outbox')).text();
  const mail = outbox.split('<article>').find((text) => text.includes(`/users/${userId}#personal`)) ?? '';
  expect(mail).toContain('asks for a change to their profile');
  expect(mail).not.toContain(PHONE);
  return `/users/${userId}#personal`;
}
