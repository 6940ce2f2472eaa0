import type { FlightList } from '#domain/flight-booking/flight-list.ts';
import {
  buildFlightLine,
  buildFlightList,
  parseLeg,
  type StoryFlight,
  type StoryLeg,
} from './flight-list.ts';

/** From Zurich to New York on 1 April. */
export const OUT = {
  direct: parseLeg(['LX14 ZRH-JFK 2027-04-01T13:10 2027-04-01T16:00 530 333']),
  newark: parseLeg(['LX18 ZRH-EWR 2027-04-01T09:55 2027-04-01T13:05 550 77W']),
  codeshare: parseLeg(['LX3014 ZRH-EWR 2027-04-01T10:20 2027-04-01T13:45 565 764 by UA']),
  frankfurt: parseLeg(
    [
      'LH1185 ZRH-FRA 2027-04-01T07:00 2027-04-01T08:05 65 32N',
      'LH400 FRA-JFK 2027-04-01T10:50 2027-04-01T13:25 515 748',
    ],
    [165],
  ),
  tight: parseLeg(
    [
      'LH1187 ZRH-FRA 2027-04-01T12:05 2027-04-01T13:10 65 320',
      'LH404 FRA-EWR 2027-04-01T13:50 2027-04-01T16:30 520 359',
    ],
    [40],
  ),
  overnight: parseLeg(
    [
      'BA717 ZRH-LHR 2027-04-01T19:30 2027-04-01T20:20 110 320',
      'BA175 LHR-JFK 2027-04-02T08:20 2027-04-02T11:10 470 77W',
    ],
    [720],
  ),
  twoStops: parseLeg(
    [
      'LH1191 ZRH-FRA 2027-04-01T09:00 2027-04-01T10:05 65 320',
      'AC877 FRA-YUL 2027-04-01T15:30 2027-04-01T17:25 475 333',
      'AC718 YUL-LGA 2027-04-01T19:15 2027-04-01T20:50 95 223 by WK',
    ],
    [325, 110],
  ),
};

/** Back to Zurich on 5 April. */
export const BACK = {
  direct: parseLeg(['LX15 JFK-ZRH 2027-04-05T18:15 2027-04-06T08:05 470 333']),
  newark: parseLeg(['LX19 EWR-ZRH 2027-04-05T19:25 2027-04-06T09:20 475 77W']),
  london: parseLeg(
    [
      'BA178 JFK-LHR 2027-04-05T07:55 2027-04-05T19:55 420 77W',
      'BA716 LHR-ZRH 2027-04-05T21:05 2027-04-05T23:50 105 320',
    ],
    [70],
  ),
  otherAirport: parseLeg(
    [
      'AA3201 JFK-BOS 2027-04-05T14:10 2027-04-05T15:30 80 E75',
      'LX53 BOS-ZRH 2027-04-05T21:20 2027-04-06T10:30 430 333',
    ],
    [350],
  ),
};

type PriceTuple = readonly [leg: StoryLeg, francs: number, co2Kg: number];

const WAYS_OUT: readonly PriceTuple[] = [
  [OUT.direct, 430, 310],
  [OUT.newark, 455, 320],
  [OUT.codeshare, 405, 320],
  [OUT.frankfurt, 360, 345],
  [OUT.tight, 340, 340],
  [OUT.overnight, 310, 360],
  [OUT.twoStops, 290, 410],
];
const WAYS_BACK: readonly PriceTuple[] = [
  [BACK.direct, 420, 310],
  [BACK.newark, 450, 320],
  [BACK.london, 330, 355],
  [BACK.otherAirport, 395, 350],
];

function pairs(): StoryFlight[] {
  return WAYS_OUT.flatMap(([out, there, thereKg], place) =>
    WAYS_BACK.map(([back, home, homeKg]) => ({
      legs: [out, back],
      price: there + home,
      co2Kg: thereKg + homeKg,
      seatsLeft: place === 2 ? 3 : 9,
    })),
  );
}

/** All outbound flights with all return flights. */
export const NEW_YORK_LIST: FlightList = buildFlightList(buildFlightLine(pairs()));

/** As the first of two sources returns them. */
export const FIRST_SOURCE_LIST: FlightList = buildFlightList(buildFlightLine(pairs().slice(0, 8)));

/** Many flights, for pages. */
export function manyFlights(count: number): FlightList {
  const flights = Array.from({ length: count }, (_, place): StoryFlight => {
    const hour = String(6 + (place % 12)).padStart(2, '0');
    const minute = String((place * 7) % 60).padStart(2, '0');
    const arrival = `2027-04-01T${String(9 + (place % 12)).padStart(2, '0')}:${minute}`;
    const out = parseLeg([`LX${100 + place} ZRH-JFK 2027-04-01T${hour}:${minute} ${arrival} ${530 + place}`]);
    return { legs: [out, BACK.direct], price: 600 + place * 11 };
  });
  return buildFlightList(buildFlightLine(flights));
}
