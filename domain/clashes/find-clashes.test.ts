import { describe, expect, it } from 'vitest';
import { planRental } from '../car-booking/planned-car.ts';
import { planFlight } from '../flight-booking/planned-flight.ts';
import { planStay } from '../hotel-booking/planned-hotel.ts';
import { findClashes, isAbout } from './find-clashes.ts';
import type { PlannedPart } from './planned-part.ts';

const TOWNS = {
  Zürich: { town: 'Zürich', zone: 'Europe/Zurich', latitude: 47.37, longitude: 8.54 },
  Zurich: { town: 'Zurich', zone: 'Europe/Zurich', latitude: 47.46, longitude: 8.55 },
  London: { town: 'London', zone: 'Europe/London', latitude: 51.51, longitude: -0.13 },
  Croydon: { town: 'Croydon', zone: 'Europe/London', latitude: 51.37, longitude: -0.1 },
  Berlin: { town: 'Berlin', zone: 'Europe/Berlin', latitude: 52.52, longitude: 13.4 },
  Tokyo: { town: 'Tokyo', zone: 'Asia/Tokyo', latitude: 35.68, longitude: 139.69 },
};
type Town = keyof typeof TOWNS;

const MINE = { travelers: ['anna'], trip: null };
const trip = { _id: 'other', itineraryRefId: 'K7TQ2M', title: 'Other' };
const ofTrip = (part: PlannedPart, _id = 'other'): PlannedPart => ({ ...part, trip: { ...trip, _id } });
const forDaniel = (part: PlannedPart): PlannedPart => ({ ...part, travelers: ['daniel'] });

/** Days are those of June 2027. */
const day = (number: number) => `2027-06-${String(number).padStart(2, '0')}`;

function hotel(at: Town, from: number, to: number): PlannedPart {
  const { town, ...place } = TOWNS[at];
  const address = { street: 'Street 1', postalCode: '1', city: town, country: 'CH' };
  const property = { propertyId: 'p', name: town, stars: 3, rating: 4, amenities: [], address, ...place };
  const whereabouts = planStay(property, { checkIn: day(from), checkOut: day(to) });
  return { ...MINE, ...whereabouts, kind: 'hotel', name: `Hotel ${town}` };
}

type Direction = [from: Town, to: Town, departure: string, arrival: string, minutes: number];

function flight(...directions: Direction[]): PlannedPart {
  const legs = directions.map(([origin, destination, departure, arrival, durationMinutes]) => ({
    durationMinutes,
    segments: [
      {
        carrier: 'LX',
        operatingCarrier: 'LX',
        flightNumber: 1,
        aircraft: '320',
        distanceKm: 800,
        origin,
        destination,
        departure,
        arrival,
        durationMinutes,
      },
    ],
  }));
  const planned = planFlight(legs, (code) => {
    const { zone, ...place } = TOWNS[code as Town]; // the codes are those above
    return { place, zone };
  });
  if (!planned) throw new Error('All towns are known');
  return {
    ...MINE,
    ...planned,
    kind: 'flight',
    name: directions.map(([from, to]) => `${from} – ${to}`).join(),
  };
}

function car(from: [Town, string], to: [Town, string]): PlannedPart {
  const [pickUp, dropOff] = [from, to].map(([at]) => station(at));
  if (!pickUp || !dropOff) throw new Error('There are two stations');
  const times = { pickUpAt: from[1], dropOffAt: to[1] };
  return { ...MINE, ...planRental({ pickUp, dropOff }, times), kind: 'car', name: 'Avis, Golf' };
}

function station(at: Town) {
  const { town, ...place } = TOWNS[at];
  return {
    stationId: at,
    name: `Avis ${town}`,
    access: 'inTerminal' as const,
    distance: 0,
    direction: 'N' as const,
    openingHours: [],
    phone: '1',
    address: { street: 'Street 1', postalCode: '1', city: town, country: 'CH' },
    ...place,
  };
}

