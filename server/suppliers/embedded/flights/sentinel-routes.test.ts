import { describe, expect, it } from 'vitest';
import type { FlightQuery } from '#domain/offers/flight-offer.ts';
import { createFlightInventory } from './flight-inventory.ts';
import { SENTINEL_ROUTES } from './sentinel-routes.ts';

const inventory = createFlightInventory();
const AT = new Date('2026-11-21T09:00:00Z');
const FORTNIGHT = Array.from({ length: 14 }, (_, day) => `2027-02-${String(1 + day).padStart(2, '0')}`);

function buildQuery(pair: string, date: string): FlightQuery {
  const [origin = '', destination = ''] = pair.split('-');
  return {
    legs: [
      {
        origin: { code: origin, type: 'airport' },
        destination: { code: destination, type: 'airport' },
        date,
      },
    ],
    travelers: 1,
    serviceClass: 'Y',
    directOnly: true,
    airlines: [],
  };
}

describe.each([...SENTINEL_ROUTES])('the route %s', (pair, situation) => {
  it('has direct flights every day, and its situation in each of its keys', async () => {
    for (const date of FORTNIGHT) {
      const query = buildQuery(pair, date);
      const found = await Promise.all(inventory.sources.map((source) => inventory.search(source, query, AT)));
      const keys = found.flat().flatMap(({ fares }) => fares.map(({ key }) => key));
      expect(keys.length, date).toBeGreaterThan(0);
      expect(inventory.situationOfQuery(query)).toEqual(situation);
      expect(new Set(keys.map((key) => inventory.situationOfKey(key)))).toEqual(new Set([situation]));
    }
  });

  it('is an ordinary one on the way back', () => {
    const [origin, destination] = pair.split('-');
    expect(inventory.situationOfQuery(buildQuery(`${destination}-${origin}`, '2027-02-01'))).toBeNull();
  });
});

describe('the sentinel routes', () => {
  it('show each situation', () => {
    const kinds = new Set([...SENTINEL_ROUTES.values()].map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([
      'cheaper',
      'dearer',
      'declined',
      'expired',
      'extrasDearer',
      'extrasGone',
      'failedSources',
      'lostAnswer',
      'nothingFound',
      'slowSource',
      'soldOut',
    ]);
  });

  it.each(['GVA-PMI', 'GVA-BCN'])(
    '%s has flights of the source that answers well and of the other one',
    async (pair) => {
      for (const source of inventory.sources) {
        expect((await inventory.search(source, buildQuery(pair, '2027-02-02'), AT)).length).toBeGreaterThan(
          0,
        );
      }
    },
  );
});
