import { describe, expect, it } from 'vitest';
import { buildJourney } from '../journeys/journey.ts';
import { parseDay } from '../network/calendar.ts';
import { flightsOn } from '../network/flight.ts';
import { loadNetwork } from '../network/network.ts';
import { toDirection } from '../network/timetable.ts';
import { calculateCo2 } from './co2.ts';
import { buildFamily } from './fare-family.ts';
import { FARE_PLANS } from './fare-plans.ts';
import { daysAhead, priceLines, sumLines } from './fare-price.ts';
import { advanceFactor } from './price-factors.ts';
import { buildTrip, selectPlans, type Trip } from './trip.ts';

const AT = new Date('2026-11-21T09:00:00Z');

/** A trip on the first flight of a carrier, such as `LX ZRH-LHR 2026-12-01`. */
function findFlight(text: string) {
  const [carrier, pair = '', date = ''] = text.split(' ');
  const [from = '', to] = pair.split('-');
  const route = loadNetwork()
    .routesAt(from)
    .find((one) => one.carrier.code === carrier && [one.base.code, one.other.code].includes(to ?? ''));
  const [flight] = route ? flightsOn(toDirection(route, route.base.code === from), parseDay(date) ?? 0) : [];
  if (!flight) throw new RangeError(`No ${text}`);
  return flight;
}

const oneWay = (text: string) => buildTrip([buildJourney([findFlight(text)])]);
const thereAndBack = (one: string, other: string) =>
  buildTrip([buildJourney([findFlight(one)]), buildJourney([findFlight(other)])]);

function lines(trip: Trip, plan: string) {
  const found = FARE_PLANS[trip.seller.kind].find(({ id }) => id === plan);
  if (!found) throw new RangeError(plan);
  return priceLines(trip, found, AT);
}

const codes = (trip: Trip, plan: string) => lines(trip, plan).map(({ code }) => code);
const sumAmounts = (trip: Trip, plan: string, code: string) =>
  lines(trip, plan)
    .filter((line) => line.code === code)
    .reduce((sum, { amount }) => sum + amount.amount, 0);

describe('the price of a fare', () => {
  it('is in the currency of the origin, in Switzerland without single centimes', () => {
    const trip = oneWay('LX ZRH-LHR 2026-12-01');
    const total = sumLines(lines(trip, 'flex'));
    expect(total.currency).toBe('CHF');
    expect(lines(trip, 'flex').filter(({ amount }) => amount.amount % 5 !== 0)).toEqual([]);
    expect(sumLines(lines(oneWay('BA LHR-ZRH 2026-12-01'), 'flex')).currency).toBe('GBP');
    expect(sumLines(lines(oneWay('NH HND-ITM 2026-12-01'), 'flex')).currency).toBe('JPY');
  });

  it('is plausible', () => {
    const francs = (trip: Trip, plan: string) => sumLines(lines(trip, plan)).amount / 100;
    const london = oneWay('LX ZRH-LHR 2027-01-20');
    expect(francs(london, 'light')).toBeGreaterThan(50);
    expect(francs(london, 'light')).toBeLessThan(160);
    expect(francs(london, 'businessflex')).toBeLessThan(700);
    const pacific = thereAndBack('LX ZRH-SFO 2027-01-20', 'LX SFO-ZRH 2027-01-27');
    expect(francs(pacific, 'light')).toBeGreaterThan(500);
    expect(francs(pacific, 'light')).toBeLessThan(1300);
    expect(francs(pacific, 'business')).toBeGreaterThan(2200);
    expect(francs(pacific, 'business')).toBeLessThan(5000);
  });

  it.each([
    ['LX', 'ZRH-LHR', 'LHR-ZRH', 'light', 0.92],
    ['FR', 'STN-DUB', 'DUB-STN', 'plus', 1],
  ])('of %s there and back is a share of both ways', (carrier, out, back, plan, share) => {
    const trip = thereAndBack(`${carrier} ${out} 2026-12-01`, `${carrier} ${back} 2026-12-03`);
    const [together] = lines(trip, plan);
    const [apart] = lines({ ...trip, isReturn: false }, plan);
    expect(together.amount.amount / apart.amount.amount).toBeCloseTo(share, 3);
  });

  it('has the British duty only from there, more in higher classes and on long distances', () => {
    expect(codes(oneWay('LX ZRH-LHR 2026-12-01'), 'light')).not.toContain('GB');
    expect(sumAmounts(oneWay('BA LHR-ZRH 2026-12-01'), 'light', 'GB')).toBe(13_02);
    expect(sumAmounts(oneWay('BA LHR-ZRH 2026-12-01'), 'business', 'GB')).toBe(25_99);
    expect(sumAmounts(oneWay('BA LHR-JFK 2026-12-01'), 'light', 'GB')).toBe(87_00);
  });

  it('has the taxes of flights inside the United States', () => {
    const trip = oneWay('DL JFK-ATL 2026-12-01');
    const [base] = lines(trip, 'main');
    expect(codes(trip, 'main')).toEqual(['BASE', 'US', 'AY', 'ZP', 'XF']);
    expect(sumAmounts(trip, 'main', 'AY')).toBe(5_60);
    expect(sumAmounts(trip, 'main', 'ZP')).toBe(4_50);
    expect(sumAmounts(trip, 'main', 'XF')).toBe(4_50);
    expect(Math.abs(sumAmounts(trip, 'main', 'US') - 0.075 * base.amount.amount)).toBeLessThan(1);
  });

  it.each([
    ['AMS', 'KL', 'CDG', ['RN', 'CJ']],
    ['CDG', 'AF', 'AMS', ['QX', 'FR']],
    ['FRA', 'LH', 'SIN', ['RA', 'OY']],
    ['VIE', 'OS', 'ZRH', ['ZY', 'QD']],
    ['FCO', 'AZ', 'CDG', ['IT', 'VT']],
    ['SYD', 'QF', 'SIN', ['WY', 'AU']],
  ])('from %s has the taxes of there', (from, carrier, to, taxes) => {
    const charged = lines(oneWay(`${carrier} ${from}-${to} 2026-12-01`), FARE_PLANS.network[2]?.id ?? '');
    expect(charged.filter(({ kind }) => kind === 'tax').map(({ code }) => code)).toEqual(taxes);
  });
});

