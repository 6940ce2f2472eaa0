import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CarPlace } from '#domain/offers/car-offer.ts';
import {
  airport,
  around,
  CAR_SEARCH_TIME,
  carInventory,
  carQuery,
  findCars,
} from '#tests/support/car-queries.ts';

const find = (key: string, at = CAR_SEARCH_TIME) => carInventory.find(key, 1, at);

const places: readonly CarPlace[] = [
  ...['ZRH', 'GVA', 'BSL', 'MUC', 'CDG', 'LHR', 'JFK', 'LAX', 'NRT', 'GRU', 'SYD', 'BRN'].map(airport),
  around(47.3769, 8.5417, 10),
  around(51.5074, -0.1278, 6),
  around(40.7589, -73.9851, 5),
  around(-33.8688, 151.2093, 8),
];

/** Cars that are picked up at one of them may be returned at any other. */
const nearby: readonly CarPlace[] = [
  ...['ZRH', 'GVA', 'BSL', 'MUC'].map(airport),
  around(47.3769, 8.5417, 10),
  around(46.2044, 6.1432, 8),
];

const ways = fc.oneof(
  fc.constantFrom(...places).map((pickUp) => ({ pickUp, dropOff: pickUp })),
  fc.record({ pickUp: fc.constantFrom(...nearby), dropOff: fc.constantFrom(...nearby) }),
  fc.record({ pickUp: fc.constantFrom(...places), dropOff: fc.constantFrom(...places) }),
);

const times = fc.integer({ min: 0, max: 360 * 96 }).map((quarters) => {
  const time = new Date(Date.UTC(2026, 10, 22, 6) + quarters * 900_000);
  return time.toISOString().slice(0, 16);
});

describe('an offer', () => {
  it('is found by its key as in the search, with lines that sum up to its price', async () => {
    const compared = { returned: 0, oneWay: 0 };
    await fc.assert(
      fc.asyncProperty(
        ways,
        times,
        fc.integer({ min: 1, max: 700 }),
        fc.nat(),
        async (way, pickUpAt, hours, chosen) => {
          const dropOffAt = new Date(Date.parse(`${pickUpAt}Z`) + hours * 3_600_000)
            .toISOString()
            .slice(0, 16);
          const offers = await findCars({ ...way, pickUpAt, dropOffAt });
          const offer = offers[chosen % Math.max(1, offers.length)];
          if (offer === undefined) return;
          compared[offer.oneWayFee ? 'oneWay' : 'returned'] += 1;
          const found = await find(offer.key);
          expect(found?.offer.offer).toEqual(offer);
          expect(found?.price).toEqual(offer.price);
          const lines = found?.offer.lines ?? [];
          expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(offer.price.amount);
          expect(
            lines.every(({ amount, onSite }) => amount.currency === offer.price.currency && !onSite),
          ).toBe(true);
          expect(found?.units).toEqual(carInventory.unitsOf(offer).map((unit) => ({ ...unit, quantity: 1 })));
          expect(offer.key).toMatch(/^[\w.~-]{1,400}$/);
        },
      ),
      { numRuns: 120 },
    );
    expect(compared.returned).toBeGreaterThan(10);
    expect(compared.oneWay).toBeGreaterThan(10);
  });

  it('costs the fee and its tax more when it is returned elsewhere', async () => {
    const returned = await findCars(carQuery(airport('ZRH')));
    const oneWay = await findCars(carQuery(airport('ZRH'), { dropOff: airport('MUC') }));
    const SWISS_TAX = 1.081;
    const additions = oneWay.map(({ key, price, oneWayFee, ...car }) => {
      const [source] = key.split('~');
      const same = returned.find(
        (other) =>
          other.key.startsWith(`${source}~${car.acriss}~`) && other.pickUp.stationId === car.pickUp.stationId,
      );
      return [price.amount - (same?.price.amount ?? 0), Math.round((oneWayFee?.amount ?? 0) * SWISS_TAX)];
    });
    expect(additions.length).toBeGreaterThan(10);
    for (const [addition, expected] of additions) {
      expect(Math.abs((addition ?? 0) - (expected ?? 0))).toBeLessThanOrEqual(1);
    }
  });

  it('names what its price consists of', async () => {
    const findCodes = async (query: ReturnType<typeof carQuery>) =>
      (await find((await findCars(query))[0]?.key ?? ''))?.offer.lines.map(({ code }) => code);
    expect(await findCodes(carQuery(airport('ZRH')))).toEqual(['BASE', 'APT', 'TAX']);
    expect(await findCodes(carQuery(airport('ZRH'), { dropOff: airport('MUC') }))).toEqual([
      'BASE',
      'APT',
      'OWF',
      'TAX',
    ]);
    expect(await findCodes(carQuery(airport('BRN'), { pickUpAt: '2026-12-01T06:00' }))).toEqual([
      'BASE',
      'APT',
      'OOH',
      'TAX',
    ]);
    expect(await findCodes(carQuery(around(47.3769, 8.5417, 6)))).toEqual(['BASE', 'TAX']);
  });

  it('is gone once it has begun, and can not be cancelled for free for ever', async () => {
    const [offer] = await findCars(carQuery(airport('ZRH')));
    if (offer === undefined) throw new Error('Nothing was found');
    const late = await find(offer.key, new Date('2026-12-01T06:59:00Z'));
    expect(late?.price).toEqual(offer.price);
    expect(await find(offer.key, new Date('2026-12-01T07:00:00Z'))).toBeNull();
    const free = offer.freeCancellationUntil;
    expect(free).not.toBeNull();
    const after = new Date(Date.parse(free ?? '') + 1);
    expect(late?.penaltyAt(after)).not.toEqual({ amount: 0, currency: 'CHF' });
    expect(late?.penaltyAt(new Date(free ?? ''))).toEqual({ amount: 0, currency: 'CHF' });
  });
});

