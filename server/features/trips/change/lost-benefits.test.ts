import { describe, expect, test } from 'vitest';
import type { LostBenefit } from '#domain/contract.ts';
import type { PartDetails } from '../../../db/trip-tables.ts';
import { lostBenefits } from './lost-benefits.ts';

const NOW = new Date('2027-03-01T09:00:00Z');
const chf = (amount: number) => ({ amount, currency: 'CHF' });

/** The properties of a flight that are compared. */
function flight(family: object, extras: object = {}): PartDetails<'flight'> {
  const usual = {
    carryOn: { pieces: 1, kilogramsEach: 8 },
    checked: { pieces: 1, kilogramsEach: 23 },
    lounge: true,
    change: { allowed: true, fee: chf(50_00) },
    refund: { allowed: true, fee: chf(0) },
  };
  const part = {
    fare: { family: { ...usual, ...family } },
    farePerTraveler: chf(200_00),
    seats: [],
    bags: [],
    ...extras,
  };
  return part as unknown as PartDetails<'flight'>; // nothing else is read
}

function hotel(room: object = {}): PartDetails<'hotel'> {
  const usual = {
    breakfastIncluded: true,
    corporate: true,
    refundable: true,
    deadlines: [{ at: '2027-03-20T18:00:00.000Z', penalty: chf(100_00) }],
  };
  const part = { room: { ...usual, ...room }, price: { asked: chf(100_00) } };
  return part as unknown as PartDetails<'hotel'>; // as above
}

function car(more: object = {}): PartDetails<'car'> {
  const usual = {
    mileage: { unlimited: true },
    insurance: { covers: ['liability', 'collision', 'theft'] },
    refundable: true,
    freeUntil: '2027-03-20T09:00:00.000Z',
    prepaid: true,
  };
  return { car: { ...usual, ...more } } as unknown as PartDetails<'car'>; // as above
}

describe('what is lost of a flight', () => {
  const seat = (traveler: string, segment: number) => ({ traveler, segment, seat: '12C' });
  const bag = (leg: number, quantity: number) => ({ traveler: 'a', leg, kind: 'checked', quantity });

  test.each<[string, object, object, LostBenefit[]]>([
    ['nothing where nothing is worse', {}, {}, []],
    ['the lounge', { lounge: false }, {}, ['lounge']],
    ['a piece of baggage', { checked: { pieces: 0, kilogramsEach: 0 } }, {}, ['checkedBaggage']],
    ['kilograms', { checked: { pieces: 1, kilogramsEach: 20 } }, {}, ['checkedBaggage']],
    ['carry-on baggage', { carryOn: { pieces: 0, kilogramsEach: 0 } }, {}, ['carryOnBaggage']],
    ['changes', { change: { allowed: false } }, {}, ['changeable']],
    ['every refund', { refund: { allowed: false } }, {}, ['refundable', 'freeCancellation']],
    ['a full refund', { refund: { allowed: true, fee: chf(50_00) } }, {}, ['freeCancellation']],
  ])('%s', (_, family, extras, lost) => {
    const parts = { kind: 'flight' as const, before: flight({}), after: flight(family, extras) };
    expect(lostBenefits(parts, NOW)).toEqual(lost);
  });

  test('seats and bags that are not chosen again, not those of another number of flights', () => {
    const before = flight({}, { seats: [seat('a', 0), seat('a', 1), seat('b', 0)], bags: [bag(0, 2)] });
    const direct = flight({}, { seats: [seat('a', 0), seat('b', 0)], bags: [bag(0, 2), bag(1, 2)] });
    expect(lostBenefits({ kind: 'flight', before, after: direct }, NOW)).toEqual([]);
    const without = flight({}, { seats: [seat('a', 0)], bags: [bag(0, 1)] });
    expect(lostBenefits({ kind: 'flight', before, after: without }, NOW)).toEqual(['seats', 'bags']);
  });
});

test.each<[string, object, LostBenefit[]]>([
  ['breakfast', { breakfastIncluded: false }, ['breakfast']],
  ['the rate of the company', { corporate: false }, ['corporateRate']],
  ['every refund', { refundable: false, deadlines: [] }, ['changeable', 'refundable', 'freeCancellation']],
])('what is lost of a stay: %s', (_, room, lost) => {
  expect(lostBenefits({ kind: 'hotel', before: hotel(), after: hotel(room) }, NOW)).toEqual(lost);
  expect(lostBenefits({ kind: 'hotel', before: hotel(room), after: hotel() }, NOW)).toEqual([]);
});

test.each<[string, object, LostBenefit[]]>([
  ['unlimited mileage', { mileage: { unlimited: false } }, ['unlimitedMileage']],
  ['cover', { insurance: { covers: ['liability'] } }, ['damageCover']],
  ['every refund', { freeUntil: undefined }, ['changeable', 'refundable', 'freeCancellation']],
  ['changes', { changeable: false }, ['changeable']],
])('what is lost of a car: %s', (_, more, lost) => {
  expect(lostBenefits({ kind: 'car', before: car(), after: car(more) }, NOW)).toEqual(lost);
});
