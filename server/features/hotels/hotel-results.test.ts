import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { HotelFilter, HotelPolicy } from '#domain/contract.ts';
import type { HotelOffer } from '#domain/offers/hotel-offer.ts';
import { exampleHotels, NEVER_REFUNDED, PARADEPLATZ, property, rate } from '#tests/support/hotel-examples.ts';
import { NO_RULES } from '#tests/support/policy-examples.ts';
import { createOfferTokens } from '../../offers/offer-tokens.ts';
import { startTally } from '../../offers/search-tally.ts';
import { toHotelResults } from './hotel-results.ts';
import type { HotelSearch } from './hotel-search.ts';
import { createHotelTally } from './hotel-tally.ts';

const NOW = new Date('2027-03-14T09:00:00Z');
const SCOPE = { companyId: 'company', travelers: ['anna', 'bruno'] };
const tokens = createOfferTokens(Buffer.alloc(32, 7), SCOPE);
const francs = (units: number) => ({ amount: units * 100, currency: 'CHF' });

interface Words {
  hotel?: Partial<HotelPolicy>;
  filter?: HotelFilter | null;
  rooms?: number;
}

function searchWith({ hotel, filter = null, rooms = 1 }: Words): HotelSearch {
  const rules = { ...NO_RULES, hotel: { ...NO_RULES.hotel, ...hotel } };
  const policy = hotel ? { _id: 'policy', name: 'Standard', version: 1, ...rules } : null;
  const policies = SCOPE.travelers.map((companyUserId) => ({ companyUserId, currency: 'CHF', policy }));
  const rates = { date: '2027-03-12', perEuro: { CHF: '0.9412' } };
  const stay = { checkIn: '2027-04-01', checkOut: '2027-04-03', rooms, guests: 1, rateCodes: [] };
  return {
    query: { ...PARADEPLATZ, radiusKm: 6, ...stay },
    terms: { ...SCOPE, policies, currency: 'CHF', rates, now: NOW, zone: 'UTC' },
    bookingToChange: null,
    unit: 'km',
    filter,
    together: false,
  };
}

function show(found: readonly HotelOffer[], words: Words = {}, sources: readonly string[] = ['100']) {
  const counts = startTally();
  const tally = createHotelTally(counts);
  const areaOf = () => 'City';
  const lines = sources.map((source) =>
    toHotelResults({ source, found }, searchWith(words), { tokens, tally, areaOf }),
  );
  tally.tell();
  return { hotels: lines.flatMap(({ hotels }) => hotels), line: lines[0], end: counts.end() };
}

const one = (...rates: HotelOffer['rates']) => [{ property: property('p-1'), rates }];

describe('the results of a hotel search', () => {
  it('say of each rate what it costs, and for how long it is refunded', () => {
    const { hotels, line } = show(
      one(
        rate({ price: { amount: 401_01, currency: 'CHF' }, onSite: francs(5) }),
        rate({ cancellation: NEVER_REFUNDED }),
      ),
      { rooms: 2 },
    );
    expect(line).toMatchObject({ nights: 2, rooms: 2, expiresAt: '2027-03-14T09:30:00.000Z' });
    expect(hotels[0]?.rates).toMatchObject([
      {
        price: { amount: 401_01 },
        perNight: { amount: 100_25 },
        onSite: francs(5),
        refundable: true,
        freeUntil: '2027-04-01T16:00:00.000Z',
      },
      { refundable: false, companyPrice: francs(400) },
    ]);
    expect(hotels[0]?.rates[1]).not.toHaveProperty('freeUntil');
  });

  it('call a rate refundable only until its first deadline', () => {
    const at = '2027-03-14T09:00:00.000Z';
    const { hotels } = show(one(rate({ cancellation: { deadlines: [{ at, penalty: francs(1) }] } })));
    expect(hotels[0]?.rates[0]?.refundable).toBe(false);
  });

  it('refer to offers that can be read again', () => {
    const { hotels } = show(one(rate()), { rooms: 2 });
    const claims = tokens.read(hotels[0]?.rates[0]?.offer ?? '', 'hotel', NOW);
    expect(claims).toMatchObject({ key: rate().key, price: rate().price, note: '2.2' });
  });

  it('compare what a room costs for a night with the policy, regardless of who shares it', () => {
    const hotel = { highestPrice: francs(200), highestPriceAction: 'hide' } as const;
    expect(show(one(rate({ price: francs(400) })), { hotel }).hotels).toHaveLength(1);
    expect(show(one(rate({ price: francs(402) })), { hotel }).hotels).toHaveLength(0);
    expect(show(one(rate({ price: francs(800) })), { hotel, rooms: 2 }).hotels).toHaveLength(1);
    expect(show(one(rate({ price: francs(802) })), { hotel, rooms: 2 }).hotels).toHaveLength(0);
  });

  it('count each hotel once, even if several sources have it', () => {
    const { end } = show(one(rate()), {}, ['100', '113']);
    expect(end).toMatchObject({ results: 1, offers: 2, hiddenByPolicy: 0, filteredOut: 0 });
    const hidden = show(one(rate(), rate()), { hotel: { excludedRoomTypes: ['double'] } }, ['100', '113']);
    expect(hidden.end).toMatchObject({ results: 0, offers: 0, hiddenByPolicy: 1, hiddenOffers: 4 });
    const unwanted = show(one(rate()), { filter: { stars: [5] } }, ['100', '113']);
    expect(unwanted.end).toMatchObject({ results: 0, hiddenByPolicy: 0, filteredOut: 1 });
  });

  it('take less than 500 bytes for an offer when they are compressed', () => {
    const { line, end } = show(exampleHotels(200));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    const bytes = brotliCompressSync(JSON.stringify(line), { params }).length;
    expect(end.offers).toBe(800);
    expect(bytes / end.offers).toBeLessThan(0.035 * 8300);
  });
});
