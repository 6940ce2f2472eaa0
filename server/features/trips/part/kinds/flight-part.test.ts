import { expect, test } from 'vitest';
import type { FlightPart } from '#domain/contract.ts';
import { flightPart } from './flight-part.ts';
import type { PartOf } from './part-rules.ts';

type Segment = FlightPart['legs'][number]['segments'][number];

const ZONES = {
  ZRH: 'Europe/Zurich',
  JFK: 'America/New_York',
  AKL: 'Pacific/Auckland',
  LAX: 'America/Los_Angeles',
  APW: 'Pacific/Apia',
  PPG: 'Pacific/Pago_Pago',
};
type Code = keyof typeof ZONES;

type SegmentTimes = Pick<Segment, 'origin' | 'destination' | 'departure' | 'durationMinutes'> &
  Partial<Segment>;

/** The properties of a flight that a calendar needs. */
function flight(...segments: SegmentTimes[]) {
  const named = segments.map((segment) => ({ ...segment, arrival: '2027-01-01T00:00' }));
  return {
    kind: 'flight',
    legs: [
      { segments: named.map((one) => ({ ...one, carrier: 'LX', flightNumber: 14, operatingCarrier: 'LX' })) },
    ],
    fare: { family: { name: 'Classic' } },
    airlines: [],
    airports: Object.entries(ZONES).map(([code, zone]) => ({ code, zone, name: code, city: code })),
    seats: [
      { traveler: 'a', segment: 0, seat: '41A' },
      { traveler: 'a', segment: 1, seat: '2C' },
    ],
    passengers: [{ traveler: 'a', firstName: 'Anna', middleName: 'Maria', lastName: 'Keller' }],
  } as unknown as PartOf<'flight'>; // nothing else is read
}

test.each<[string, Code, Code, string, number, string, string]>([
  ['over an ocean', 'ZRH', 'JFK', '2027-01-14T09:45', 545, '2027-01-14T08:45Z', '2027-01-14T17:50Z'],
  [
    'back over the date line',
    'AKL',
    'LAX',
    '2027-01-14T20:00',
    720,
    '2027-01-14T07:00Z',
    '2027-01-14T19:00Z',
  ],
  ['to the day before', 'APW', 'PPG', '2027-01-14T09:00', 35, '2027-01-13T20:00Z', '2027-01-13T20:35Z'],
  [
    'into the night of March',
    'JFK',
    'ZRH',
    '2027-03-27T20:00',
    430,
    '2027-03-28T00:00Z',
    '2027-03-28T07:10Z',
  ],
  [
    'into the hour that comes twice',
    'JFK',
    'ZRH',
    '2027-10-30T14:00',
    440,
    '2027-10-30T18:00Z',
    '2027-10-31T01:20Z',
  ],
])(
  'a flight %s is entered at its own time',
  (_, origin, destination, departure, durationMinutes, start, end) => {
    const [entry] = flightPart.appointments(flight({ origin, destination, departure, durationMinutes }));
    const at = (text: string) => new Date(text.replace('Z', ':00Z'));
    expect(entry).toMatchObject({ start: at(start), end: at(end) });
  },
);

test('each flight of a leg is an entry with its own seats', () => {
  const part = flight(
    { origin: 'ZRH', destination: 'JFK', departure: '2027-01-14T09:45', durationMinutes: 545 },
    { origin: 'JFK', destination: 'LAX', departure: '2027-01-14T15:00', durationMinutes: 380 },
  );
  const entries = flightPart.appointments(part);
  expect(entries.map(({ summary }) => summary)).toEqual(['LX 14, ZRH – JFK', 'LX 14, JFK – LAX']);
  expect(entries.map(({ description }) => description.at(-1))).toEqual([
    'Seat 41A: Anna Maria Keller',
    'Seat 2C: Anna Maria Keller',
  ]);
});

test('a flight is described with the terminals that are stated', () => {
  const [entry] = flightPart.appointments(
    flight({
      origin: 'ZRH',
      destination: 'JFK',
      departure: '2027-01-14T09:45',
      durationMinutes: 545,
      arrivalTerminal: '4',
    }),
  );
  expect(entry?.description[0]).toMatch(/^LX 14: ZRH \(ZRH\), .* – JFK \(JFK\), terminal 4, /);
});

test('is current from midnight at its first airport until it has arrived at the last one', () => {
  const booked = flight(
    { origin: 'LAX', destination: 'JFK', departure: '2027-01-14T22:30', durationMinutes: 320 },
    { origin: 'JFK', destination: 'ZRH', departure: '2027-01-15T18:00', durationMinutes: 430 },
  );
  const days = { startsOn: '2027-01-14', endsOn: '2027-01-16' };
  expect(flightPart.times({ ...booked, zone: ZONES.LAX }, days, 'UTC')).toEqual({
    currentFrom: new Date('2027-01-14T08:00Z'),
    endsAt: new Date('2027-01-16T06:10Z'),
  });
});
