import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { FlightPolicy, FlightResults } from '#domain/contract.ts';
import type { Itinerary } from '#domain/offers/flight-offer.ts';
import { exampleItineraries } from '#tests/support/flight-examples.ts';
import { readContract } from '../../http/contract.ts';
import { createLineWriters } from '../../http/line-writer.ts';
import { createOfferTokens } from '../../offers/offer-tokens.ts';
import { startTally } from '../../offers/search-tally.ts';
import { toFlightResults } from './flight-results.ts';
import type { FlightSearch } from './flight-search.ts';

const NOW = new Date('2027-03-14T09:00:00Z');
const SCOPE = { companyId: 'company', travelers: ['01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10'] };
const tokens = createOfferTokens(Buffer.alloc(32, 7), SCOPE);
const RATES = { date: '2027-03-12', perEuro: { CHF: '0.9412', GBP: '0.8731' } };
const LEGS = [
  { origin: 'ZRH', destination: 'LHR', date: '2027-04-01' },
  { origin: 'LHR', destination: 'ZRH', date: '2027-04-03' },
].map(({ origin, destination, date }) => ({
  origin: { code: origin, type: 'airport' as const },
  destination: { code: destination, type: 'airport' as const },
  date,
}));
const francs = (units: number) => ({ amount: units * 100, currency: 'CHF' });

function searchWith(flight: Partial<FlightPolicy> | null, more: Partial<FlightSearch> = {}): FlightSearch {
  const rules = { serviceClass: 'F', serviceClassAction: 'allow', serviceClassExceptions: [] } as const;
  const policy = flight && {
    _id: 'policy',
    name: 'Standard',
    version: 1,
    car: {},
    hotel: { allowNonRefundable: true, excludedRoomTypes: [] },
    flight: { ...rules, ...flight, serviceClassExceptions: flight.serviceClassExceptions ?? [] },
  };
  const policies = SCOPE.travelers.map((companyUserId) => ({ companyUserId, currency: 'CHF', policy }));
  return {
    query: { legs: LEGS, travelers: 1, serviceClass: 'Y', directOnly: false, airlines: [] },
    terms: { ...SCOPE, policies, currency: 'CHF', rates: RATES, now: NOW, zone: 'UTC' },
    bookingToChange: null,
    inPolicyOnly: false,
    ...more,
  };
}

function toResults(found: readonly Itinerary[], search: FlightSearch) {
  const tally = startTally();
  const results = toFlightResults({ source: 'network', found }, search, { tokens, tally });
  return { results, counts: tally.end() };
}

const listFares = ({ itineraries }: FlightResults) => itineraries.flatMap(({ fares }) => fares);

