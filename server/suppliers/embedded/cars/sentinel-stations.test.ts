import { describe, expect, it } from 'vitest';
import { airport, carInventory, carQuery, findCars } from '#tests/support/car-queries.ts';

const OF_CARS = ['VXO', 'RNB', 'KLR', 'KRN', 'VBY', 'KSD', 'AGH'];
const OF_SEARCHES = ['TYF', 'OSD', 'SDL', 'GEV'];

describe('the sentinel airports', () => {
  it.each([...OF_CARS, ...OF_SEARCHES])('%s has cars', async (code) => {
    const offers = await findCars(carQuery(airport(code)));
    expect(new Set(offers.map(({ vendor }) => vendor.code)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(offers.map(({ prepaid }) => prepaid)).size).toBe(2);
  });

  it.each(OF_CARS)('%s does not affect searches', async (code) => {
    const query = carQuery(airport(code));
    expect(carInventory.situationOfQuery(query)).toBeNull();
    const situations = (await findCars(query)).map(({ key }) => carInventory.situationOfKey(key));
    expect(new Set(situations).size).toBe(1);
    expect(situations[0]).not.toBeNull();
  });

  it.each(OF_SEARCHES)('%s does not affect cars', async (code) => {
    const query = carQuery(airport(code));
    expect(carInventory.situationOfQuery(query)).not.toBeNull();
    expect(carInventory.situationOfKey((await findCars(query))[0]?.key ?? '')).toBeNull();
  });

  it('cover every situation', async () => {
    const situations = [
      ...OF_SEARCHES.map((code) => carInventory.situationOfQuery(carQuery(airport(code)))),
      ...(await Promise.all(
        OF_CARS.map(async (code) =>
          carInventory.situationOfKey((await findCars(carQuery(airport(code))))[0]?.key ?? ''),
        ),
      )),
    ];
    const kinds = new Set(situations.map((situation) => situation?.kind));
    expect([...kinds].sort()).toEqual([
      'cheaper',
      'dearer',
      'declined',
      'expired',
      'failedSources',
      'lostAnswer',
      'nothingFound',
      'slowSource',
      'soldOut',
    ]);
  });

  it('do not affect other airports', async () => {
    const query = carQuery(airport('ZRH'), { dropOff: airport('VXO') });
    expect(carInventory.situationOfQuery(query)).toBeNull();
    const situations = (await findCars(query)).map(({ key }) => carInventory.situationOfKey(key));
    expect(situations.length).toBeGreaterThan(0);
    expect(situations.every((situation) => situation === null)).toBe(true);
  });
});
