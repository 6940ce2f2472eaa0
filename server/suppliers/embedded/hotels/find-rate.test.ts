import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney } from '#domain/money.ts';
import { hotelQuery, type middles, searchedAt } from '#tests/support/hotel-queries.ts';
import { createHotelInventory } from './hotel-inventory.ts';

const inventory = createHotelInventory();
const find = (key: string, at = searchedAt) => inventory.find(key, 1, at);

async function findRates(middle: keyof typeof middles) {
  const query = hotelQuery(middle, { rateCodes: ['ALP22', 'Größe & Co'], guests: 2, rooms: 2 });
  const answers = await Promise.all(
    inventory.sources.map((source) => inventory.search(source, query, searchedAt)),
  );
  return answers.flat().flatMap(({ property, rates }) => rates.map((rate) => ({ property, rate })));
}

async function priced(key: string, at = searchedAt) {
  const sellable = await find(key, at);
  if (!sellable) throw new Error(`${key} is not sold`);
  return sellable;
}

describe('a key', () => {
  it.each(['london', 'zurich', 'newYork', 'tokyo'] as const)(
    'from %s leads back to its rate',
    async (middle) => {
      const rates = await findRates(middle);
      expect(rates.some(({ rate }) => rate.corporate)).toBe(true);
      for (const { property, rate } of rates) {
        expect(rate.key).toMatch(/^[A-Za-z0-9._~-]{1,400}$/);
        const found = await find(rate.key);
        expect(found?.offer).toMatchObject({ property, rate });
        expect(found?.price).toEqual(rate.price);
      }
    },
  );

  it('of every rate of a hotel finds that rate', async () => {
    const details = await inventory.details('2657896-20', hotelQuery('zurich'), searchedAt);
    expect(details?.rates.length).toBeGreaterThan(10);
    const keys = details?.rates.map(({ key }) => key) ?? [];
    expect(new Set(keys).size).toBe(keys.length);
    for (const rate of details?.rates ?? []) expect((await find(rate.key))?.offer.rate).toEqual(rate);
  });

  it.each([
    ['nothing', ''],
    ['another hotel', 'practice-9~113~dbl~flex~2026-12-01~2~1~1'],
    ['another source', 'practice-1~111~dbl~flex~2026-12-01~2~1~1'],
    ['a room it does not have', 'practice-1~113~ste~flex~2026-12-01~2~1~1'],
    ['no room', 'practice-1~113~toString~flex~2026-12-01~2~1~1'],
    ['a plan the source does not sell', 'practice-1~112~dbl~flex~2026-12-01~2~1~1'],
    ['a plan not sold for the room', 'practice-1~113~sgl~save~2026-12-01~2~1~1'],
    ['too many guests', 'practice-1~113~sgl~flex~2026-12-01~2~1~2'],
    ['too many rooms', 'practice-8~113~dbl~flex~2026-12-01~2~2~1'],
    ['no night', 'practice-1~113~dbl~flex~2026-12-01~0~1~1'],
    ['a fraction of a night', 'practice-1~113~dbl~flex~2026-12-01~1.5~1~1'],
    ['a number written oddly', 'practice-1~113~dbl~flex~2026-12-01~02~1~1'],
    ['a day that does not exist', 'practice-1~113~dbl~flex~2026-02-30~2~1~1'],
    ['a day that is over', 'practice-1~113~dbl~flex~2026-11-20~2~1~1'],
    ['something behind it', 'practice-1~113~dbl~flex~2026-12-01~2~1~1~QQ~x'],
    ['a code for an open rate', 'practice-1~113~dbl~flex~2026-12-01~2~1~1~QUxQMjI'],
    ['a negotiated rate without a code', 'practice-1~100~dbl~corp~2026-12-01~2~1~1'],
  ])('with %s leads to nothing', async (_, key) => {
    expect(await find(key)).toBeNull();
  });

  it('for a hotel that agreed on another code finds nothing', async () => {
    const own = (await findRates('london')).find(({ rate }) => rate.corporate)?.rate.key ?? '';
    const codes = Array.from({ length: 40 }, (_, index) => Buffer.from(`X${index}`).toString('base64url'));
    const forged = codes.map((code) => own.replace(/~[^~]*$/, `~${code}`));
    const found = await Promise.all(forged.map((key) => find(key)));
    expect(found.filter((one) => one === null).length).toBeGreaterThan(20);
  });

  it('that was never issued finds nothing, and never causes a fault', async () => {
    const keys = (await findRates('zurich')).map(({ rate }) => rate.key);
    const sign = fc.constantFrom(...'0123456789~-abzZ._% é\u0000');
    const altered = fc
      .tuple(fc.constantFrom(...keys), fc.nat(60), fc.string({ unit: sign, maxLength: 4 }), fc.nat(4))
      .map(([key, place, text, cut]) => key.slice(0, place) + text + key.slice(place + cut));
    await fc.assert(
      fc.asyncProperty(fc.oneof(altered, fc.string({ maxLength: 500 })), async (key) => {
        const found = await find(key);
        expect(found === null || found.offer.rate.key === key).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a price', () => {
  it.each(['london', 'zurich', 'newYork', 'tokyo'] as const)(
    'in %s is the sum of its lines',
    async (middle) => {
      for (const { rate } of (await findRates(middle)).slice(0, 200)) {
        const { offer, price } = await priced(rate.key);
        const lines = offer.lines.filter(({ onSite }) => !onSite).map(({ amount }) => amount);
        expect(lines.reduce(addMoney)).toEqual(price);
        expect(lines.every(({ amount }) => amount > 0)).toBe(true);
        const onSite = offer.lines.find((line) => line.onSite)?.amount ?? null;
        expect(onSite).toEqual(rate.onSite);
        expect(offer.conditions.includes('cityTaxOnSite')).toBe(onSite !== null);
        expect(offer.conditions.includes('prepaid')).toBe(rate.prepaid);
        expect(offer.conditions.includes('cardGuarantee')).toBe(!rate.prepaid);
        expect(offer.conditions).toContain('idAtCheckIn');
      }
    },
  );

  it('rises towards the day of arrival', async () => {
    const key = 'practice-1~113~dbl~flex~2027-03-02~1~1~1';
    const days = ['2027-01-01', '2027-02-10', '2027-02-20', '2027-02-26', '2027-03-01'];
    const prices = await Promise.all(
      days.map(async (day) => (await priced(key, new Date(`${day}T10:00:00Z`))).price.amount),
    );
    expect(prices).toEqual([...new Set(prices)].sort((one, other) => one - other));
  });
});

describe('a cancellation', () => {
  const times = {
    early: new Date('2026-11-28T12:00:00Z'),
    dayBefore: new Date('2026-11-30T12:00:00Z'),
    evening: new Date('2026-12-01T17:00:00Z'),
    after: new Date('2026-12-01T23:00:00Z'),
  };

  it('is free until six in the evening of the arrival, then costs the first night', async () => {
    const { offer, price, penaltyAt, changeFeeAt } = await priced('practice-1~113~dbl~flex~2026-12-01~2~1~1');
    const [deadline] = offer.rate.cancellation.deadlines;
    expect(deadline?.at).toBe('2026-12-01T17:00:00.000Z');
    expect(penaltyAt(times.dayBefore)).toEqual({ amount: 0, currency: 'CHF' });
    expect(penaltyAt(times.evening)).toEqual(deadline?.penalty);
    expect(deadline?.penalty.amount).toBeLessThan(price.amount);
    expect(changeFeeAt(times.dayBefore)).toEqual({ amount: 0, currency: 'CHF' });
    expect(changeFeeAt(times.evening)).toBeNull();
  });

  it('of a cheaper rate is free for less long, then costs the first night, then everything', async () => {
    const { price, penaltyAt } = await priced('practice-1~113~dbl~semi~2026-12-01~2~1~1');
    expect(penaltyAt(times.early)?.amount).toBe(0);
    const middle = penaltyAt(times.dayBefore)?.amount ?? 0;
    expect(middle).toBeGreaterThan(0);
    expect(middle).toBeLessThan(price.amount);
    expect(penaltyAt(times.evening)).toEqual(price);
  });

  it('of the cheapest rate gives nothing back, and it can not be changed', async () => {
    const { offer, price, penaltyAt, changeFeeAt } = await priced('practice-1~113~dbl~save~2026-12-01~2~1~1');
    expect(offer.rate.cancellation.deadlines).toEqual([]);
    expect(penaltyAt(times.early)).toEqual(price);
    expect(changeFeeAt(times.early)).toBeNull();
  });

  it('is over with the day of arrival', async () => {
    for (const plan of ['flex', 'semi', 'save']) {
      const { penaltyAt, changeFeeAt } = await priced(`practice-1~113~dbl~${plan}~2026-12-01~2~1~1`);
      expect(penaltyAt(times.after)).toBeNull();
      expect(changeFeeAt(times.after)).toBeNull();
    }
  });

  it('whose deadline has passed makes a rate unavailable or non-refundable', async () => {
    expect(await find('practice-1~113~dbl~semi~2026-12-01~2~1~1', times.dayBefore)).toBeNull();
    const { offer } = await priced('practice-1~113~dbl~flex~2026-12-01~2~1~1', times.evening);
    expect(offer.rate.cancellation.deadlines).toEqual([]);
  });
});