const OUT: Direction = ['Zurich', 'London', `${day(8)}T12:30`, `${day(8)}T13:15`, 105];
const BACK: Direction = ['London', 'Zurich', `${day(10)}T18:00`, `${day(10)}T20:45`, 105];
const LONDON = flight(OUT, BACK);
const DAY_IN_BERLIN = flight(
  ['Zurich', 'Berlin', `${day(9)}T07:00`, `${day(9)}T08:25`, 85],
  ['Berlin', 'Zurich', `${day(9)}T19:00`, `${day(9)}T20:25`, 85],
);
const TO_TOKYO = flight(['Zurich', 'Tokyo', `${day(8)}T13:00`, `${day(9)}T08:50`, 770]);

const kinds = (own: PlannedPart[], others: PlannedPart[]) =>
  findClashes(own, others).map((clash) => clash.kind);

describe('compared with other trips,', () => {
  it.each<[string, PlannedPart, PlannedPart, string[]]>([
    ['two flights at once', LONDON, DAY_IN_BERLIN, ['sameTime']],
    ['the same flight twice', LONDON, LONDON, ['sameTime']],
    ['flights one after the other', flight(OUT), flight(BACK), []],
    ['a flight when the other has just ended', flight(BACK), hotel('Berlin', 11, 12), []],
    ['a hotel where the flight leads', hotel('London', 8, 10), LONDON, []],
    ['a hotel in a suburb of it', hotel('Croydon', 8, 10), LONDON, []],
    ['a hotel elsewhere', hotel('Berlin', 8, 10), LONDON, ['sameTime']],
    ['a hotel at home, during the flight', hotel('Zürich', 8, 10), LONDON, ['sameTime']],
    ['a hotel elsewhere on the night before', hotel('Berlin', 7, 8), LONDON, []],
    ['a late arrival at a hotel', hotel('Zürich', 10, 12), LONDON, []],
    ['hotels in two towns on one night', hotel('Berlin', 8, 10), hotel('London', 9, 11), ['sameTime']],
    ['hotels in two towns, one after the other', hotel('Berlin', 8, 10), hotel('London', 10, 11), []],
    ['two hotels in one town', hotel('London', 8, 10), hotel('London', 9, 11), ['hotelTwice']],
    [
      'two hotels in one town, spelt in two ways',
      hotel('Zürich', 8, 9),
      hotel('Zurich', 8, 9),
      ['hotelTwice'],
    ],
    ['the same hotel, day after day', hotel('London', 8, 10), hotel('London', 10, 11), []],
    [
      'a car elsewhere',
      car(['Berlin', `${day(8)}T10:00`], ['Berlin', `${day(9)}T10:00`]),
      LONDON,
      ['sameTime'],
    ],
    [
      'a car where the flight leads',
      car(['London', `${day(8)}T15:00`], ['London', `${day(9)}T10:00`]),
      LONDON,
      [],
    ],
    ['a hotel elsewhere of another traveller', forDaniel(hotel('Berlin', 8, 10)), LONDON, []],
    ['a landing far in the east, by the clocks there', TO_TOKYO, hotel('Tokyo', 9, 11), []],
  ])('%s', (_, part, other, expected) => {
    expect(kinds([part], [ofTrip(other)])).toEqual(expected);
    expect(kinds([other], [ofTrip(part)])).toEqual(expected);
  });

  it('names each of them once', () => {
    const others = [ofTrip(LONDON), ofTrip(hotel('London', 8, 10)), ofTrip(DAY_IN_BERLIN, 'third')];
    const found = findClashes([hotel('Zürich', 8, 10), TO_TOKYO], others);
    expect(found.map((clash) => 'other' in clash && clash.other.trip?._id)).toEqual(['other', 'third']);
  });
});

