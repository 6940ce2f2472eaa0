import { isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Session, type SessionOutcome, sessionMachine } from '#machines/session/session-machine.ts';
import { isAuthenticated, isSignOutFailed } from '#machines/session/session-selectors.ts';
import type { SessionActor } from '../../actors/session-actor.ts';
import { forcePasswordChange, leaveWhenSignedIn, requireSignedIn } from './guards.ts';

const buildSession = (needsPasswordChange: boolean): Session => ({
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

/** A session whose refresh answers this, and whose sign-out always fails. */
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
  start({ type: 'granted', session: buildSession(needsPasswordChange) });

const at = (session: SessionActor, href: string, search = {}) => ({
  context: { session },
  preload: false,
  location: { href, pathname: href.replace(/[?#].*/, ''), search },
});

/** Where a guard redirects to; undefined when it lets the user pass. */
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

describe('a page that requires a session', () => {
  it('opens once the server has confirmed the session', async () => {
    expect(await destination(() => requireSignedIn(at(person(), '/trips?page=2')))).toBeUndefined();
  });

  it('redirects a visitor to the sign-in, and remembers the page', async () => {
    expect(await destination(() => requireSignedIn(at(visitor(), '/trips?page=2#list')))).toMatchObject({
      to: '/login',
      search: { redirect: '/trips?page=2#list' },
    });
  });

  it('redirects to a required change of password, and is remembered', async () => {
    const session = person({ needsPasswordChange: true });
    expect(await destination(() => requireSignedIn(at(session, '/trips')))).toMatchObject({
      to: '/password/change',
      search: { redirect: '/trips' },
    });
  });

  it('is shown again after a failed sign-out is cancelled', async () => {
    const session = await failedSignOut();
    expect(await destination(() => requireSignedIn(at(session, '/')))).toBeUndefined();
    expect(isAuthenticated(session.getSnapshot())).toBe(true);
  });

  it('is preloaded after a failed sign-out without cancelling it', async () => {
    const session = await failedSignOut();
    expect(await destination(() => requireSignedIn({ ...at(session, '/'), preload: true }))).toBeUndefined();
    expect(isSignOutFailed(session.getSnapshot())).toBe(true);
  });
});

describe('a forced change of password', () => {
  it.each(['/password/change', '/logout', '/cookies', '/impress', '/privacy'])(
    'leaves %s open',
    async (path) => {
      const session = person({ needsPasswordChange: true });
      await settled();
      expect(await destination(() => forcePasswordChange(at(session, path)))).toBeUndefined();
    },
  );

  it('blocks every other page, including the sign-in page', async () => {
    const session = person({ needsPasswordChange: true });
    await settled();
    expect(await destination(() => forcePasswordChange(at(session, '/login')))).toMatchObject({
      to: '/password/change',
    });
  });

  it('remembers the target of the sign-in', async () => {
    const session = person({ needsPasswordChange: true });
    await settled();
    const signIn = at(session, '/login?redirect=%2Ftrips', { redirect: '/trips' });
    expect(await destination(() => forcePasswordChange(signIn))).toMatchObject({
      search: { redirect: '/trips' },
    });
  });

  it('applies to no one else', async () => {
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

  it('opens for a visitor, and before the session is known', async () => {
    const session = visitor();
    expect(await destination(() => leaveWhenSignedIn(signIn(session)))).toBeUndefined();
    await settled();
    expect(await destination(() => leaveWhenSignedIn(signIn(session)))).toBeUndefined();
  });

  it('redirects to the remembered page, else to home', async () => {
    const session = person();
    await settled();
    expect(await destination(() => leaveWhenSignedIn(signIn(session, '/trips')))).toMatchObject({
      href: '/trips',
    });
    expect(await destination(() => leaveWhenSignedIn(signIn(session)))).toMatchObject({ href: '/' });
  });

  it('is preloaded after a failed sign-out without cancelling it', async () => {
    const session = await failedSignOut();
    expect(await destination(() => leaveWhenSignedIn({ ...signIn(session), preload: true }))).toBeUndefined();
    expect(isSignOutFailed(session.getSnapshot())).toBe(true);
  });
});
