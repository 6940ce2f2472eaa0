import { isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Session, type SessionOutcome, sessionMachine } from '#machines/session/session-machine.ts';
import { isAuthenticated, isSignOutFailed } from '#machines/session/session-selectors.ts';
import type { SessionActor } from '../../actors/session-actor.ts';
import { forcePasswordChange, leaveWhenSignedIn, requireSignedIn } from './guards.ts';

const sessionOf = (needsPasswordChange: boolean): Session => ({
  companyUser: {
    _id: 'cu',
    company: 'co',
    role: 'traveler',
    active: true,
    user: {
      _id: 'u',
      email: 'a@b.example',
      firstName: 'Anna',
      lastName: 'Keller',
      needsPasswordChange,
      companyUsers: [],
    },
  },
  company: { _id: 'co', name: 'Co', language: 'en', currency: 'CHF', measurementUnits: 'metric' },
});

/** A session whose refresh answers this, and whose sign-out never succeeds. */
function start(outcome: SessionOutcome): SessionActor {
  const machine = sessionMachine.provide({
    actors: {
      refreshSession: fromPromise<SessionOutcome>(() => Promise.resolve(outcome)),
      loadEnums: fromPromise<void, { language: string }>(() => Promise.resolve()),
    },
  });
  return createActor(machine, { input: { language: 'en' } }).start();
}

const visitor = () => start({ type: 'refused' });
const person = ({ needsPasswordChange = false } = {}) =>
  start({ type: 'granted', session: sessionOf(needsPasswordChange) });

const at = (session: SessionActor, href: string, search = {}) => ({
  context: { session },
  preload: false,
  location: { href, pathname: href.replace(/[?#].*/, ''), search },
});

/** Where a guard sends somebody; nothing when it lets them pass. */
async function destination(guard: () => void | Promise<void>): Promise<object | undefined> {
  try {
    await guard();
    return undefined;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    const { to, href, search } = thrown.options as Record<string, unknown>;
    return { to, href, search };
  }
}

async function failedSignOut(): Promise<SessionActor> {
  const session = person();
  await settled();
  session.send({ type: 'signOut.request' });
  await settled();
  expect(isSignOutFailed(session.getSnapshot())).toBe(true);
  return session;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a page for those who are signed in', () => {
  it('lets them pass, once the server has said who they are', async () => {
    expect(await destination(() => requireSignedIn(at(person(), '/trips?page=2')))).toBeUndefined();
  });

  it('sends a visitor to sign in, and remembers the page', async () => {
    expect(await destination(() => requireSignedIn(at(visitor(), '/trips?page=2#list')))).toMatchObject({
      to: '/login',
      search: { redirect: '/trips?page=2#list' },
    });
  });

  it('is left for the change of the password when that is asked for, and remembered', async () => {
    const session = person({ needsPasswordChange: true });
    expect(await destination(() => requireSignedIn(at(session, '/trips')))).toMatchObject({
      to: '/password/change',
      search: { redirect: '/trips' },
    });
  });

  it('is shown again to whoever gives up a sign-out that failed', async () => {
    const session = await failedSignOut();
    expect(await destination(() => requireSignedIn(at(session, '/')))).toBeUndefined();
    expect(isAuthenticated(session.getSnapshot())).toBe(true);
  });

  it('is loaded ahead after a sign-out that failed, which is not given up by that', async () => {
    const session = await failedSignOut();
    expect(await destination(() => requireSignedIn({ ...at(session, '/'), preload: true }))).toBeUndefined();
    expect(isSignOutFailed(session.getSnapshot())).toBe(true);
  });
});

describe('a forced change of the password', () => {
  it.each(['/password/change', '/logout', '/cookies', '/impress', '/privacy'])(
    'leaves %s open',
    async (path) => {
      const session = person({ needsPasswordChange: true });
      await settled();
      expect(await destination(() => forcePasswordChange(at(session, path)))).toBeUndefined();
    },
  );

  it('closes every other page, the sign-in page too', async () => {
    const session = person({ needsPasswordChange: true });
    await settled();
    expect(await destination(() => forcePasswordChange(at(session, '/login')))).toMatchObject({
      to: '/password/change',
    });
  });

  it('remembers the page that a sign-in was to lead to', async () => {
    const session = person({ needsPasswordChange: true });
    await settled();
    const signIn = at(session, '/login?redirect=%2Ftrips', { redirect: '/trips' });
    expect(await destination(() => forcePasswordChange(signIn))).toMatchObject({
      search: { redirect: '/trips' },
    });
  });

  it('is asked of nobody else', async () => {
    const session = person();
    await settled();
    expect(await destination(() => forcePasswordChange(at(session, '/privacy')))).toBeUndefined();
  });
});

describe('the sign-in page', () => {
  const signIn = (session: SessionActor, redirect?: string) => ({
    context: { session },
    preload: false,
    search: redirect === undefined ? {} : { redirect },
  });

  it('is there for a visitor, and before anything is known', async () => {
    const session = visitor();
    expect(await destination(() => leaveWhenSignedIn(signIn(session)))).toBeUndefined();
    await settled();
    expect(await destination(() => leaveWhenSignedIn(signIn(session)))).toBeUndefined();
  });

  it('is left for the page that was remembered, else for home', async () => {
    const session = person();
    await settled();
    expect(await destination(() => leaveWhenSignedIn(signIn(session, '/trips')))).toMatchObject({
      href: '/trips',
    });
    expect(await destination(() => leaveWhenSignedIn(signIn(session)))).toMatchObject({ href: '/' });
  });

  it('is loaded ahead after a sign-out that failed, which is not given up by that', async () => {
    const session = await failedSignOut();
    expect(await destination(() => leaveWhenSignedIn({ ...signIn(session), preload: true }))).toBeUndefined();
    expect(isSignOutFailed(session.getSnapshot())).toBe(true);
  });
});
