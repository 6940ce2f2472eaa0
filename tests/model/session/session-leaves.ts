import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { SessionSnapshot } from '#machines/session/session-selectors.ts';
import { COMPANIES, companyIn } from './session-events.ts';

type Look = (page: Page, state: SessionSnapshot) => Promise<void>;

/** What a person sees in each leaf state of the chart. */
export const LEAVES: Record<string, Look> = {
  'identity.refreshing': backdropIsShown,
  'identity.unauthenticated.resting': async (page) => {
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
  'identity.unauthenticated.expired': async (page) =>
    expect(page.getByText('Your session has expired.')).toBeVisible(),
  'identity.unauthenticated.signingIn': async (page) =>
    expect(page.getByRole('status').filter({ hasText: 'Signing in' })).toBeAttached(),
  'identity.unauthenticated.rejected': async (page) =>
    expect(page.getByText('Invalid email or password.')).toBeVisible(),
  'identity.unauthenticated.throttled': async (page) =>
    expect(page.getByText('Try again in 15 minutes.')).toBeVisible(),
  'identity.unauthenticated.unreachable': async (page) =>
    expect(page.getByText("The server can't be reached")).toBeVisible(),
  'identity.authenticated.passwordChangeRequired': async (page) => {
    await expect(page).toHaveURL(/\/password\/change/);
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  },
  'identity.authenticated.active.resting': async (page, { context }) => {
    await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
    const company = context.session?.company._id === 'other' ? COMPANIES.other : COMPANIES.home;
    await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue(company);
  },
  'identity.authenticated.active.actingAs': async (page) =>
    expect(page.getByRole('dialog').getByText('Changing the company…')).toBeVisible(),
  'identity.authenticated.active.refused': async (page) =>
    expect(page.getByText("You can't act as this company")).toBeVisible(),
  'identity.authenticated.active.unreachable': async (page) =>
    expect(page.getByText('The company was not changed')).toBeVisible(),
  'identity.authenticated.active.elsewhere': expectCompanyDialog,
  'identity.authenticated.active.returning': expectCompanyDialog,
  'identity.signingOut': async (page) => expect(page.getByText('Signing out…')).toBeVisible(),
  'identity.signOutFailed': async (page) => expect(page.getByText('You are still signed in')).toBeVisible(),
  'enums.loading': backdropIsShown,
  'enums.loaded': (page, state) => roleIsCalled('Site admin', page, state),
  'enums.empty': (page, state) => roleIsCalled('Site administrator', page, state),
};

async function expectCompanyDialog(page: Page, state: SessionSnapshot): Promise<void> {
  const chosen = companyIn(state) === 'home' ? COMPANIES.other : COMPANIES.home;
  const name = `You now act for ${chosen} in another tab`;
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

const BACKDROP = { name: 'Loading' } as const;

async function backdropIsShown(page: Page): Promise<void> {
  await expect(page.getByRole('status', BACKDROP)).toBeVisible();
}

/**
 * The account menu names the role by its label in the reference data, or by the product's own name. Elsewhere there
 * is no sign of whether the reference data has been loaded: only that nothing waits for it any more.
 */
async function roleIsCalled(word: string, page: Page, state: SessionSnapshot): Promise<void> {
  if (state.matches({ identity: 'refreshing' })) return;
  await expect(page.getByRole('status', BACKDROP)).toBeHidden();
  if (!state.matches({ identity: { authenticated: { active: 'resting' } } })) return;
  await page.getByRole('button', { name: /^Account of / }).click();
  await expect(page.getByText(word, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}
