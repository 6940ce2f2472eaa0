import { describe, expect, it } from 'vitest';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { RENTAL, STAY, TRIP } from '#stories/support/trip-fixtures.ts';
import { findSameFlight } from '../flight-booking/find-same-flight.ts';
import { firstDay, partsToRepeat, proposeDays, shiftCriteria, sumConverted } from './book-again.ts';
import { criteriaOfPart } from './criteria-of-part.ts';

const CONTEXT = { purpose: 'client-visit', travelers: TRIP.travelers };

describe('the parts that are booked again', () => {
  it('are those that remain of a trip', () => {
    const cancelled = { ...RENTAL, status: 'cancelled' as const };
    expect(partsToRepeat({ parts: [STAY, cancelled] })).toEqual([STAY]);
  });

  it('are all of a trip that is over', () => {
    const cancelled = { ...RENTAL, status: 'cancelled' as const };
    expect(partsToRepeat({ parts: [cancelled] })).toEqual([cancelled]);
  });

  it('are not those of others', () => {
    expect(partsToRepeat({ parts: [{ ...STAY, ofOthers: true }] })).toEqual([]);
  });
});

it('begin on the first day of any of them', () => {
  const later = { startsOn: '2027-05-03' };
  expect(firstDay([later, { startsOn: '2027-05-01' }])).toBe('2027-05-01');
  expect(firstDay([])).toBe('');
});

it('are proposed for the same weekday, at least a week ahead', () => {
  // Tuesdays; the day of the question is a Wednesday.
  expect(proposeDays('2027-03-02', '2027-03-31')).toEqual(['2027-04-13', '2027-04-20', '2027-04-27']);
  expect(proposeDays('2027-03-02', '2027-04-06')).toEqual(['2027-04-13', '2027-04-20', '2027-04-27']);
});

describe('a search so many days later', () => {
  it('of a stay keeps its nights', () => {
    const { criteria } = shiftCriteria(criteriaOfPart(STAY, CONTEXT), 7);
    expect(criteria).toMatchObject({ checkIn: '2027-03-21', checkOut: '2027-03-23' });
  });

  it('of a car keeps its times', () => {
    const before = criteriaOfPart(RENTAL, CONTEXT);
    const after = shiftCriteria(before, 1);
    expect(after).toMatchObject({ kind: 'car', criteria: { pickUpTime: '08:00' } });
    expect(after).not.toEqual(before);
  });

  it('of a round trip moves both directions', () => {
    const before = criteriaOfPart(FLIGHT, CONTEXT);
    const after = shiftCriteria(before, -1);
    expect(shiftCriteria(after, 1)).toEqual(before);
    expect(after).not.toEqual(before);
  });
});

describe('the same flight on another day', () => {
  const fare = (code: string) => ({ family: { code }, serviceClasses: FLIGHT.fare.serviceClasses });
  const nextDay = FLIGHT.legs.map(({ segments }) => ({
    segments: segments.map((segment) => ({
      ...segment,
      // It leaves at another minute.
      departure: `${nextDayOf(segment.departure)}T23:59`,
    })),
  }));
  const listOf = (fares: readonly object[]) =>
    ({ flights: [{ id: 'next', legs: nextDay, fares }] }) as unknown as Parameters<typeof findSameFlight>[0];

  it('has the same numbers and fare', () => {
    const found = findSameFlight(listOf([fare('OTHER'), fare(FLIGHT.fare.family.code)]), FLIGHT, 1);
    expect(found).toMatchObject({ isSame: true, fare: { family: { code: FLIGHT.fare.family.code } } });
  });

  it('may only be sold at other fares, of which the cheapest is taken', () => {
    expect(findSameFlight(listOf([fare('OTHER')]), FLIGHT, 1)).toMatchObject({
      isSame: false,
      fare: { family: { code: 'OTHER' } },
    });
  });

  it('may not be flown', () => {
    expect(findSameFlight(listOf([fare('OTHER')]), FLIGHT, 2)).toBeNull();
  });
});

it('are added up in the currency of the company', () => {
  const chf = (amount: number) => ({ amount, currency: 'CHF' });
  const euros = { asked: { amount: 90, currency: 'EUR' }, converted: chf(100) };
  expect(sumConverted([{ asked: chf(50) }, euros])).toEqual(chf(150));
  expect(sumConverted([{ asked: chf(50) }, { asked: euros.asked }])).toBeNull();
  expect(sumConverted([])).toBeNull();
});

function nextDayOf(local: string): string {
  return new Date(Date.parse(local.slice(0, 10)) + 86_400_000).toISOString().slice(0, 10);
}
