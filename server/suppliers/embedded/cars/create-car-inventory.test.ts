import { describe, expect, it } from 'vitest';
import { carPolicy } from '#domain/car-booking/car-policy.ts';
import type { CarOffer, CarQuery } from '#domain/offers/car-offer.ts';
import {
  airport,
  around,
  CAR_SEARCH_TIME,
  carInventory,
  carQuery,
  findCars,
} from '#tests/support/car-queries.ts';
import { IN_FRANCS } from '#tests/support/policy-examples.ts';
import { carLists } from '../../../features/enums/cars.ts';
import { createCarInventory } from './create-car-inventory.ts';

const atZurich = carQuery(airport('ZRH'));
const inZurich = carQuery(around(47.3769, 8.5417, 6));

describe('a search for cars', () => {
  it('finds many at a large airport, of many vendors and classes', async () => {
    const offers = await findCars(atZurich);
    expect(offers.length).toBeGreaterThanOrEqual(60);
    expect(new Set(offers.map(({ vendor }) => vendor.code)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(offers.map(({ acriss }) => acriss)).size).toBeGreaterThanOrEqual(15);
    expect(new Set(offers.map(({ key }) => key)).size).toBe(offers.length);
    expect(offers.every(({ days, price }) => days === 3 && price.currency === 'CHF')).toBe(true);
  });

  it('finds the same again, also in another process', async () => {
    const [direct] = carInventory.sources;
    const again = await createCarInventory().search(direct ?? '', atZurich, CAR_SEARCH_TIME);
    expect(again).toEqual(await carInventory.search(direct ?? '', atZurich, CAR_SEARCH_TIME));
    expect(again.length).toBeGreaterThan(0);
  });

  it('uses the local price level', async () => {
    const currencies = await Promise.all(
      ['LHR', 'JFK', 'NRT', 'FRA'].map(
        async (code) => (await findCars(carQuery(airport(code))))[0]?.price.currency,
      ),
    );
    expect(currencies).toEqual(['GBP', 'USD', 'JPY', 'EUR']);
  });

  it('gives a discount from five days on', async () => {
    const price = async (dropOffAt: string) =>
      new Map(
        (await findCars({ ...atZurich, dropOffAt })).map((offer) => [formatName(offer), offer.price.amount]),
      );
    const [four, five] = [await price('2026-12-05T08:00'), await price('2026-12-06T08:00')];
    const both = [...four].filter(([name]) => five.has(name));
    expect(both.length).toBeGreaterThan(50);
    for (const [name, amount] of both) expect(five.get(name)).toBeLessThan(1.1 * amount);
  });

  it('finds the cars of each source: those of the broker are cheaper, and prepaid', async () => {
    const [direct, broker] = await Promise.all(
      carInventory.sources.map((source) => carInventory.search(source, atZurich, CAR_SEARCH_TIME)),
    );
    const directOffers = new Map(direct?.map((offer) => [formatName(offer), offer]));
    expect(broker?.length).toBeGreaterThan(30);
    for (const offer of broker ?? []) {
      expect(offer.prepaid).toBe(true);
      expect(offer.price.amount).toBeLessThan(directOffers.get(formatName(offer))?.price.amount ?? 0);
    }
    expect(direct?.every(({ prepaid }) => !prepaid)).toBe(true);
    expect(await carInventory.search('elsewhere', atZurich, CAR_SEARCH_TIME)).toEqual([]);
  });

  it('finds cars that can be filtered by vendor, transmission and fuel', async () => {
    const offers = await findCars(atZurich);
    const listGroups = (list: 'cartransmission' | 'carfuel', letter: 2 | 3) => {
      const groups = new Map(carLists[list]().map(({ id, additionalData }) => [id, additionalData]));
      return new Set(offers.map(({ acriss }) => groups.get(acriss[letter] ?? '')));
    };
    expect([...listGroups('cartransmission', 2)].sort()).toEqual(['automatic', 'manual']);
    expect([...listGroups('carfuel', 3)]).toEqual(
      expect.arrayContaining(['diesel', 'electric', 'hybrid', 'petrol', 'unspecified']),
    );
  });

  it('finds cars that a policy can judge', async () => {
    const [offer] = await findCars(atZurich);
    if (offer === undefined) throw new Error('Nothing was found');
    const { price, days } = offer;
    const policy = { highestPrice: { amount: 100, currency: 'CHF' } };
    expect(carPolicy.judge(policy, { kind: 'car', price, days }, IN_FRANCS).rules).toHaveLength(1);
  });
});

describe('a search finds nothing', () => {
  it.each<[string, CarQuery]>([
    ['where there is no airport', carQuery(airport('QQQ'))],
    ['when it leads nowhere', carQuery(airport('ZRH'), { dropOff: airport('QQQ') })],
    ['in the past', { ...atZurich, pickUpAt: '2026-11-21T12:59' }],
    ['at no time', { ...atZurich, pickUpAt: '2026-02-30T08:00' }],
    ['when it ends before it begins', { ...atZurich, dropOffAt: '2026-11-30T08:00' }],
    ['in a city on a Sunday', { ...inZurich, pickUpAt: '2026-12-06T10:00', dropOffAt: '2026-12-07T18:00' }],
    ['when it ends in a city in the night', { ...inZurich, dropOffAt: '2026-12-03T23:00' }],
    ['across the sea', carQuery(airport('LHR'), { dropOff: airport('CDG') })],
  ])('%s', async (_, query) => {
    expect(await findCars(query)).toEqual([]);
  });

  it('which it would have found a minute earlier', async () => {
    const query = { ...atZurich, pickUpAt: '2026-11-21T13:01' };
    expect((await findCars(query)).length).toBeGreaterThan(60);
  });
});

describe('the stations of the results', () => {
  it('are the same at the return, relative to the same point', async () => {
    const offers = await findCars(atZurich);
    expect(offers.filter(({ pickUp, dropOff }) => pickUp.stationId !== dropOff.stationId)).toEqual([]);
  });

  it('belong to the same vendor where the car is left elsewhere', async () => {
    const offers = await findCars(carQuery(airport('ZRH'), { dropOff: around(46.2044, 6.1432, 8) }));
    expect(offers.length).toBeGreaterThan(60);
    for (const { vendor, pickUp, dropOff } of offers) {
      expect(pickUp.stationId).toBe(`${vendor.code}.ZRH`);
      expect(dropOff.stationId.slice(0, 3)).toBe(`${vendor.code}.`);
      expect(dropOff.distanceKm).toBeLessThanOrEqual(8);
    }
  });

  it('lie within the radius, with their distance', async () => {
    const offers = await findCars(inZurich);
    expect(offers.length).toBeGreaterThan(20);
    expect(offers.filter(({ pickUp }) => pickUp.distanceKm > 6 || pickUp.access !== 'city')).toEqual([]);
  });
});

describe('the remaining stock', () => {
  it('is counted for each day of the calendar', async () => {
    const [offer] = await findCars(atZurich);
    if (offer === undefined) throw new Error('Nothing was found');
    const units = carInventory.unitsOf(offer);
    const { stationId } = offer.pickUp;
    expect(units.map(({ unit }) => unit)).toEqual([
      `car/${stationId}/${offer.acriss}/2026-12-01`,
      `car/${stationId}/${offer.acriss}/2026-12-02`,
      `car/${stationId}/${offer.acriss}/2026-12-03`,
    ]);
    expect(offer.carsLeft).toBe(Math.min(...units.map(({ capacity }) => capacity)));
  });

  it('is that of the scarcest day, and empty when one day is sold out', async () => {
    const offers = await findCars(atZurich);
    const offer = offers.find(({ carsLeft }) => carsLeft >= 4);
    if (offer === undefined) throw new Error('Nothing was found');
    const [, second] = carInventory.unitsOf(offer);
    const leaving = (left: number) => (unit: string) => (unit === second?.unit ? left : 100);
    expect(carInventory.withStock(offer, leaving(100), atZurich)).toEqual(offer);
    expect(carInventory.withStock(offer, leaving(2), atZurich)).toEqual({ ...offer, carsLeft: 2 });
    expect(carInventory.withStock(offer, leaving(0), atZurich)).toBeNull();
  });

  it('is shared by both sources', async () => {
    const [direct, broker] = await Promise.all(
      carInventory.sources.map((source) => carInventory.search(source, atZurich, CAR_SEARCH_TIME)),
    );
    const [sold] = broker ?? [];
    const same = direct?.find((offer) => sold && formatName(offer) === formatName(sold));
    if (sold === undefined || same === undefined) throw new Error('Nothing was found');
    expect(carInventory.unitsOf(same)).toEqual(carInventory.unitsOf(sold));
  });
});

function formatName({ pickUp, acriss }: CarOffer): string {
  return `${pickUp.stationId} ${acriss}`;
}
