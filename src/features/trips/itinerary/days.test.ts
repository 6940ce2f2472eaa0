import { describe, expect, it } from 'vitest';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { MIRJAM, PETRA, RENTAL, STAY, STAY_ABROAD } from '#stories/support/trip-fixtures.ts';
import { itineraryDays } from './days.ts';

const travelers = [MIRJAM, PETRA];
const outline = (parts: Parameters<typeof itineraryDays>[0]['parts']) =>
  itineraryDays({ parts, travelers }).map(({ day, entries }) => [
    day,
    entries.map(({ part, moments, isFirst }) => [
      part.kind,
      ...moments.map(({ time }) => time),
      ...(isFirst ? ['begins'] : []),
    ]),
  ]);

describe('the days of a trip', () => {
  it('are in the order of the clocks, with each part where it begins', () => {
    expect(outline([STAY, STAY_ABROAD, RENTAL])).toEqual([
      [
        '2027-03-14',
        [
          ['car', '08:00', 'begins'],
          ['hotel', '15:00', 'begins'],
        ],
      ],
      [
        '2027-03-16',
        [
          ['hotel', '11:00'],
          ['hotel', '15:00', 'begins'],
          ['car', '18:00'],
        ],
      ],
      ['2027-03-18', [['hotel', '11:00']]],
    ]);
  });

  it('keep both times of what ends on its first day', () => {
    const dayTrip = { ...RENTAL, dropOffAt: '2027-03-14T18:00' };
    expect(outline([dayTrip])).toEqual([['2027-03-14', [['car', '08:00', '18:00', 'begins']]]]);
  });

  it('say of what does not take place only where it would have begun', () => {
    expect(outline([{ ...STAY, status: 'cancelled' }])).toEqual([
      ['2027-03-14', [['hotel', '15:00', 'begins']]],
    ]);
  });

  it('name who has which seat on each flight', () => {
    const [first] = itineraryDays({ parts: [{ ...FLIGHT, travelers: [MIRJAM._id, PETRA._id] }], travelers });
    const people = first?.entries[0]?.moments[0].people.map((group) => group.people);
    expect(people).toEqual([[MIRJAM], [PETRA]]);
  });
});
