import { describe, expect, it } from 'vitest';
import {
  createManualSession,
  granted,
  sessionOf,
  signedIn,
  signedOut,
} from '#tests/support/charts/manual-session.ts';

describe('the end of a session', () => {
  it('clears the user and notifies the other tabs', async () => {
    const session = await signedIn();
    session.send({ type: 'signOut.request' });
    expect(session.identity()).toBe('signingOut');
    expect(session.context().session).not.toBeNull();
    await session.answer('signOut');
    expect(session.identity()).toBe('unauthenticated.resting');
    expect(session.context().session).toBeNull();
    expect(session.effects.toSorted()).toEqual(['clearPersonalData', 'notifyOtherTabs']);
  });

  it('may fail, and be tried again', async () => {
    const session = await signedIn();
    session.send({ type: 'signOut.request' });
    await session.fail('signOut');
    expect(session.identity()).toBe('signOutFailed');
    expect(session.effects).toEqual([]);
    session.send({ type: 'signOut.request' });
    await session.answer('signOut');
    expect(session.identity()).toBe('unauthenticated.resting');
  });

  it('may fail, and be given up', async () => {
    const session = await signedIn();
    session.send({ type: 'signOut.request' });
    await session.fail('signOut');
    session.send({ type: 'signOut.cancel' });
    expect(session.identity()).toBe('authenticated.active.resting');
    expect(session.context().session).not.toBeNull();
  });

  it('may fail, and be given up without a session', async () => {
    const session = await signedOut();
    session.send({ type: 'signOut.request' });
    await session.fail('signOut');
    expect(session.identity()).toBe('signOutFailed');
    session.send({ type: 'signOut.cancel' });
    expect(session.identity()).toBe('unauthenticated.resting');
  });

  it('may fail here and be reported by another tab', async () => {
    const session = await signedIn();
    session.send({ type: 'signOut.request' });
    await session.fail('signOut');
    session.send({ type: 'session.endedElsewhere' });
    expect(session.identity()).toBe('unauthenticated.resting');
  });

  it('reported by another tab is not reported again', async () => {
    const session = await signedIn();
    session.send({ type: 'session.endedElsewhere' });
    expect(session.identity()).toBe('unauthenticated.resting');
    expect(session.effects).toEqual(['clearPersonalData']);
  });

  it('is accepted from another tab before the session is known', async () => {
    const session = createManualSession();
    await session.answer('loadEnums');
    session.send({ type: 'session.endedElsewhere' });
    expect(session.identity()).toBe('unauthenticated.resting');
    expect(session.effects).toEqual(['clearPersonalData']);
    await session.answer('refreshSession', granted());
    expect(session.identity()).toBe('unauthenticated.resting');
    expect(session.context().session).toBeNull();
  });

  it('is announced when the session expires in use', async () => {
    const session = await signedIn();
    session.send({ type: 'session.expired' });
    expect(session.identity()).toBe('unauthenticated.expired');
    expect(session.context().session).toBeNull();
    expect(session.effects).toEqual(['clearPersonalData']);
  });

  it('clears unfinished actions', async () => {
    const session = await signedIn();
    session.send({ type: 'company.choose', companyId: 'logistik' });
    session.send({ type: 'session.expired' });
    await session.answer('actAsCompany', granted(sessionOf({ company: 'logistik' })));
    expect(session.identity()).toBe('unauthenticated.expired');
    expect(session.context().session).toBeNull();
  });
});
