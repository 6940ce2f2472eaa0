import { describe, expect, test } from 'vitest';
import type { BookingInfoRequest, TripRequest } from '#domain/contract.ts';
import { withNamedParts } from './with-named-parts.ts';

function orderOf(
  parts: TripRequest['parts'],
  { carRateKey, ...info }: Pick<TripRequest, 'carRateKey'> & Partial<BookingInfoRequest> = {},
): TripRequest {
  return {
    travelers: ['anna', 'ben'],
    parts,
    carRateKey: carRateKey || undefined,
    bookingInfo: { purpose: 'client-visit', referenceFieldValues: {}, ...info },
    levels: [],
  };
}

const FLIGHT = { kind: 'flight' as const, offer: 'flight~1' };
const STAY = { kind: 'hotel' as const, offer: 'hotel~1' };

describe('a passport of the booking info', () => {
  test('is that of the first traveler where none is named', () => {
    const { parts, bookingInfo } = withNamedParts(orderOf([FLIGHT, STAY], { passportId: 'p1' }));
    const passengers = [{ traveler: 'anna', passportId: 'p1' }, { traveler: 'ben' }];
    expect(parts).toEqual([{ ...FLIGHT, passengers }, STAY]);
    expect(bookingInfo.travelerId).toBe('anna');
  });

  test('is that of the named traveler, on the flights that they take', () => {
    const ofAnna = { ...FLIGHT, travelers: ['anna'] };
    const { parts } = withNamedParts(orderOf([FLIGHT, ofAnna], { travelerId: 'ben', passportId: 'p2' }));
    expect(parts).toMatchObject([
      { passengers: [{ traveler: 'anna' }, { traveler: 'ben', passportId: 'p2' }] },
      { passengers: [{ traveler: 'anna' }] },
    ]);
    expect(JSON.stringify(parts[1])).not.toContain('p2');
  });
});

test('leaves the parts of an order unchanged that names nothing beside them', () => {
  expect(withNamedParts(orderOf([FLIGHT, STAY])).parts).toEqual([FLIGHT, STAY]);
});

test('refuses a car beyond the most parts of an order, unless it is one of them', () => {
  const stays = Array.from({ length: 9 }, () => STAY);
  const car = { kind: 'car' as const, offer: 'car~1' };
  expect(withNamedParts(orderOf(stays, { carRateKey: 'car~1' })).parts).toHaveLength(10);
  expect(withNamedParts(orderOf([...stays, car], { carRateKey: 'car~1' })).parts).toHaveLength(10);
  expect(() => withNamedParts(orderOf([...stays, STAY], { carRateKey: 'car~1' }))).toThrow(
    'at most 9 entries',
  );
});
