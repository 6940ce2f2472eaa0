import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOfferTokens, type OfferClaims } from './offer-tokens.ts';

const KEY = Buffer.alloc(32, 7);
const NOW = new Date('2027-03-14T09:00:00Z');
const LATER = new Date('2027-03-14T09:30:00Z');
const SCOPE = { companyId: 'company', travelers: ['anna', 'bruno'] };
const FLIGHT: OfferClaims = {
  kind: 'flight',
  key: 'network_LX316.2027-04-01~LX317.2027-04-03~light',
  price: { amount: 31_240, currency: 'CHF' },
  note: '2s.2t',
  expiresAt: LATER,
};
const { write, read } = createOfferTokens(KEY, SCOPE);

const claims = fc.record({
  kind: fc.constantFrom('flight', 'hotel', 'car'),
  key: fc.stringMatching(/^[A-Za-z0-9._~:/-]{1,400}$/),
  price: fc.record({
    amount: fc.nat({ max: 999_999_999_999 }),
    currency: fc.constantFrom('CHF', 'JPY', 'KWD'),
  }),
  note: fc.stringMatching(/^[a-z0-9.]{0,30}$/),
  expiresAt: fc
    .integer({ min: 1, max: 40 * 365 * 86_400 })
    .map((seconds) => new Date(NOW.getTime() + seconds * 1000)),
});

describe('the reference of an offer', () => {
  it('returns the data it was written with, for any offer key of a supplier', () => {
    fc.assert(
      fc.property(claims, (some) => {
        expect(read(write(some), some.kind, NOW)).toEqual(some);
      }),
    );
  });

  it('needs no encoding in an address, and stays short', () => {
    fc.assert(
      fc.property(claims, (some) => {
        expect(write(some)).toMatch(/^[A-Za-z0-9._~:/-]{1,600}$/);
      }),
    );
  });

  it('does not depend on the order of the travelers', () => {
    const turned = createOfferTokens(KEY, { ...SCOPE, travelers: ['bruno', 'anna'] });
    expect(turned.read(write(FLIGHT), 'flight', NOW)).toEqual(FLIGHT);
  });
});

describe('a reference is refused', () => {
  const reference = write(FLIGHT);
  const NOT_GENUINE = expect.objectContaining({ code: 'offer_invalid' });

  it('when any of its characters is changed', () => {
    const character = fc.stringMatching(/^[A-Za-z0-9._~:/-]$/);
    fc.assert(
      fc.property(fc.nat({ max: reference.length - 1 }), character, (index, other) => {
        fc.pre(reference[index] !== other);
        const altered = reference.slice(0, index) + other + reference.slice(index + 1);
        expect(() => read(altered, 'flight', NOW)).toThrow(NOT_GENUINE);
      }),
      { numRuns: 2_000 },
    );
  });

  it('when it is cut, longer, or any text', () => {
    fc.assert(
      fc.property(fc.nat({ max: reference.length - 1 }), (length) => {
        expect(() => read(reference.slice(0, length), 'flight', NOW)).toThrow(NOT_GENUINE);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => read(text, 'flight', NOW)).toThrow(NOT_GENUINE);
        expect(() => read(reference + (text || 'x'), 'flight', NOW)).toThrow(NOT_GENUINE);
      }),
    );
  });

  const others = [
    ['another company', KEY, { ...SCOPE, companyId: 'other' }],
    ['another traveller', KEY, { ...SCOPE, travelers: ['anna', 'carla'] }],
    ['one traveller of two', KEY, { ...SCOPE, travelers: ['anna'] }],
    ['one traveller more', KEY, { ...SCOPE, travelers: ['anna', 'bruno', 'carla'] }],
    ['another server', Buffer.alloc(32, 8), SCOPE],
  ] as const;
  it.each(others)('when it was written for %s', (_, key, scope) => {
    const theirs = createOfferTokens(key, scope).write(FLIGHT);
    expect(() => read(theirs, 'flight', NOW)).toThrow(NOT_GENUINE);
  });

  it('when it is of another kind than expected', () => {
    expect(() => read(reference, 'hotel', NOW)).toThrow(NOT_GENUINE);
  });

  it('from the second in which it expires', () => {
    expect(read(reference, 'flight', new Date(LATER.getTime() - 1))).toEqual(FLIGHT);
    expect(() => read(reference, 'flight', LATER)).toThrow(
      expect.objectContaining({ code: 'offer_expired' }),
    );
  });
});
