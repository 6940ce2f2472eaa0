import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Money } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import type { FlightQuery } from '#domain/offers/flight-offer.ts';
import { createFlightInventory } from './flight-inventory.ts';

const inventory = createFlightInventory();
const AT = new Date('2026-11-21T09:00:00Z');
const DAY = 86_400_000;
const airports = 'ZRH GVA LHR STN FRA MUC CDG JFK SFO SIN DXB DUB BCN PMI KGS TRD NRT SYD GRU ATL'.split(' ');
const dateAfter = (days: number) => new Date(AT.getTime() + days * DAY).toISOString().slice(0, 10);

const queries = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...airports), { minLength: 2, maxLength: 4 }),
    fc.integer({ min: 0, max: 350 }),
    fc.constantFrom('Y', 'W', 'C', 'F'),
    fc.boolean(),
  )
  .map(([route, days, serviceClass, back]): FlightQuery => {
    const stops = back ? [...route, route[0] ?? ''] : route;
    return {
      legs: stops.slice(1).map((to, index) => ({
        origin: { code: stops[index] ?? '', type: 'airport' },
        destination: { code: to, type: 'airport' },
        date: dateAfter(days + 2 * index),
      })),
      travelers: 1,
      serviceClass,
      directOnly: false,
      airlines: [],
    };
  });

async function someKey(legs: readonly [from: string, to: string, date: string][], plan = 'light') {
  const query: FlightQuery = {
    legs: legs.map(([origin, destination, date]) => ({
      origin: { code: origin, type: 'airport' },
      destination: { code: destination, type: 'airport' },
      date,
    })),
    travelers: 1,
    serviceClass: 'Y',
    directOnly: true,
    airlines: [],
  };
  const keys = (await inventory.search('network', query, AT)).flatMap(({ fares }) =>
    fares.map(({ key }) => key),
  );
  const key = keys.find((one) => one.endsWith(`~${plan}`));
  if (!key) throw new RangeError(`No ${plan} fare`);
  return key;
}

async function found(key: string, travelers = 1, at = AT) {
  const sellable = await inventory.find(key, travelers, at);
  if (!sellable) throw new RangeError(`Nothing behind ${key}`);
  return sellable;
}

const times = (money: Money, count: number) => ({ ...money, amount: money.amount * count });

