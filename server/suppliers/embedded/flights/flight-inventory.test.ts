import { describe, expect, it } from 'vitest';
import type { FlightQuery, Itinerary } from '#domain/offers/flight-offer.ts';
import { createFlightInventory } from './flight-inventory.ts';

const inventory = createFlightInventory();
const AT = new Date('2026-11-21T09:00:00Z');
const TUESDAY = '2026-12-01';
const macs = ['LON', 'NYC'];
const place = (code: string) => ({
  code,
  type: macs.includes(code) ? ('mac' as const) : ('airport' as const),
});

/** Legs such as `ZRH-LHR 2026-12-01`. */
function buildQuery(legs: readonly string[], changes: Partial<FlightQuery> = {}): FlightQuery {
  return {
    legs: legs.map((leg) => {
      const [pair = '', date = ''] = leg.split(' ');
      const [origin = '', destination = ''] = pair.split('-');
      return { origin: place(origin), destination: place(destination), date };
    }),
    travelers: 1,
    serviceClass: 'Y',
    directOnly: false,
    airlines: [],
    ...changes,
  };
}

async function search(legs: readonly string[], changes: Partial<FlightQuery> = {}, at = AT) {
  const query = buildQuery(legs, changes);
  const found = await Promise.all(inventory.sources.map((source) => inventory.search(source, query, at)));
  return found.flat();
}

const offers = (found: readonly Itinerary[]) => found.reduce((sum, { fares }) => sum + fares.length, 0);
const carriers = (found: readonly Itinerary[]) =>
  new Set(
    found.flatMap(({ legs }) => legs.flatMap(({ segments }) => segments.map(({ carrier }) => carrier))),
  );

describe('a search for flights', () => {
  it.each([
    ['ZRH-LHR', 150],
    ['ZRH-SFO', 100],
    ['GVA-JFK', 60],
    ['BSL-BER', 60],
    ['ZRH-LIS', 100],
    ['FRA-SIN', 100],
    ['LUX-OPO', 60],
    ['LON-NYC', 150],
  ])('from %s on a Tuesday finds %s offers or more', async (pair, count) => {
    expect(offers(await search([`${pair} ${TUESDAY}`]))).toBeGreaterThanOrEqual(count);
  });

  it('finds flights on a Saturday, and almost a year ahead', async () => {
    expect(offers(await search(['ZRH-LIS 2026-12-05']))).toBeGreaterThan(50);
    expect(offers(await search(['ZRH-SFO 2027-11-16']))).toBeGreaterThan(50);
  });

  it('finds nothing in the past, later than the timetable, on no day and nowhere', async () => {
    const searches = ['ZRH-LHR 2026-11-20', 'ZRH-LHR 2027-11-22', 'ZRH-LHR 2027-02-29', `ZRH-XXX ${TUESDAY}`];
    for (const leg of searches) expect(await search([leg])).toEqual([]);
    expect(await search([])).toEqual([]);
    expect(await inventory.search('other', buildQuery([`ZRH-LHR ${TUESDAY}`]), AT)).toEqual([]);
  });

  it('on the day itself finds only what leaves in an hour or later', async () => {
    const found = await search([`ZRH-LHR ${TUESDAY}`], {}, new Date(`${TUESDAY}T12:30:00Z`));
    const early = found.filter(({ legs }) => (legs[0]?.segments[0]?.departure ?? '') < `${TUESDAY}T14:30`);
    expect(found.length).toBeGreaterThan(0);
    expect(early).toEqual([]);
  });

  it('gives the same answer to the same question', async () => {
    const legs = [`ZRH-LHR ${TUESDAY}`, 'LHR-ZRH 2026-12-03'];
    expect(await search(legs)).toEqual(await search(legs));
  });

  it('there and back finds trips whose second leg begins after the first', async () => {
    const found = await search([`ZRH-LHR ${TUESDAY}`, `LHR-ZRH ${TUESDAY}`]);
    expect(found.length).toBeGreaterThan(20);
    for (const { legs } of found) {
      const [out, back] = legs;
      expect((back?.segments[0]?.departure ?? '') > (out?.segments.at(-1)?.arrival ?? '')).toBe(true);
    }
  });

  it('over six legs finds trips with six legs', async () => {
    const cities = ['ZRH', 'LHR', 'JFK', 'SFO', 'NRT', 'SIN', 'ZRH'];
    const legs = cities.slice(1).map((to, index) => `${cities[index]}-${to} 2026-12-${10 + 3 * index}`);
    const found = await search(legs);
    expect(found.length).toBeGreaterThan(20);
    expect(new Set(found.map((one) => one.legs.length))).toEqual(new Set([6]));
    expect(Math.max(...found.flatMap(({ fares }) => fares.map(({ key }) => key.length)))).toBeLessThan(400);
  });

  it('only returns flights of the given airlines', async () => {
    expect(carriers(await search([`ZRH-LHR ${TUESDAY}`], { airlines: ['LX'] }))).toEqual(new Set(['LX']));
    expect(carriers(await search([`LON-DUB ${TUESDAY}`], { airlines: ['FR'] }))).toEqual(new Set(['FR']));
  });

  it('only returns direct flights if requested', async () => {
    const found = await search([`ZRH-SFO ${TUESDAY}`], { directOnly: true });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ legs }) => legs.some(({ segments }) => segments.length > 1))).toEqual([]);
  });

  it.each(['Y', 'W', 'C', 'F'] as const)(
    'finds no class below %s on the longest flight',
    async (serviceClass) => {
      const found = await search([`ZRH-SIN ${TUESDAY}`], { serviceClass });
      const order = 'YWCF';
      expect(offers(found)).toBeGreaterThan(0);
      for (const { legs, fares } of found) {
        const segments = legs.flatMap((leg) => leg.segments);
        const longest = segments.indexOf(segments.reduce((a, b) => (b.distanceKm > a.distanceKm ? b : a)));
        for (const { serviceClasses } of fares) {
          expect(order.indexOf(serviceClasses[longest] ?? '')).toBeGreaterThanOrEqual(
            order.indexOf(serviceClass),
          );
        }
      }
    },
  );

  it('finds only seats for all travelers', async () => {
    const [alone, nine] = await Promise.all(
      [1, 9].map((travelers) => search([`ZRH-LHR ${TUESDAY}`], { travelers })),
    );
    const left = nine?.flatMap(({ fares }) => fares.map(({ seatsLeft }) => seatsLeft)) ?? [];
    expect(new Set(left)).toEqual(new Set([9]));
    expect(left.length).toBeLessThan(offers(alone ?? []));
  });

  it('separates network and low-cost carriers', async () => {
    const query = buildQuery([`STN-DUB ${TUESDAY}`]);
    expect(await inventory.search('network', query, AT)).toEqual([]);
    expect(carriers(await inventory.search('lowCost', query, AT))).toEqual(new Set(['FR']));
  });

  it('sorts fares by price, at most five, and shares the families', async () => {
    const families = new Map<string, unknown>();
    for (const { fares } of await inventory.search('network', buildQuery([`ZRH-LHR ${TUESDAY}`]), AT)) {
      const amounts = fares.map(({ price }) => price.amount);
      expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
      expect(fares.length).toBeLessThanOrEqual(5);
      for (const { family } of fares) {
        expect(families.get(family.code) ?? family).toBe(family);
        families.set(family.code, family);
      }
    }
    expect(families.size).toBeGreaterThan(10);
  });

  it('contains what policies judge', async () => {
    const [found] = await search([`ZRH-SFO ${TUESDAY}`], { airlines: ['BA'] });
    const [leg] = found?.legs ?? [];
    expect(leg).toMatchObject({ intercontinental: true });
    expect(leg?.segments).toHaveLength(2);
    const [first, second] = leg?.segments ?? [];
    const waited = leg?.stopoverMinutes[0] ?? 0;
    expect(leg?.durationMinutes).toBe(
      (first?.durationMinutes ?? 0) + waited + (second?.durationMinutes ?? 0),
    );
    for (const { serviceClasses, bookingClasses } of found?.fares ?? []) {
      expect([serviceClasses.length, bookingClasses.length]).toEqual([2, 2]);
    }
    const [within] = await search([`ZRH-IST ${TUESDAY}`]);
    expect(within?.legs[0]?.intercontinental).toBe(false);
  });
});

