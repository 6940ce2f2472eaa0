import { describe, expect, it } from 'vitest';
import { airportStations } from './airport-stations.ts';
import type { CarSource } from './car-sources.ts';
import { buildTerms, calculateChangeFee, calculatePenalty, chooseMileage } from './car-terms.ts';
import { arrangeHandover, type Handover } from './handover.ts';
import { airportOf } from './known-airports.ts';
import { readOrigin } from './origin.ts';
import { readRental } from './rental.ts';
import type { Vendor } from './vendors.ts';

const price = { amount: 40_000, currency: 'CHF' };
const francs = (amount: number) => ({ amount, currency: 'CHF' });

describe('cancelling a rental', () => {
  it.each([
    ['direct', 'premium', '2026-03-29T05:59:00Z', francs(0)],
    ['direct', 'standard', '2026-03-28T06:00:00Z', francs(0)],
    ['direct', 'standard', '2026-03-28T06:00:01Z', francs(10_000)],
    ['direct', 'value', '2026-03-29T05:59:59Z', francs(10_000)],
    ['broker', 'premium', '2026-03-27T06:00:00Z', francs(0)],
    ['broker', 'premium', '2026-03-27T06:00:01Z', francs(30_000)],
    ['broker', 'value', '2026-01-01T00:00:00Z', price],
    ['direct', 'premium', '2026-03-29T06:00:00Z', null],
    ['broker', 'value', '2026-03-29T06:00:00Z', null],
  ] as const)('%s, of a %s vendor, costs at %s: %o', (source, tier, at, penalty) => {
    expect(calculatePenalty(terms(source, tier, 4), new Date(at))).toEqual(penalty);
  });

  it('never costs more than the rental', () => {
    expect(calculatePenalty(terms('broker', 'premium', 2), new Date('2026-03-28T20:00:00Z'))).toEqual(price);
  });
});

describe('changing a rental', () => {
  it.each([
    ['direct', 'value', '2026-03-29T05:00:00Z', francs(0)],
    ['broker', 'standard', '2026-03-29T05:00:00Z', francs(2500)],
    ['broker', 'value', '2026-01-01T00:00:00Z', null],
    ['direct', 'premium', '2026-03-29T06:00:00Z', null],
  ] as const)('%s, of a %s vendor, costs at %s: %o', (source, tier, at, fee) => {
    expect(calculateChangeFee(terms(source, tier, 4), new Date(at))).toEqual(fee);
  });
});

describe('the mileage', () => {
  it('is limited for fine cars, and unlimited for most others that are paid for at the counter', () => {
    const { pickUp } = buildHandover('premium');
    const limited = { unlimited: false, kilometresPerDay: 300 };
    expect(chooseMileage('direct', pickUp, 'LDAR')).toEqual({ ...limited, extraKilometre: francs(120) });
    expect(chooseMileage('direct', pickUp, 'PDAR')).toEqual({ ...limited, extraKilometre: francs(60) });
    expect(chooseMileage('direct', pickUp, 'CDMV')).toEqual({ unlimited: true });
  });
});

function terms(source: CarSource, tier: Vendor['tier'], days: number) {
  return buildTerms(source, buildHandover(tier), days, price);
}

/** In Zurich, at eight on the morning after the clocks have gone forward. */
function buildHandover(tier: Vendor['tier']): Handover {
  const rental = readRental('2026-03-29T08:00', '2026-04-02T08:00');
  const [airport, origin] = [airportOf('ZRH'), readOrigin('ZRH')];
  const station = airport && airportStations(airport).find(({ vendor }) => vendor.tier === tier);
  if (!rental || !origin || !station) throw new Error('Zurich is missing');
  const stations = { pickUp: station, dropOff: station, pickUpFrom: origin, dropOffFrom: origin };
  const handover = arrangeHandover(stations, rental, new Date('2026-01-01T00:00:00Z'));
  if (!handover) throw new Error('No handover');
  return handover;
}