describe('a fare', () => {
  it('is found by its key as in the search, for any search', async () => {
    await fc.assert(
      fc.asyncProperty(queries, fc.nat(), async (query, pick) => {
        for (const source of inventory.sources) {
          const itineraries = await inventory.search(source, query, AT);
          const itinerary = itineraries[pick % Math.max(1, itineraries.length)];
          for (const fare of itinerary?.fares ?? []) {
            const { offer } = await found(fare.key);
            expect(offer.fare).toEqual(fare);
            expect(offer.itinerary.legs).toEqual(itinerary?.legs);
            expect(fare.key).toMatch(/^[A-Za-z0-9._~-]{1,400}$/);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has lines that sum up to its price, for any fare', async () => {
    await fc.assert(
      fc.asyncProperty(queries, fc.nat(), fc.integer({ min: 1, max: 9 }), async (query, pick, travelers) => {
        const itineraries = await inventory.search('network', query, AT);
        for (const { key } of itineraries[pick % Math.max(1, itineraries.length)]?.fares ?? []) {
          const { offer, price, units } = await found(key, travelers);
          const amounts = offer.lines.map(({ amount }) => amount);
          expect(amounts.slice(1).reduce(addMoney, amounts[0] ?? offer.fare.price)).toEqual(offer.fare.price);
          expect(amounts.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
          expect(price).toEqual(times(offer.fare.price, travelers));
          expect(units.map(({ quantity }) => quantity)).toEqual(units.map(() => travelers));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('takes a seat in the cabin of each flight', async () => {
    const key = await someKey(
      [
        ['ZRH', 'LHR', '2026-12-01'],
        ['LHR', 'ZRH', '2026-12-03'],
      ],
      'business',
    );
    const { units, offer } = await found(key, 2);
    const expected = offer.itinerary.legs.map(
      ({ segments: [segment] }) =>
        `flight/${segment?.carrier}${segment?.flightNumber}/${segment?.departure.slice(0, 10)}/C`,
    );
    expect(units.map(({ unit }) => unit)).toEqual(expected);
    expect(offer.fareBasisCodes).toHaveLength(2);
  });

  it('gets more expensive towards its day, and never cheaper', async () => {
    const key = await someKey([['ZRH', 'LHR', '2026-12-01']]);
    const at = [-60, -20, 0, 4, 8, 9.5].map((days) => new Date(AT.getTime() + days * DAY));
    const prices = await Promise.all(at.map(async (time) => (await found(key, 1, time)).price.amount));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(new Set(prices).size).toBe(prices.length);
  });

  it('is not sold less than an hour before departure, nor a year ahead', async () => {
    const key = await someKey([['ZRH', 'LHR', '2026-12-01']]);
    const departure = (await found(key)).offer.itinerary.legs[0]?.segments[0]?.departure;
    const leaves = Date.parse(`${departure}Z`) - 3_600_000;
    expect(await inventory.find(key, 1, new Date(leaves - 3_600_000))).not.toBeNull();
    expect(await inventory.find(key, 1, new Date(leaves - 3_500_000))).toBeNull();
    expect(await inventory.find(key, 1, new Date('2025-11-01T00:00:00Z'))).toBeNull();
  });

  it.each([0, 10, 1.5, -1, Number.NaN])('is not sold to %s travelers', async (travelers) => {
    const key = await someKey([['ZRH', 'LHR', '2026-12-01']]);
    expect(await inventory.find(key, travelers, AT)).toBeNull();
  });
});

describe('a key that is not ours', () => {
  const nothing = async (key: string) => {
    expect(await inventory.find(key, 1, AT), key).toBeNull();
  };

  it('finds nothing, for any text', async () => {
    const alike = fc.stringMatching(
      /^[A-Z0-9]{2}\d{1,4}-[a-z0-9]{3}([._][A-Z0-9]{2}\d{1,4}-[a-z0-9]{3}){0,7}~[a-z]{0,8}$/,
    );
    await fc.assert(fc.asyncProperty(fc.oneof(fc.string(), alike), nothing));
  });

  it('finds nothing when a valid one is altered', async () => {
    const key = await someKey([
      ['ZRH', 'LHR', '2026-12-01'],
      ['LHR', 'ZRH', '2026-12-03'],
    ]);
    const [way = ''] = key.split('~');
    const [out = '', back = ''] = way.split('_');
    const forged = [
      `${back}_${out}~light`,
      `${out}.${out}~light`,
      `${out}_${out}~light`,
      `${out}.${back}~light`,
      `${way}~`,
      `${way}~first`,
      `${way}~basic`,
      `${way}~light~`,
      `${way}~light~light`,
      `${way}_~light`,
      `_${way}~light`,
      `${way}~Light`,
      way.toLowerCase(),
      `${key.replace(/(\d+)-/, '0$1-')}`,
      ` ${key}`,
      '~',
      '',
    ];
    for (const one of forged) await nothing(one);
  });

  it('finds nothing when its flights are not sold together', async () => {
    const swiss = await someKey([['ZRH', 'LHR', '2026-12-01']]);
    const query: FlightQuery = {
      legs: [
        {
          origin: { code: 'STN', type: 'airport' },
          destination: { code: 'DUB', type: 'airport' },
          date: '2026-12-03',
        },
      ],
      travelers: 1,
      serviceClass: 'Y',
      directOnly: true,
      airlines: [],
    };
    const [irish] = await inventory.search('lowCost', query, AT);
    const [other = ''] = (irish?.fares[0]?.key ?? '').split('~');
    await nothing(swiss.replace('~', `_${other}~`));
  });

  it('has no situation', () => {
    expect(inventory.situationOfKey('nonsense')).toBeNull();
  });
});