describe('the stock of an itinerary', () => {
  const query = buildQuery([`ZRH-LHR ${TUESDAY}`], { directOnly: true, travelers: 2 });

  it('is a unit for each flight, day and cabin', async () => {
    const [found] = await inventory.search('network', query, AT);
    const [segment] = found?.legs[0]?.segments ?? [];
    const flight = `flight/${segment?.carrier}${segment?.flightNumber}/${TUESDAY}`;
    const units = found ? inventory.unitsOf(found) : [];
    expect(units.map(({ unit }) => unit)).toEqual([`${flight}/Y`, `${flight}/C`]);
    expect(units.every(({ capacity }) => capacity >= 2 && capacity < 250)).toBe(true);
  });

  it('lowers the reported seats, and removes fares without enough of them', async () => {
    const [found] = await inventory.search('network', query, AT);
    if (!found) throw new RangeError('There are direct flights');
    const left = (business: number) => (unit: string) => (unit.endsWith('/C') ? business : 4);
    const some = inventory.withStock(found, left(2), query);
    const seats = some?.fares.map(({ serviceClasses, seatsLeft }) => `${serviceClasses}${seatsLeft}`);
    expect(new Set(seats)).toEqual(new Set(['Y4', 'C2']));
    const none = inventory.withStock(found, left(1), query);
    expect(new Set(none?.fares.map(({ serviceClasses }) => `${serviceClasses}`))).toEqual(new Set(['Y']));
    expect(inventory.withStock(found, () => 1, query)).toBeNull();
    expect(inventory.withStock(found, () => 500, query)?.fares[0]?.seatsLeft).toBe(9);
  });

  it('is sometimes almost sold out through other channels', async () => {
    const found = await search([`ZRH-LHR ${TUESDAY}`, 'LHR-ZRH 2026-12-03']);
    const seats = new Set(found.flatMap(({ fares }) => fares.map(({ seatsLeft }) => seatsLeft)));
    expect(seats.size).toBeGreaterThan(4);
  });
});
