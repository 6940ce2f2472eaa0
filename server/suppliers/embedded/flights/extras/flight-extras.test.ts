import { describe, expect, it } from 'vitest';
import type { FlightExtras, FlightQuery } from '#domain/offers/flight-offer.ts';
import { createFlightInventory } from '../flight-inventory.ts';
import { aircraftOf } from '../network/aircraft.ts';
import { findPosition, layoutOf } from './cabin-layout.ts';
import { findExtras } from './flight-extras.ts';

const inventory = createFlightInventory();
const AT = new Date('2026-11-21T09:00:00Z');

async function findKeys(source: string, pair: string, changes: Partial<FlightQuery> = {}): Promise<string[]> {
  const [origin = '', destination = ''] = pair.split('-');
  const query: FlightQuery = {
    legs: [
      {
        origin: { code: origin, type: 'airport' },
        destination: { code: destination, type: 'airport' },
        date: '2026-12-01',
      },
    ],
    travelers: 1,
    serviceClass: 'Y',
    directOnly: true,
    airlines: [],
    ...changes,
  };
  return (await inventory.search(source, query, AT)).flatMap(({ fares }) => fares.map(({ key }) => key));
}

async function extras(source: string, pair: string, plan: string, changes: Partial<FlightQuery> = {}) {
  const key = (await findKeys(source, pair, changes)).find((one) => one.endsWith(`~${plan}`)) ?? '';
  const found = await findExtras(key, 1, AT);
  if (!found) throw new RangeError(`No extras of ${key}`);
  return { key, found };
}

const cabinOf = ({ seatMaps }: FlightExtras) =>
  seatMaps[0]?.cabins[0] ?? { serviceClass: 'Y', layout: '', rows: [] };
const listSeats = (found: FlightExtras) => cabinOf(found).rows.flatMap(({ seats }) => seats);
const prices = (found: FlightExtras) => new Set(listSeats(found).map(({ price }) => price?.amount ?? 0));

describe('a seat map', () => {
  it('is drawn for each flight, in the cabin that is booked there', async () => {
    const { found } = await extras('network', 'ZRH-SFO', 'business', { directOnly: false, airlines: ['BA'] });
    expect(found.seatMaps.map(({ segment }) => segment)).toEqual([0, 1]);
    expect(found.seatMaps.map(({ cabins }) => cabins.map(({ serviceClass }) => serviceClass))).toEqual([
      ['C'],
      ['C'],
    ]);
  });

  it('has as many free seats as are for sale', async () => {
    const { key, found } = await extras('network', 'ZRH-LHR', 'classic');
    const sellable = await inventory.find(key, 1, AT);
    const free = listSeats(found).filter((seat) => seat.free);
    expect(free).toHaveLength(sellable?.units[0]?.capacity ?? -1);
    expect(free.length).toBeLessThan(listSeats(found).length);
  });

  it('has every seat once, in rows of the layout, none of them the thirteenth', async () => {
    const { found } = await extras('network', 'ZRH-LHR', 'classic');
    const { layout, rows } = cabinOf(found);
    const names = rows.flatMap(({ number, seats }) => seats.map(({ letter }) => `${number}${letter}`));
    expect(new Set(names).size).toBe(names.length);
    expect(rows.some(({ number }) => number === 13)).toBe(false);
    expect(rows.every(({ seats }) => seats.every(({ letter }) => layout.includes(letter)))).toBe(true);
    expect(rows.some(({ exit }) => exit)).toBe(true);
    expect(rows.some(({ wing }) => wing)).toBe(true);
    expect(rows[0]?.number).toBeGreaterThan(1);
  });

  it.each([
    ['light', [12_00, 16_00, 22_00, 35_00]],
    ['classic', [0, 22_00, 35_00]],
    ['flex', [0]],
    ['business', [0]],
  ])('asks the prices of a %s fare', async (plan, expected) => {
    const { found } = await extras('network', 'ZRH-LHR', plan);
    expect([...prices(found)].sort((one, other) => one - other)).toEqual(expected);
  });

  it.each([
    ['ABC|DEF', 'A', 'window'],
    ['ABC|DEF', 'B', 'middle'],
    ['ABC|DEF', 'C', 'aisle'],
    ['ABC|DEF', 'D', 'aisle'],
    ['ABC|DEF', 'F', 'window'],
    ['A|DG|K', 'A', 'window'],
    ['AC|DEFG|HK', 'E', 'middle'],
  ])('of %s has %s as a seat at the %s', (layout, letter, position) => {
    expect(findPosition(layout, letter)).toBe(position);
  });

  it.each([
    ['AT7', 'AC|DF'],
    ['223', 'AC|DEF'],
    ['32N', 'ABC|DEF'],
    ['333', 'AC|DEFG|HK'],
    ['789', 'ABC|DEG|HJK'],
    ['77W', 'ABC|DEFG|HJK'],
  ])('of an aircraft %s has %s', (code, layout) => {
    expect(layoutOf(aircraftOf(code), 'Y')).toBe(layout);
  });
});