describe('inside one trip,', () => {
  it.each<[string, PlannedPart[], string[]]>([
    ['flight, hotel and car that fit', [LONDON, hotel('London', 8, 10)], []],
    ['two hotels in one town', [hotel('London', 8, 10), hotel('London', 9, 10)], ['hotelTwice']],
    [
      'two hotels in one town for two people',
      [hotel('London', 8, 10), forDaniel(hotel('London', 8, 10))],
      [],
    ],
    [
      'two hotels that are both in the trip',
      [ofTrip(hotel('London', 8, 10)), ofTrip(hotel('London', 8, 10))],
      [],
    ],
    [
      'two hotels, one of which is in the trip',
      [ofTrip(hotel('London', 8, 10)), hotel('London', 8, 10)],
      ['hotelTwice'],
    ],
    ['the same flight twice', [LONDON, LONDON], ['flightsAtOnce']],
    ['two flights on one morning', [flight(OUT), TO_TOKYO], ['flightsAtOnce']],
    ['a flight twice, for two people', [LONDON, forDaniel(LONDON)], []],
    ['there and back as two flights', [flight(OUT), flight(BACK)], []],
    ['a flight from where another one leads', [LONDON, DAY_IN_BERLIN], []],
    ['a flight that is in the trip already', [ofTrip(LONDON), LONDON], ['flightsAtOnce']],
  ])('%s', (_, own, expected) => {
    expect(kinds(own, [])).toEqual(expected);
  });

  it('says which parts a clash is about', () => {
    const rental = car(['London', `${day(8)}T12:00`], ['London', `${day(9)}T12:00`]);
    const own = [LONDON, hotel('London', 8, 10), rental];
    const [clash] = findClashes(own, []);
    expect(own.map((part) => clash && isAbout(part, clash))).toEqual([true, false, true]);
  });
});

describe('a car beside a flight', () => {
  it.each<[string, PlannedPart, [Town, string], [Town, string], string[]]>([
    ['fits', LONDON, ['London', `${day(8)}T13:15`], ['London', `${day(10)}T17:00`], []],
    [
      'begins a minute before the landing',
      LONDON,
      ['London', `${day(8)}T13:14`],
      ['London', `${day(10)}T12:00`],
      ['carBeforeLanding'],
    ],
    [
      'ends a minute after check-in has closed',
      LONDON,
      ['London', `${day(8)}T15:00`],
      ['London', `${day(10)}T17:01`],
      ['carAfterCheckIn'],
    ],
    [
      'does both',
      LONDON,
      ['London', `${day(8)}T08:00`],
      ['London', `${day(10)}T18:00`],
      ['carBeforeLanding', 'carAfterCheckIn'],
    ],
    ['is returned a day early', LONDON, ['London', `${day(8)}T15:00`], ['London', `${day(9)}T17:00`], []],
    ['is parked at home', LONDON, ['Zurich', `${day(5)}T08:00`], ['Zurich', `${day(12)}T18:00`], []],
    [
      'is returned before leaving home',
      LONDON,
      ['Zurich', `${day(5)}T08:00`],
      ['Zurich', `${day(8)}T10:00`],
      [],
    ],
    [
      'is returned too late before leaving home',
      LONDON,
      ['Zurich', `${day(8)}T08:00`],
      ['Zurich', `${day(8)}T12:00`],
      ['carAfterCheckIn'],
    ],
    [
      'at home, begins before the return',
      LONDON,
      ['Zurich', `${day(10)}T20:00`],
      ['Zurich', `${day(12)}T18:00`],
      ['carBeforeLanding'],
    ],
    ['is in another town', LONDON, ['Berlin', `${day(8)}T08:00`], ['Berlin', `${day(10)}T18:00`], []],
    [
      'begins before a landing on the next day, by the clocks there',
      TO_TOKYO,
      ['Tokyo', `${day(9)}T08:00`],
      ['Tokyo', `${day(12)}T18:00`],
      ['carBeforeLanding'],
    ],
    [
      'is returned elsewhere, too late',
      LONDON,
      ['Berlin', `${day(9)}T08:00`],
      ['London', `${day(10)}T17:30`],
      ['carAfterCheckIn'],
    ],
  ])('%s', (_, flown, from, to, expected) => {
    expect(kinds([flown, car(from, to)], [])).toEqual(expected);
    expect(kinds([ofTrip(flown), car(from, to)], [])).toEqual(expected);
    expect(kinds([forDaniel(flown), car(from, to)], [])).toEqual([]);
  });
});
