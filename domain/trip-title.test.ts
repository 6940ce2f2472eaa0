import { describe, expect, it } from 'vitest';
import { type DatedTowns, listDestinations, listRequestedDestinations, tripTitle } from './trip-title.ts';

const flight = (startsOn: string, origin: string, ...destinations: string[]): DatedTowns => ({
  startsOn,
  origin,
  destinations,
});
const stay = (startsOn: string, ...destinations: string[]): DatedTowns => ({ startsOn, destinations });

describe('the destinations of a trip', () => {
  it.each<[string, DatedTowns[], string[]]>([
    ['a stay', [stay('2026-12-08', 'Berlin')], ['Berlin']],
    ['a flight', [flight('2026-12-08', 'Zurich', 'London')], ['London']],
    ['a flight to several cities', [flight('2026-12-08', 'Zurich', 'London', 'Paris')], ['London', 'Paris']],
    ['a flight home', [flight('2026-12-10', 'London', 'Zurich')], ['Zurich']],
    [
      'a way back of its own',
      [flight('2026-12-10', 'London', 'Zürich'), flight('2026-12-08', 'Zurich', 'London')],
      ['London'],
    ],
    [
      'a way on and a way back',
      [
        flight('2026-12-08', 'Zurich', 'London'),
        flight('2026-12-10', 'London', 'Paris'),
        flight('2026-12-12', 'Paris', 'Zurich'),
      ],
      ['London', 'Paris'],
    ],
    [
      'people from two cities, each with a way back',
      [
        flight('2026-12-08', 'Zurich', 'London'),
        flight('2026-12-08', 'Geneva', 'London'),
        flight('2026-12-10', 'London', 'Zurich'),
        flight('2026-12-10', 'London', 'Geneva'),
      ],
      ['London'],
    ],
    [
      'a way out and back on one day',
      [flight('2026-12-08', 'Zurich', 'London'), flight('2026-12-08', 'London', 'Zurich')],
      ['London'],
    ],
    [
      'a flight, a hotel and a car in one town',
      [flight('2026-12-08', 'Zurich', 'London'), stay('2026-12-08', 'London'), stay('2026-12-09', 'LONDON')],
      ['London'],
    ],
    ['two spellings of a town', [stay('2026-12-08', 'Zürich'), stay('2026-12-09', 'Zurich')], ['Zürich']],
    ['a stay added before', [stay('2026-12-10', 'Bern'), stay('2026-12-08', 'Basel')], ['Basel', 'Bern']],
    [
      'a night at the airport before',
      [flight('2026-12-09', 'Zurich', 'London'), stay('2026-12-08', 'Zurich')],
      ['Zurich', 'London'],
    ],
    ['a rental returned elsewhere', [stay('2026-12-08', 'Geneva', 'Milan')], ['Geneva', 'Milan']],
    ['a booking without a place', [stay('2026-12-08')], []],
  ])('of %s', (_, parts, expected) => {
    expect(listDestinations(parts)).toEqual(expected);
  });
});

describe('the destinations of a request in words', () => {
  it.each([
    [['Zürich', 'Milan'], ['Milan']],
    [['Zürich', 'Milan', 'Zürich'], ['Milan']],
    [
      ['Zürich', 'Milan', 'Rome'],
      ['Milan', 'Rome'],
    ],
    [['Zürich'], ['Zürich']],
    [[], []],
  ])('from %j are %j', (places, expected) => {
    expect(listRequestedDestinations({ places, startsOn: '2026-12-08' })).toEqual(expected);
  });
});

describe('the title of a trip', () => {
  const days = { startsOn: '2026-12-08', endsOn: '2026-12-10' };
  const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

  it.each<[string[], string]>([
    [['London'], 'London, 8 – 10 Dec'],
    [['London', 'Paris'], 'London and Paris, 8 – 10 Dec'],
    [['Bern', 'Basel', 'Genoa'], 'Bern, Basel and Genoa, 8 – 10 Dec'],
    [['Bern', 'Basel', 'Genoa', 'Milan', 'Rome'], 'Bern, Basel and 3 more, 8 – 10 Dec'],
    [[' Bad\n Ragaz '], 'Bad Ragaz, 8 – 10 Dec'],
    [[], '8 – 10 Dec'],
  ])('names %j', (destinations, title) => {
    expect(tripTitle({ destinations, ...days }, '2026-11-24')).toBe(title);
  });

  it.each([
    ['2026-12-08', '2026-12-08', 'London, 8 Dec'],
    ['2026-11-30', '2026-12-02', 'London, 30 Nov – 2 Dec'],
    ['2027-01-08', '2027-01-10', 'London, 8 – 10 Jan 2027'],
    ['2025-12-08', '2025-12-10', 'London, 8 – 10 Dec 2025'],
    ['2026-12-30', '2027-01-02', 'London, 30 Dec 2026 – 2 Jan 2027'],
  ])('says %s to %s in short', (startsOn, endsOn, title) => {
    expect(tripTitle({ destinations: ['London'], startsOn, endsOn }, '2026-11-24')).toBe(title);
  });

  it('is no longer than the contract allows', () => {
    const destinations = [`${long}${long}1`, `${long}${long}2`, `${long}${long}3`];
    expect(tripTitle({ destinations, ...days }, '2026-11-24').length).toBeLessThanOrEqual(200);
  });
});