describe('the seat map of an aircraft with two decks', () => {
  const superjumbo = (plan: string) => extras('network', 'ZRH-DXB', plan, { airlines: ['EK'] });

  it('shows both, with every seat once', async () => {
    const { found } = await superjumbo('classic');
    const { aircraft, cabins } = found.seatMaps[0] ?? expect.fail('There is no seat map');
    expect(aircraft).toBe('388');
    expect(cabins.map(({ deck, layout }) => [deck, layout])).toEqual([
      ['main', 'ABC|DEFG|HJK'],
      ['upper', 'AC|DEFG|HK'],
    ]);
    const names = cabins.flatMap(({ rows }) =>
      rows.flatMap(({ number, seats }) => seats.map(({ letter }) => `${number}${letter}`)),
    );
    expect(new Set(names).size).toBe(names.length);
    const [, upper] = cabins;
    expect(upper?.rows.every(({ number, wing }) => number > 70 && !wing)).toBe(true);
  });

  it('has business class upstairs only', async () => {
    const { found } = await superjumbo('business');
    expect(found.seatMaps[0]?.cabins.map(({ deck, serviceClass }) => [deck, serviceClass])).toEqual([
      ['upper', 'C'],
    ]);
  });

  it('has as many free seats as are for sale', async () => {
    const { key, found } = await superjumbo('classic');
    const sellable = await inventory.find(key, 1, AT);
    const seats = found.seatMaps[0]?.cabins.flatMap(({ rows }) => rows.flatMap((row) => row.seats)) ?? [];
    expect(seats.filter(({ free }) => free)).toHaveLength(sellable?.units[0]?.capacity ?? -1);
  });

  it('names no deck where there is one', async () => {
    const { found } = await extras('network', 'ZRH-LHR', 'classic');
    expect(cabinOf(found)?.deck).toBeUndefined();
  });
});

describe('the bags of a fare', () => {
  it('can be bought for each leg', async () => {
    const { found } = await extras('network', 'ZRH-LHR', 'light');
    const price = { amount: 35_00, currency: 'CHF' };
    expect(found.bags).toEqual([{ leg: 0, kind: 'checked', kilograms: 23, price, highestQuantity: 3 }]);
  });

  it('are fewer where some are included, and heavier in business class', async () => {
    const { found } = await extras('network', 'ZRH-LHR', 'business');
    expect(found.bags).toMatchObject([{ kilograms: 32, highestQuantity: 1 }]);
  });

  it('of a basic low-cost fare include paid cabin bags', async () => {
    const { found } = await extras('lowCost', 'STN-DUB', 'basic');
    expect(found.bags.map(({ kind, kilograms }) => [kind, kilograms])).toEqual([
      ['carryOn', 10],
      ['checked', 20],
    ]);
  });
});

describe('there are no extras', () => {
  it('for an invalid key, or without travelers', async () => {
    const [key = ''] = await findKeys('network', 'ZRH-LHR');
    expect(await findExtras('nonsense', 1, AT)).toBeNull();
    expect(await findExtras(key, 0, AT)).toBeNull();
    expect(await findExtras(key, 1, new Date('2026-12-02T00:00:00Z'))).toBeNull();
  });
});
