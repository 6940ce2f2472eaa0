import { beforeAll, describe, expect, it } from 'vitest';
import { distanceKm } from '#domain/geography.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { middles } from '#tests/support/hotel-queries.ts';
import { type HouseRegister, loadHouseRegister } from './house-register.ts';

let register: HouseRegister;

beforeAll(async () => {
  register = await loadHouseRegister();
});

const propertiesNear = (middle: keyof typeof middles, radiusKm = 6) =>
  register.near(middles[middle], radiusKm).map(({ property }) => property);

/** Those of one town, by the number of the town in their ids. */
const ofTown = (id: string, position: { latitude: number; longitude: number }) =>
  register
    .near(position, 9)
    .map(({ property }) => property)
    .filter(({ propertyId }) => propertyId.startsWith(`${id}-`));

describe('a city', () => {
  it.each([
    ['London', 'london', 100, 300],
    ['New York', 'newYork', 60, 300],
    ['Tokyo', 'tokyo', 40, 200],
    ['Zurich', 'zurich', 30, 120],
    ['Zug', 'zug', 12, 80],
  ] as const)('such as %s has a likely number of hotels', (_, middle, fewest, most) => {
    const { length } = propertiesNear(middle);
    expect(length).toBeGreaterThanOrEqual(fewest);
    expect(length).toBeLessThanOrEqual(most);
  });

  it('has 8 to 60 hotels of its own, the larger the more', async () => {
    const gazetteer = await loadGazetteer();
    const cities = gazetteer
      .largest('PL')
      .filter(({ isPart, population }) => !isPart && population >= 10_000);
    const counts = cities.map((city) => ofTown(city.id, city).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(60);
    const alone = counts.filter((count) => count >= 8);
    expect(alone.length / counts.length).toBeGreaterThan(0.8);
    const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
    expect(sum(counts.slice(0, 10))).toBeGreaterThan(2 * sum(counts.slice(100, 110)));
  });

  it('has all kinds of hotels, most of them ordinary', () => {
    const stars = propertiesNear('london').map((property) => property.stars);
    const share = (houseCount: number) => stars.filter((one) => one === houseCount).length / stars.length;
    expect(share(3) + share(4)).toBeGreaterThan(0.5);
    expect(share(5)).toBeGreaterThan(0.03);
    expect(share(2)).toBeGreaterThan(0.03);
  });

  it('has common amenities in many of its hotels, but not in all', () => {
    const london = propertiesNear('london');
    for (const codes of [[64, 68], [179, 286], [345]]) {
      const having = london.filter(({ amenities }) => codes.some((code) => amenities.includes(code)));
      expect(having.length / london.length).toBeGreaterThan(0.3);
      expect(having.length).toBeLessThan(london.length);
    }
  });

  it('has hotels of chains and others', () => {
    const chains = new Set(propertiesNear('london').map(({ chain }) => chain?.code ?? ''));
    expect(chains.size).toBeGreaterThan(15);
    expect(chains).toContain('');
  });
});

describe('a village', () => {
  it('has few hotels or none', async () => {
    const gazetteer = await loadGazetteer();
    const villages = gazetteer
      .largest('CH')
      .filter(({ isPart, population }) => !isPart && population > 1900 && population < 2100);
    const counts = villages.map((village) => ofTown(village.id, village).length);
    expect(villages.length).toBeGreaterThan(20);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
    expect(Math.min(...counts)).toBe(0);
  });
});

describe('an airport', () => {
  it('of a city has hotels of its own close to it', () => {
    const hotels = register
      .near({ latitude: 47.4581, longitude: 8.5481 }, 3)
      .filter(({ property }) => property.propertyId.startsWith('ZRH-'));
    expect(hotels.length).toBeGreaterThanOrEqual(2);
    expect(hotels.some(({ property }) => property.name.endsWith('Airport'))).toBe(true);
    expect(hotels.every(({ property }) => property.amenities.includes(282))).toBe(true);
  });

  it('without a city has none', () => {
    expect(register.byId('AAA-1')).toBeNull();
  });
});

describe('a hotel', () => {
  it('lies within the radius, the nearest first', () => {
    const distances = propertiesNear('london').map((property) => distanceKm(middles.london, property));
    expect(Math.max(...distances)).toBeLessThanOrEqual(6);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  });

  it('lies at most eight kilometres from its town', async () => {
    const city = (await loadGazetteer()).byId('2643743') ?? middles.london;
    const far = register
      .near(city, 20)
      .filter(({ property }) => property.propertyId.startsWith('2643743-'))
      .map(({ property }) => distanceKm(city, property));
    expect(far.length).toBe(60);
    expect(Math.max(...far)).toBeLessThanOrEqual(8);
    expect(far.filter((away) => away < 4).length).toBeGreaterThan(far.length / 2);
  });

  it('is found by its number, and is the same for any search', () => {
    for (const property of propertiesNear('zurich'))
      expect(register.byId(property.propertyId)?.property).toEqual(property);
  });

  it('has a number and a name of its own, stars, a rating in halves, an address and a zone', () => {
    const found = [...propertiesNear('london'), ...propertiesNear('zurich'), ...propertiesNear('tokyo')];
    expect(new Set(found.map(({ propertyId }) => propertyId)).size).toBe(found.length);
    for (const { name, stars, rating: stated, address, amenities, zone } of found) {
      const rating = stated ?? 0;
      expect(name.trim()).toBe(name);
      expect([1, 2, 3, 4, 5]).toContain(stars);
      expect(rating * 2).toBe(Math.round(rating * 2));
      expect(rating).toBeGreaterThanOrEqual(1);
      expect(rating).toBeLessThanOrEqual(5);
      expect(address.street).toMatch(/\d/);
      expect(amenities).toEqual([...new Set(amenities)].sort((one, other) => one - other));
      expect(['Europe/London', 'Europe/Zurich', 'Asia/Tokyo']).toContain(zone);
    }
  });

  it('shares its name with no other hotel of its town', () => {
    const names = propertiesNear('london', 20)
      .filter(({ propertyId }) => propertyId.startsWith('2643743-'))
      .map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    '',
    '2643743',
    '2643743-0',
    '2643743-61',
    '2643743-01',
    '1-1',
    'ZRH-9',
    'QQQ-1',
    'practice-9',
    '__proto__-1',
    'toString',
  ])('may not exist: %j', (id) => {
    expect(register.byId(id)).toBeNull();
  });
});

it('has addresses in the format of its country', () => {
  const codes = (middle: keyof typeof middles) =>
    propertiesNear(middle, 1.5)
      .filter(({ propertyId }) => !propertyId.startsWith('practice'))
      .map(({ address }) => address.postalCode);
  for (const code of codes('zurich')) expect(code).toMatch(/^800\d$/);
  for (const code of codes('tokyo')) expect(code).toMatch(/^10\d-\d{4}$/);
  for (const code of codes('london')) expect(code).toMatch(/^[A-Z]{2}\d \d[A-Z]{2}$/);
});

it('caches a bounded number of hotels, regardless of the number of searched towns', async () => {
  const gazetteer = await loadGazetteer();
  const before = register.byId('2643743-1');
  for (const city of gazetteer.largest(undefined, 400)) register.near(city, 0.1);
  expect(register.byId('2643743-1')).toEqual(before);
  expect(register.byId('2643743-1')).not.toBe(before);
});
