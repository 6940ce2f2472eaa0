import { describe, expect, it } from 'vitest';
import {
  CREDENTIALS,
  createManualSession,
  granted,
  refused,
  sessionOf,
  signedIn,
  signedOut,
} from '#tests/support/charts/manual-session.ts';

describe('the start', () => {
  it('requests the session and the choices at once, and waits for both', async () => {
    const session = createManualSession();
    expect(session.asked.toSorted()).toEqual(['loadEnums en', 'refreshSession']);
    expect(session.hasTag('starting')).toBe(true);
    await session.answer('refreshSession', granted());
    expect(session.hasTag('starting')).toBe(true);
    await session.answer('loadEnums');
    expect(session.hasTag('starting')).toBe(false);
  });

  it('signs in when the server knows the session', async () => {
    const session = await signedIn();
    expect(session.identity()).toBe('authenticated.active.resting');
    expect(session.context().session?.company._id).toBe('engineering');
  });

  it('has no session when the server refuses', async () => {
    expect((await signedOut()).identity()).toBe('unauthenticated.resting');
  });

  it('has no session when the server can not be reached', async () => {
    const session = createManualSession();
    await session.fail('refreshSession');
    expect(session.identity()).toBe('unauthenticated.resting');
    expect(session.context().session).toBeNull();
  });

  it('continues without choices when they fail to load, and loads them after a sign-in', async () => {
    const session = createManualSession();
    await session.fail('loadEnums');
    expect(session.enums()).toBe('empty');
    await session.answer('refreshSession', granted());
    expect(session.enums()).toBe('loading');
    await session.answer('loadEnums');
    expect(session.enums()).toBe('loaded');
  });

  it('does not request choices again that are loaded', async () => {
    const session = await signedIn();
    expect(session.asked.filter((call) => call.startsWith('loadEnums'))).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('sends the entered values, once', async () => {
    const session = await signedOut();
    session.send(CREDENTIALS);
    session.send(CREDENTIALS);
    expect(session.identity()).toBe('unauthenticated.signingIn');
    expect(session.hasTag('busy')).toBe(true);
    expect(session.asked.filter((call) => call.startsWith('signIn'))).toEqual([
      'signIn anna@alpenblick.example',
    ]);
    await session.answer('signIn', granted());
    expect(session.identity()).toBe('authenticated.active.resting');
  });

  it('distinguishes a refusal, a rate limit and a missing server', async () => {
    const session = await signedOut();
    session.send(CREDENTIALS);
    await session.answer('signIn', { type: 'rejected' });
    expect(session.identity()).toBe('unauthenticated.rejected');

    session.send(CREDENTIALS);
    await session.answer('signIn', { type: 'throttled', retryAfterSeconds: 42 });
    expect(session.identity()).toBe('unauthenticated.throttled');
    expect(session.context().retryAfterSeconds).toBe(42);

    session.send(CREDENTIALS);
    await session.fail('signIn');
    expect(session.identity()).toBe('unauthenticated.unreachable');
    expect(session.hasTag('recoverable')).toBe(true);

    session.send(CREDENTIALS);
    await session.answer('signIn', granted());
    expect(session.identity()).toBe('authenticated.active.resting');
    expect(session.context().retryAfterSeconds).toBeNull();
  });
});

describe('a password that has to be changed', () => {
  it('comes before everything else', async () => {
    const session = await signedIn(sessionOf({ needsPasswordChange: true }));
    expect(session.identity()).toBe('authenticated.passwordChangeRequired');
    session.send({ type: 'company.choose', companyId: 'logistik' });
    expect(session.identity()).toBe('authenticated.passwordChangeRequired');
    session.send({ type: 'password.changed' });
    expect(session.identity()).toBe('authenticated.active.resting');
    expect(session.context().session?.companyUser.user.needsPasswordChange).toBe(false);
  });

  it('is required as soon as the server asks for it', async () => {
    const session = await signedIn();
    session.send({ type: 'session.renewed', session: sessionOf({ needsPasswordChange: true }) });
    expect(session.identity()).toBe('authenticated.passwordChangeRequired');
    session.send({ type: 'session.renewed', session: sessionOf() });
    expect(session.identity()).toBe('authenticated.active.resting');
  });
});

describe('acting as another company', () => {
  it('enters it', async () => {
    const session = await signedIn();
    session.send({ type: 'company.choose', companyId: 'logistik' });
    session.send({ type: 'company.choose', companyId: 'northwind' });
    expect(session.identity()).toBe('authenticated.active.actingAs');
    await session.answer('actAsCompany', granted(sessionOf({ company: 'logistik' })));
    expect(session.identity()).toBe('authenticated.active.resting');
    expect(session.context().session?.company._id).toBe('logistik');
    expect(session.asked.filter((call) => call.startsWith('actAs'))).toEqual(['actAsCompany logistik']);
    expect(session.effects).toEqual(['announceCompany', 'enterCompany']);
  });

  it('does nothing for the current company', async () => {
    const session = await signedIn();
    session.send({ type: 'company.choose', companyId: 'engineering' });
    expect(session.identity()).toBe('authenticated.active.resting');
  });

  it('stays in the current company when refused or unreachable, and can be tried again', async () => {
    const session = await signedIn();
    session.send({ type: 'company.choose', companyId: 'logistik' });
    await session.answer('actAsCompany', refused);
    expect(session.identity()).toBe('authenticated.active.refused');
    session.send({ type: 'company.choose', companyId: 'logistik' });
    await session.fail('actAsCompany');
    expect(session.identity()).toBe('authenticated.active.unreachable');
    expect(session.context().session?.company._id).toBe('engineering');
    session.send({ type: 'company.choose', companyId: 'logistik' });
    expect(session.identity()).toBe('authenticated.active.actingAs');
  });

  it('restarts when another user has signed in in another tab', async () => {
    const session = await signedIn();
    session.send({ type: 'session.renewed', session: sessionOf({ person: 'ben' }) });
    expect(session.effects).toEqual(['enterCompany']);
    expect(session.context().session?.companyUser.user._id).toBe('ben');
  });

  describe.each([
    ['tells', { type: 'company.changedElsewhere', company: { _id: 'logistik', name: 'logistik' } } as const],
    ['is noticed', { type: 'session.renewed', session: sessionOf({ company: 'logistik' }) } as const],
  ])('another company in another tab, that %s', (_, news) => {
    it('does not replace the page', async () => {
      const session = await signedIn();
      session.send({ type: 'session.renewed', session: sessionOf() });
      session.send(news);
      expect(session.identity()).toBe('authenticated.active.elsewhere');
      expect(session.context().elsewhere?._id).toBe('logistik');
      expect(session.context().session?.company._id).toBe('engineering');
      expect(session.effects).toEqual([]);
    });

    it('is followed on request', async () => {
      const session = await signedIn();
      session.send(news);
      session.send({ type: 'company.choose', companyId: 'logistik' });
      await session.answer('actAsCompany', granted(sessionOf({ company: 'logistik' })));
      expect(session.identity()).toBe('authenticated.active.resting');
      expect(session.effects).toEqual(['announceCompany', 'enterCompany']);
      expect(session.context()).toMatchObject({ elsewhere: null, session: { company: { _id: 'logistik' } } });
    });

    it('is reverted on request, which may take several attempts', async () => {
      const session = await signedIn();
      session.send(news);
      session.send({ type: 'company.keep' });
      await session.fail('returnToCompany');
      expect(session.identity()).toBe('authenticated.active.elsewhere');
      session.send({ type: 'company.keep' });
      expect(session.asked.at(-1)).toBe('returnToCompany engineering');
      session.send({ type: 'session.renewed', session: sessionOf({ company: 'logistik' }) });
      await session.answer('returnToCompany', granted());
      expect(session.identity()).toBe('authenticated.active.resting');
      expect(session.effects).toEqual(['announceCompany']);
      expect(session.context()).toMatchObject({
        elsewhere: null,
        session: { company: { _id: 'engineering' } },
      });
    });

    it('is cleared when the session is renewed in the company of the page', async () => {
      const session = await signedIn();
      session.send(news);
      session.send({ type: 'session.renewed', session: sessionOf() });
      expect(session.identity()).toBe('authenticated.active.resting');
      expect(session.effects).toEqual([]);
    });

    it('is cleared when the other tab comes back', async () => {
      const session = await signedIn();
      session.send(news);
      session.send({
        type: 'company.changedElsewhere',
        company: { _id: 'engineering', name: 'engineering' },
      });
      expect(session.identity()).toBe('authenticated.active.resting');
      expect(session.effects).toEqual([]);
    });
  });
});