describe('the results of a flight search', () => {
  const found = exampleItineraries(200);

  it('contain everything that was found, without duplicates', () => {
    const { results } = toResults(found, searchWith(null));
    const { itineraries, legs, segments, families } = results;
    const restored = itineraries.map((itinerary) => ({
      legs: itinerary.legs.map((leg) => ({
        ...legs[leg],
        segments: legs[leg]?.segments.map((segment) => segments[segment]),
      })),
      fares: itinerary.fares.map(({ family, price, seatsLeft, co2Kg, serviceClasses, bookingClasses }) => ({
        family: families[family]?.code,
        price,
        seatsLeft,
        co2Kg,
        serviceClasses,
        bookingClasses,
      })),
    }));
    expect(restored).toEqual(
      found.map((itinerary) => ({
        legs: itinerary.legs,
        fares: itinerary.fares.map(({ key: _, family, ...fare }) => ({ ...fare, family: family.code })),
      })),
    );
    expect(new Set(segments.map((segment) => JSON.stringify(segment))).size).toBe(segments.length);
    expect(families).toHaveLength(4);
  });

  it('name each airport once', () => {
    const { airports, segments } = toResults(found, searchWith(null)).results;
    const used = new Set(segments.flatMap(({ origin, destination }) => [origin, destination]));
    expect(airports.map(({ code }) => code).sort()).toEqual([...used].sort());
    expect(airports).toContainEqual({ code: 'ZRH', name: 'Zurich Airport', city: 'Zurich' });
  });

  it('name each fare by a reference that can be priced again', () => {
    const { results } = toResults(found.slice(0, 1), searchWith(null));
    const [fare] = found[0]?.fares ?? [];
    expect(tokens.read(listFares(results)[0]?.offer ?? '', 'flight', NOW)).toMatchObject({
      key: fare?.key,
      price: fare?.price,
      expiresAt: new Date('2027-03-14T09:30:00Z'),
    });
    expect(results.expiresAt).toBe('2027-03-14T09:30:00.000Z');
  });

  it('contain prices in the currency of the company, and the rates once', () => {
    const { results } = toResults(found, searchWith(null));
    expect(results).toMatchObject({
      currency: 'CHF',
      rates: [{ currency: 'GBP', date: '2027-03-12', from: '0.8731', to: '0.9412' }],
    });
    const [{ price, companyPrice } = { price: { amount: 0 } }] = listFares(results);
    expect(companyPrice).toEqual({ amount: Math.round((price.amount * 0.9412) / 0.8731), currency: 'CHF' });
  });

  it('leave out the price of the company when there is no rate', () => {
    const search = searchWith(null);
    const { results } = toResults(found, { ...search, terms: { ...search.terms, rates: null } });
    expect(results.rates).toEqual([]);
    for (const fare of listFares(results)) expect(fare.companyPrice).toBeUndefined();
  });

  it('never contain what the policy hides, but count it', () => {
    const { results, counts } = toResults(
      found,
      searchWith({ budget: francs(150), budgetAction: 'hide', maxStopoverMinutes: 30 }),
    );
    const shown = listFares(results);
    expect(shown.length).toBeGreaterThan(0);
    for (const { companyPrice } of shown) expect(companyPrice?.amount).toBeLessThanOrEqual(150_00);
    const direct = found.filter(({ legs }) => legs.every(({ segments }) => segments.length === 1));
    expect(results.itineraries.length).toBeLessThanOrEqual(direct.length);
    expect(counts).toMatchObject({
      results: results.itineraries.length,
      offers: shown.length,
      hiddenByPolicy: found.length - results.itineraries.length,
      hiddenOffers: found.length * 4 - shown.length,
      filteredOut: 0,
    });
    const json = JSON.stringify(results);
    const hidden = found.flatMap(({ fares }) => fares).filter(({ price }) => price.amount > 140_00);
    expect(hidden.filter(({ key }) => json.includes(`${key}~`))).toEqual([]);
  });

  it('contain the verdict of each fare, without duplicates', () => {
    const { results } = toResults(
      found,
      searchWith({ serviceClass: 'Y', serviceClassAction: 'approve', level2Threshold: francs(300) }),
    );
    expect(results.verdicts.length).toBeLessThanOrEqual(4);
    for (const { verdict, serviceClasses, companyPrice } of listFares(results)) {
      const isBusiness = serviceClasses.includes('C');
      const isDear = (companyPrice?.amount ?? 0) >= 300_00;
      expect(results.verdicts[verdict]).toEqual({
        action: isBusiness || isDear ? 'approve' : 'allow',
        levels: [...(isBusiness ? [1] : []), ...(isDear ? [2] : [])],
        inPolicy: !isBusiness && !isDear,
        broken: isBusiness ? ['flight.serviceClass'] : [],
      });
    }
  });

  it('contain only offers in policy when nothing else is wanted', () => {
    const policy = {
      serviceClass: 'Y',
      serviceClassAction: 'approve',
      budget: francs(200),
      level1Threshold: francs(150),
    } as const;
    const { results, counts } = toResults(found, searchWith(policy, { inPolicyOnly: true }));
    for (const { verdict } of listFares(results)) expect(results.verdicts[verdict]?.inPolicy).toBe(true);
    expect(counts.filteredOut).toBe(found.length - results.itineraries.length);
    expect(counts).toMatchObject({ hiddenByPolicy: 0, hiddenOffers: 0 });
  });

  it('of 200 itineraries with 4 fares each weigh less than 60 kB compressed, and little for each offer', () => {
    const { results } = toResults(found, searchWith({ serviceClass: 'Y', serviceClassAction: 'approve' }));
    const line = createLineWriters(readContract())('searchFlights')(results);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };
    const [br, gzip] = [brotliCompressSync(line, { params }).length, gzipSync(line, { level: 5 }).length];
    expect(listFares(results)).toHaveLength(800);
    expect(Math.max(br, gzip)).toBeLessThan(60_000);
    expect(br / 800 / 8_300).toBeLessThan(0.035);
    expect(br).toBeLessThan(gzip);
  });

  it('of nothing are empty', () => {
    const { results } = toResults([], searchWith({}));
    expect(results).toMatchObject({ itineraries: [], segments: [], verdicts: [], rates: [] });
    const write = createLineWriters(readContract())('searchFlights');
    expect(() => write(results)).not.toThrow();
  });
});

describe('a slow connection', () => {
  it('does not justify a higher class, neither in a search nor at booking', () => {
    const [fast, slow] = [businessIn(480), businessIn(700)];
    const policy = {
      serviceClass: 'Y',
      serviceClassAction: 'approve',
      serviceClassExceptions: [
        { serviceClass: 'C', minDurationMinutes: 600, intercontinentalOnly: false, action: 'allow' },
      ],
    } as const satisfies Partial<FlightPolicy>;
    const inPolicy = (itineraries: Itinerary[]) => {
      const { results } = toResults(
        itineraries,
        searchWith({ ...policy, serviceClassExceptions: [...policy.serviceClassExceptions] }),
      );
      return listFares(results).map(({ verdict }) => results.verdicts[verdict]?.inPolicy);
    };
    expect(inPolicy([slow])).toEqual([true]);
    expect(inPolicy([fast, slow])).toEqual([false, false]);
    const { results } = toResults([fast, slow], searchWith({}));
    expect(tokens.read(listFares(results)[1]?.offer ?? '', 'flight', NOW).note).toBe('dc.dc');
  });
});

/** Both legs take this long, and only business class is on sale. */
function businessIn(durationMinutes: number): Itinerary {
  const [{ legs, fares } = { legs: [], fares: [] }] = exampleItineraries(1);
  return { legs: legs.map((leg) => ({ ...leg, durationMinutes })), fares: fares.slice(3) };
}
