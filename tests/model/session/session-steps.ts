import { COMPANIES, NEW_PASSWORD, otherThan, PERSON } from './session-facts.ts';
import type { SessionWorld } from './session-world.ts';

type Step = (world: SessionWorld) => Promise<void>;

/** How each move is performed in the real application. */
export const STEPS: Record<string, Step> = {
  'the words are answered': async ({ network }) => (await network.next('/api/enums/')).release(),
  'the words are not answered': async ({ network }) => (await network.next('/api/enums/')).reset(),

  'the session goes on': letRefresh,
  'the session goes on, with a password to be changed': requirePasswordAndRefresh,
  'the session has ended': async (world) => {
    await world.endSessions();
    await letRefresh(world);
  },
  'the session is not answered': async ({ network }) => (await network.next('/api/auth/refresh')).reset(),
  'another tab has signed out before the answer': async (world) => {
    const asked = await world.network.next('/api/auth/refresh');
    await world.signOutInAnotherTab();
    asked.release();
  },

  'sign in': async ({ page }) => {
    await page.getByLabel('E-mail').fill(PERSON.email);
    await page.getByLabel('Password', { exact: true }).fill(PERSON.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  },
  'the sign-in is granted': letSignIn,
  'the sign-in is granted, with a password to be changed': async (world) => {
    await world.requirePasswordChange();
    await letSignIn(world);
  },
  'the password is wrong': async (world) => {
    await world.setPersonActive(false);
    await letSignIn(world);
    (await world.network.next('/api/auth/refresh')).release();
  },
  'there were too many attempts': async (world) => {
    await world.useUpAttempts();
    await letSignIn(world);
  },
  'the sign-in is not answered': async ({ network }) => (await network.next('/api/auth/login')).reset(),

  'choose the other company': async ({ page, own }) => {
    await page.getByRole('combobox', { name: 'Company' }).click();
    await page.getByRole('option', { name: COMPANIES[otherThan(own)] }).click();
  },
  'go to the other company': async ({ page, own }) =>
    page.getByRole('button', { name: `Go to ${COMPANIES[otherThan(own)]}` }).click(),
  'the company is granted': async (world) => {
    await letThroughToCompany(world);
    world.own = otherThan(world.own);
  },
  'the company is refused': async (world) => {
    await world.setCompanyActive(otherThan(world.own), false);
    (await world.network.next('/api/auth/companies/')).release();
  },
  'the company is not answered': async ({ network }) => (await network.next('/api/auth/companies/')).reset(),

  'another tab chooses the other company': async (world) => {
    await world.actInAnotherTab(otherThan(world.own));
    world.isLeftBehind = true;
  },
  'another tab returns': async (world) => {
    await world.actInAnotherTab(world.own);
    world.isLeftBehind = false;
  },
  'stay with the company': async ({ page, own }) =>
    page.getByRole('button', { name: `Stay with ${COMPANIES[own]}` }).click(),
  'the return is granted': letThroughToCompany,
  'the return is not answered': async ({ network }) => (await network.next('/api/auth/companies/')).reset(),

  'change the password': async ({ page }) => {
    await page.getByLabel('Current password').fill(PERSON.password);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
  },

  'the session is renewed': async (world) => {
    await world.moveSession(world.own);
    await renew(world);
  },
  'the session is renewed, with a password to be changed': async (world) => {
    await world.requirePasswordChange();
    await renew(world);
  },
  'the session is renewed, for the other company': async (world) => {
    await world.moveSession(otherThan(world.own));
    await renew(world);
  },
  'the session expires': async (world) => {
    await world.endSessions();
    await renew(world);
  },
  'another tab signs out': (world) => world.signOutInAnotherTab(),

  'sign out': async (world) => {
    const { page } = world;
    const { pathname } = new URL(page.url());
    if (pathname === '/login') return await world.goToSignOut();
    if (pathname === '/logout') return await page.getByRole('button', { name: 'Try again' }).click();
    if (pathname === '/') await page.getByRole('button', { name: /^Account of/ }).click();
    const link = page.getByRole('link', { name: 'Sign out' });
    await link.or(page.getByRole('button', { name: 'Sign out' })).click();
  },
  'stay signed in': async ({ page }) => page.getByRole('button', { name: 'Stay signed in' }).click(),
  'the sign-out is answered': async ({ network }) => (await network.next('/api/auth/logout')).release(),
  'the sign-out is not answered': async ({ network }) => (await network.next('/api/auth/logout')).reset(),
};

async function letRefresh({ network }: SessionWorld): Promise<void> {
  (await network.next('/api/auth/refresh')).release();
}

async function requirePasswordAndRefresh(world: SessionWorld): Promise<void> {
  await world.requirePasswordChange();
  await letRefresh(world);
}

async function letSignIn({ network }: SessionWorld): Promise<void> {
  (await network.next('/api/auth/login')).release();
}

/** The home page asks the server again when the person returns to its tab, regardless of open dialogs. */
async function renew(world: SessionWorld): Promise<void> {
  world.letAccessTokenExpire();
  await world.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  world.isLeftBehind = false;
  await letRefresh(world);
}

/** A tab whose session was replaced by another tab has to renew its session first. */
async function letThroughToCompany(world: SessionWorld): Promise<void> {
  const { network, isLeftBehind } = world;
  world.isLeftBehind = false;
  (await network.next('/api/auth/companies/')).release();
  if (!isLeftBehind) return;
  await letRefresh(world);
  (await network.next('/api/auth/companies/')).release();
}