describe('the time of purchase', () => {
  it('makes a fare more expensive at each step and never cheaper', () => {
    const factors = Array.from({ length: 120 }, (_, days) => advanceFactor(days));
    expect(factors).toEqual(factors.toSorted((one, other) => other - one));
    expect(new Set(factors).size).toBe(8);
  });

  it('is counted in whole days up to the first departure', () => {
    expect(daysAhead(oneWay('LX ZRH-LHR 2026-12-01'), AT)).toBeGreaterThanOrEqual(9);
    expect(daysAhead(oneWay('LX ZRH-LHR 2026-12-01'), new Date('2026-11-30T23:00:00Z'))).toBe(0);
  });
});

describe('a fare family', () => {
  it('costs more the more it includes', () => {
    const trip = oneWay('LX ZRH-SIN 2026-12-01');
    const totals = selectPlans(trip, 'Y').map(({ id }) => sumLines(lines(trip, id)).amount);
    expect(totals).toHaveLength(7);
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
  });

  it('has higher change fees on long distances, under another code', () => {
    const [plan] = FARE_PLANS.network.filter(({ id }) => id === 'classic');
    if (!plan) throw new RangeError('classic');
    const near = buildFamily(oneWay('LX ZRH-LHR 2026-12-01'), plan);
    const far = buildFamily(oneWay('LX ZRH-SIN 2026-12-01'), plan);
    expect([near.code, far.code]).toEqual(['LX-classic', 'LX-classic-far']);
    expect(near.change).toEqual({ allowed: true, fee: { amount: 70_00, currency: 'CHF' } });
    expect(far.change).toEqual({ allowed: true, fee: { amount: 150_00, currency: 'CHF' } });
    expect(near.refund).toEqual({ allowed: false });
  });

  it('opens the lounge in business and first class only', () => {
    const trip = oneWay('LX ZRH-SIN 2026-12-01');
    const lounges = selectPlans(trip, 'Y').filter((plan) => buildFamily(trip, plan).lounge);
    expect(new Set(lounges.map(({ serviceClass }) => serviceClass))).toEqual(new Set(['C', 'F']));
  });
});

describe('the CO2 of a flight', () => {
  it.each([
    ['inside the United Kingdom', 'BA LHR-EDI 2026-12-01', 'Y', 0.16902],
    ['from there, short', 'BA LHR-ZRH 2026-12-01', 'Y', 0.09684],
    ['from there, short, in business class', 'BA LHR-ZRH 2026-12-01', 'C', 0.14525],
    ['from there, long', 'BA LHR-JFK 2026-12-01', 'C', 0.2722],
    ['elsewhere', 'LX ZRH-SFO 2026-12-01', 'Y', 0.08105],
    ['elsewhere, in first class', 'LX ZRH-SFO 2026-12-01', 'F', 0.32417],
  ] as const)('%s', (_, text, flown, factor) => {
    const flight = findFlight(text);
    expect(calculateCo2(flight, flown) / flight.direction.route.km).toBeCloseTo(factor, 5);
  });
});
