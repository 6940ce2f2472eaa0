import type { SessionSnapshot } from '#machines/session/session-selectors.ts';
import { COMPANIES, companyIn, type ModelEvent, PERSON } from './session-events.ts';
import type { SessionWorld } from './session-world.ts';

type Step = (world: SessionWorld, before: SessionSnapshot, event: ModelEvent) => Promise<void>;

/** How each event of the chart is caused in the real application. */
export const STEPS: Record<string, Step> = {
  'enums answered': async ({ network }) => (await network.next('/api/enums/')).release(),
  'enums unanswered': async ({ network }) => (await network.next('/api/enums/')).reset(),

  'session granted': refreshed,
  'session refused': async (world) => {
    await world.endSessions();
    (await world.network.next('/api/auth/refresh')).release();
  },
  'session unanswered': async ({ network }) => (await network.next('/api/auth/refresh')).reset(),

  'credentials.submit': async ({ page }) => {
    await page.getByLabel('E-mail').fill(PERSON.email);
    await page.getByLabel('Password', { exact: true }).fill(PERSON.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  },
  'sign-in granted': async (world, _, event) => {
    await world.setPasswordChange(needsNewPassword(event));
    (await world.network.next('/api/auth/login')).release();
  },
  'sign-in rejected': async (world) => {
    await world.setPersonActive(false);
    (await world.network.next('/api/auth/login')).release();
    (await world.network.next('/api/auth/refresh')).release();
  },
  'sign-in throttled': async (world) => {
    await world.useUpAttempts();
    (await world.network.next('/api/auth/login')).release();
  },
  'sign-in unanswered': async ({ network }) => (await network.next('/api/auth/login')).reset(),

  'company.choose': async ({ page }, before) => {
    if (before.matches({ identity: { authenticated: { active: 'elsewhere' } } })) {
      await page.getByRole('button', { name: `Go to ${COMPANIES.other}` }).click();
      return;
    }
    await page.getByRole('combobox', { name: 'Company' }).click();
    await page.getByRole('option', { name: COMPANIES.other }).click();
  },
  'company granted': letThroughToCompany,
  'company.changedElsewhere': async (world, before, event) => {
    const own = companyIn(before);
    const isOwn = 'company' in event && event.company._id === own;
    await world.actInAnotherTab(isOwn ? own : own === 'home' ? 'other' : 'home');
    world.isLeftBehind = !isOwn;
  },
  'company.keep': async ({ page }, before) =>
    page.getByRole('button', { name: `Stay with ${COMPANIES[companyIn(before)]}` }).click(),
  'return granted': letThroughToCompany,
  'return unanswered': async ({ network }) => (await network.next('/api/auth/companies/')).reset(),
  'company refused': async (world) => {
    await world.setCompanyActive('other', false);
    (await world.network.next('/api/auth/companies/')).release();
  },
  'company unanswered': async ({ network }) => (await network.next('/api/auth/companies/')).reset(),

  'password.changed': async ({ page }) => {
    await page.getByLabel('Current password').fill(PERSON.password);
    await page.getByLabel('New password', { exact: true }).fill('eight windy passes');
    await page.getByLabel('Confirm new password').fill('eight windy passes');
    await page.getByRole('button', { name: 'Change password' }).click();
  },

  'session.renewed': async (world, before, event) => {
    world.letAccessTokenExpire();
    await callServer(world);
    await refreshed(world, before, event);
  },
  'session.expired': async (world) => {
    await world.endSessions();
    world.letAccessTokenExpire();
    await callServer(world);
    (await world.network.next('/api/auth/refresh')).release();
  },
  'session.endedElsewhere': async (world, before) => {
    const asked = before.matches({ identity: 'refreshing' })
      ? await world.network.next('/api/auth/refresh')
      : undefined;
    await world.signOutInAnotherTab();
    asked?.release();
  },

  'signOut.request': async (world, before) => {
    const { page } = world;
    if (before.matches({ identity: 'signOutFailed' })) {
      await page.getByRole('button', { name: 'Try again' }).click();
    } else if (before.matches({ identity: 'unauthenticated' })) {
      await world.goToSignOut();
    } else if (before.matches({ identity: { authenticated: 'passwordChangeRequired' } })) {
      await page
        .getByRole('link', { name: 'Sign out' })
        .or(page.getByRole('button', { name: 'Sign out' }))
        .click();
    } else {
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
    }
  },
  'signOut.cancel': async ({ page }) => page.getByRole('button', { name: 'Stay signed in' }).click(),
  'sign-out answered': async ({ network }) => (await network.next('/api/auth/logout')).release(),
  'sign-out unanswered': async ({ network }) => (await network.next('/api/auth/logout')).reset(),
};

const ACTORS: Record<string, string> = {
  refreshSession: 'session',
  signIn: 'sign-in',
  actAsCompany: 'company',
  returnToCompany: 'return',
  signOut: 'sign-out',
  loadEnums: 'enums',
};

/** The name of an event's step: for events of actors, the actor and its result. */
export function stepOf(event: ModelEvent): string {
  const [, kind, , actor] = event.type.split('.');
  if (!event.type.startsWith('xstate.')) return event.type;
  const outcome = kind === 'error' ? 'unanswered' : outputType(event);
  return `${ACTORS[actor ?? ''] ?? actor} ${outcome}`;
}

function outputType(event: ModelEvent): string {
  return 'output' in event && event.output ? event.output.type : 'answered';
}

async function refreshed(world: SessionWorld, _before: SessionSnapshot, event: ModelEvent): Promise<void> {
  await world.setPasswordChange(needsNewPassword(event));
  await world.moveSession(sessionIn(event)?.company._id === 'other' ? 'other' : 'home');
  world.isLeftBehind = false;
  (await world.network.next('/api/auth/refresh')).release();
}

/** A tab whose session was replaced by another tab has to renew its session first. */
async function letThroughToCompany(world: SessionWorld): Promise<void> {
  const { network, isLeftBehind } = world;
  world.isLeftBehind = false;
  (await network.next('/api/auth/companies/')).release();
  if (!isLeftBehind) return;
  (await network.next('/api/auth/refresh')).release();
  (await network.next('/api/auth/companies/')).release();
}

/** The home page asks the server again when the person returns to its tab, regardless of open dialogs. */
async function callServer({ page }: SessionWorld): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

function needsNewPassword(event: ModelEvent): boolean {
  return sessionIn(event)?.companyUser.user.needsPasswordChange ?? false;
}

function sessionIn(event: ModelEvent) {
  if ('session' in event) return event.session;
  return 'output' in event && event.output?.type === 'granted' ? event.output.session : undefined;
}
