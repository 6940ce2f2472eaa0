import { describe, expect, it } from 'vitest';
import type { HotelPart, Trip } from '#domain/contract.ts';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { RENTAL, STAY, STAY_ABROAD, TRIP } from '#stories/support/trip-fixtures.ts';
import { tripSubject } from './trip-subject.ts';

const subjectOf = (trip: Partial<Trip>) => tripSubject('Confirmed', { ...TRIP, ...trip });

const stayIn = (city: string): HotelPart => ({
  ...STAY,
  property: { ...STAY.property, address: { ...STAY.property.address, city } },
});

describe('the subject of a mail', () => {
  it('says what has happened, where and when', () => {
    expect(subjectOf({})).toBe('Confirmed: Zürich, 14 – 16 Mar');
  });

  it('leaves out from where a flight starts', () => {
    const flight: Trip['parts'][number] = { ...FLIGHT, route: ['Zurich', 'London', 'Zurich'] };
    expect(subjectOf({ parts: [flight] })).toMatch(/^Confirmed: London, /);
  });

  it('names each town once, however it is written', () => {
    expect(subjectOf({ parts: [STAY, STAY_ABROAD, RENTAL] })).toBe(
      'Confirmed: Zürich and London, 14 – 16 Mar',
    );
  });

  it('names three towns at most', () => {
    const parts = ['Bern', 'Basel', 'Genoa', 'Milan'].map(stayIn);
    expect(subjectOf({ parts })).toMatch(/^Confirmed: Bern, Basel and Genoa, /);
  });

  it('names no town of a cancelled part beside others', () => {
    const parts: Trip['parts'] = [{ ...STAY_ABROAD, status: 'cancelled' }, STAY];
    expect(subjectOf({ parts })).toMatch(/^Confirmed: Zürich, /);
  });

  it.each([
    ['2027-03-14', '2027-03-14', '14 Mar'],
    ['2027-09-30', '2027-10-02', '30 Sep – 2 Oct'],
    ['2026-12-30', '2027-01-02', '30 Dec 2026 – 2 Jan 2027'],
  ])('says %s to %s in short', (startsOn, endsOn, words) => {
    expect(subjectOf({ startsOn, endsOn })).toBe(`Confirmed: Zürich, ${words}`);
  });

  it('is about the places of a request as long as nothing is booked for it', () => {
    const request: NonNullable<Trip['request']> = {
      kinds: ['rail'],
      startsOn: '2027-03-14',
      endsOn: '2027-03-16',
      places: ['Zürich', 'Milan'],
      text: 'Two seats',
      isOpen: true,
    };
    expect(subjectOf({ parts: [], request })).toBe('Confirmed: Zürich and Milan, 14 – 16 Mar');
  });
});
