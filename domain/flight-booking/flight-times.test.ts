import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leg } from '#tests/support/flight-booking-examples.ts';
import { dateAt } from '../local-time.ts';
import {
  arrivalOf,
  countDaysLater,
  dayPartOf,
  departureOf,
  findLastDay,
  hoursAndMinutes,
  listStopovers,
} from './flight-times.ts';

describe('the last day of a flight', () => {
  const OVERNIGHT = leg(['LX15 JFK-ZRH 2027-04-05T18:15 2027-04-06T08:05 470']);
  const TO_THE_DAY_BEFORE = leg(['NZ2 AKL-LAX 2027-04-06T00:30 2027-04-05T17:45 735']);

  it('is that of the last arrival', () => {
    expect(findLastDay([leg(['LX14 ZRH-JFK 2027-04-01T13:10 2027-04-01T16:00 530']), OVERNIGHT])).toBe(
      '2027-04-06',
    );
  });

  it('is never before the last departure, even when the arrival is a day earlier', () => {
    expect(findLastDay([TO_THE_DAY_BEFORE])).toBe('2027-04-06');
  });
});

describe('the day mark', () => {
  it.each([
    ['over midnight', 'LX15 JFK-ZRH 2027-04-05T18:15 2027-04-06T08:05 470', 1],
    ['on the same day', 'LX14 ZRH-JFK 2027-04-01T13:10 2027-04-01T16:00 530', 0],
    ['from Auckland to Los Angeles', 'NZ6 AKL-LAX 2027-04-01T19:45 2027-04-01T13:00 735', 0],
    ['from Auckland in the small hours', 'NZ2 AKL-LAX 2027-04-02T00:30 2027-04-01T17:45 735', -1],
    ['back over the date line', 'NZ5 LAX-AKL 2027-04-01T21:40 2027-04-03T05:30 770', 2],
    ['from Samoa to American Samoa', 'OL702 APW-PPG 2027-04-02T09:00 2027-04-01T09:40 40', -1],
    ['from American Samoa to Samoa', 'OL701 PPG-APW 2027-04-01T10:20 2027-04-02T11:00 40', 1],
    ['in the night of March', 'BA1 LHR-IST 2027-03-27T22:30 2027-03-28T05:20 230', 1],
    ['in the night of October', 'BA2 IST-LHR 2027-10-30T23:50 2027-10-31T01:40 230', 1],
    ['at the end of a year', 'QF1 SYD-SIN 2027-12-31T22:00 2028-01-01T03:10 490', 1],
  ])('%s: %s', (_, segment, mark) => {
    const flown = leg([segment]);
    expect(countDaysLater(departureOf(flown), arrivalOf(flown))).toBe(mark);
  });

  const ZONES = [
    'Europe/Zurich',
    'America/Los_Angeles',
    'Pacific/Auckland',
    'Pacific/Apia',
    'Pacific/Pago_Pago',
    'Asia/Kathmandu',
    'America/St_Johns',
  ];

  it('is how the dates at both airports differ, also when the clocks change', () => {
    const zones = fc.constantFrom(...ZONES);
    const starts = fc.integer({ min: Date.UTC(2027, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 });
    fc.assert(
      fc.property(zones, zones, starts, fc.integer({ min: 30, max: 1_200 }), (from, to, start, minutes) => {
        const [took, ended] = [new Date(start * 60_000), new Date((start + minutes) * 60_000)];
        const [departure, arrival] = [localTime(took, from), localTime(ended, to)];
        const mark = countDaysLater(departure, arrival);
        expect(dateAt(ended, to)).toBe(
          new Date(Date.parse(dateAt(took, from)) + mark * 86_400_000).toISOString().slice(0, 10),
        );
        expect(Math.abs(mark)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('durations and stopovers', () => {
  it('come with the flights: a night in which clocks change is as long as the supplier says', () => {
    const flown = leg(
      [
        'LX15 JFK-ZRH 2027-03-27T18:15 2027-03-28T00:30 470',
        'LX316 ZRH-LHR 2027-03-28T07:00 2027-03-28T07:50 110',
      ],
      [330],
    );
    expect(listStopovers(flown)).toEqual([
      { arrival: 'ZRH', departure: 'ZRH', terminals: null, minutes: 330, marks: ['long'] },
    ]);
  });

  it.each([
    ['tight', 'ZRH', '2027-04-01T12:44', 44, ['tight']],
    ['ordinary', 'ZRH', '2027-04-01T12:45', 45, []],
    ['long', 'ZRH', '2027-04-01T16:01', 241, ['long']],
    ['as long as usual', 'ZRH', '2027-04-01T16:00', 240, []],
    ['overnight', 'ZRH', '2027-04-02T07:00', 1140, ['long', 'overnight']],
    ['on in the small hours', 'ZRH', '2027-04-02T01:00', 780, ['long']],
    ['to another airport in haste', 'BSL', '2027-04-01T14:00', 120, ['airportChange', 'tight']],
    ['to another airport', 'BSL', '2027-04-01T15:00', 180, ['airportChange']],
  ] as const)('%s: from %s at %s', (_, origin, departure, minutes, marks) => {
    const flown = leg(
      [
        'LX1 GVA-ZRH 2027-04-01T11:00 2027-04-01T12:00 60',
        `LX2 ${origin}-LHR ${departure} 2027-04-02T09:00 100`,
      ],
      [minutes],
    );
    expect(listStopovers(flown)).toEqual([
      { arrival: 'ZRH', departure: origin, terminals: null, minutes, marks },
    ]);
  });

  it.each([
    ['to another terminal', '2F', '2E', 60, ['terminalChange']],
    ['to another terminal in haste', '2F', '2E', 59, ['terminalChange', 'tight']],
    ['in the same terminal', '2F', '2F', 59, []],
    ['to a terminal that is not stated', '2F', undefined, 59, []],
  ] as const)('%s: from %s to %s in %s minutes', (_, arrival, departure, minutes, marks) => {
    const { segments, ...times } = leg(
      [
        'AF1 ZRH-CDG 2027-04-01T11:00 2027-04-01T12:00 60',
        'AF2 CDG-JFK 2027-04-01T13:00 2027-04-01T15:00 480',
      ],
      [minutes],
    );
    const [first, second] = segments;
    if (!first || !second) throw new RangeError('There are two flights');
    const flown = {
      ...times,
      segments: [
        { ...first, arrivalTerminal: arrival },
        departure === undefined ? second : { ...second, departureTerminal: departure },
      ],
    };
    const [stopover] = listStopovers(flown);
    const isChange = departure !== undefined && arrival !== departure;
    expect(stopover?.terminals).toEqual(isChange ? { arrival, departure } : null);
    expect(stopover?.marks).toEqual(marks);
  });

  it.each([
    ['00:00', 'night'],
    ['05:59', 'night'],
    ['06:00', 'morning'],
    ['12:00', 'afternoon'],
    ['18:00', 'evening'],
    ['23:59', 'evening'],
  ])('at %s it is %s', (time, part) => {
    expect(dayPartOf(`2027-04-01T${time}`)).toBe(part);
  });

  it('are shown in hours and minutes', () => {
    expect(hoursAndMinutes(530)).toEqual({ hours: 8, minutes: 50 });
    expect(hoursAndMinutes(1_500)).toEqual({ hours: 25, minutes: 0 });
  });
});

function localTime(instant: Date, zone: string): string {
  const date = dateAt(instant, zone);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return `${date}T${time.format(instant)}`;
}