describe('a key that was not issued', () => {
  it.each([
    '',
    'direct',
    'direct~CDMV~SX.ZRH~ZRH~202612010800',
    'other~CDMV~SX.ZRH~ZRH~202612010800~202612031800',
    'direct~QQQQ~SX.ZRH~ZRH~202612010800~202612031800',
    'direct~CDMV~SX.ZRH~GVA~202612010800~202612031800',
    'direct~CDMV~SX.ZRH~ZRH~202602300800~202612031800',
    'direct~CDMV~SX.ZRH~ZRH~202612031800~202612010800',
    'direct~CDMV~SX.ZRH~-33.86880_151.20930~202612010800~202612031800',
    'direct~CDMV~SX.ZRH~ZRH~202612010800~202612031800~SX.ZRH~ZRH',
    'direct~CDMV~SX.ZRH~ZRH~202612010800~202612031800~ZE.GVA~GVA',
    'direct~CDMV~SX.ZRH~ZRH~202612010330~202612031800~SX.GVA~GVA~',
    'direct~CDMV~__proto__~ZRH~202612010800~202612031800',
    'a'.repeat(5000),
  ])('finds nothing: %s', async (key) => {
    expect(await find(key)).toBeNull();
  });

  it('finds nothing when a character of it is altered, or what the altered key says', async () => {
    const offers = await findCars(carQuery(airport('ZRH'), { dropOff: around(46.2044, 6.1432, 8) }));
    const keys = offers.map(({ key }) => key);
    const alteration = fc.record({
      key: fc.constantFrom(...keys),
      at: fc.nat(),
      by: fc.oneof(
        fc.string({ minLength: 0, maxLength: 3, unit: 'binary' }),
        fc.constantFrom('~', '.', '0', 'Z'),
      ),
    });
    await fc.assert(
      fc.asyncProperty(alteration, async ({ key, at, by }) => {
        const altered = key.slice(0, at % key.length) + by + key.slice((at % key.length) + 1);
        const found = await find(altered);
        if (found !== null) expect(found.offer.offer.key).toBe(altered);
        expect(() => carInventory.situationOfKey(altered)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });

  it('finds nothing, for any text', async () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w.~-]{0,80}$/));
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(await find(text)).toBeNull();
        expect(carInventory.situationOfKey(text)).toBeNull();
      }),
    );
  });
});
