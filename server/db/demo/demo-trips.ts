import type { SupplierPartKind } from '../trip-tables.ts';
import type { DemoCompany } from './demo-companies.ts';

export type DemoOutcome =
  | 'booked'
  | 'bookedAfterApproval'
  | 'booking'
  | 'waitsForLevel1'
  | 'waitsForLevel2'
  | 'refused'
  | 'sentBack'
  | 'expired'
  | 'cancelled'
  | 'partlyBooked'
  | 'failed';

export type DemoCity = keyof typeof DEMO_CITIES;

export interface DemoTrip {
  company: DemoCompany['key'];
  /** An address, or the index of a colleague in the company. */
  traveler: string | number;
  city: DemoCity;
  /** Days from today. */
  startsIn: number;
  nights: number;
  fate: DemoOutcome;
  kinds: readonly SupplierPartKind[];
}

export const DEMO_CITIES = {
  zurich: { airport: 'ZRH', latitude: 47.3745, longitude: 8.5392 },
  geneva: { airport: 'GVA', latitude: 46.2044, longitude: 6.1432 },
  hamburg: { airport: 'HAM', latitude: 53.5511, longitude: 9.9937 },
  munich: { airport: 'MUC', latitude: 48.1374, longitude: 11.5755 },
  vienna: { airport: 'VIE', latitude: 48.2085, longitude: 16.3721 },
  london: { airport: 'LHR', latitude: 51.5074, longitude: -0.1278 },
  paris: { airport: 'CDG', latitude: 48.8566, longitude: 2.3522 },
  newYork: { airport: 'JFK', latitude: 40.7128, longitude: -74.006 },
} as const;

export const DEMO_HOMES: Record<DemoCompany['key'], string> = {
  engineering: 'ZRH',
  logistik: 'HAM',
  northwind: 'LHR',
  zugvogel: 'ZRH',
};

type Row = readonly [
  traveler: DemoTrip['traveler'],
  city: DemoCity,
  startsIn: number,
  nights: number,
  fate: DemoOutcome,
  kinds?: DemoTrip['kinds'],
];

const STAY: DemoTrip['kinds'] = ['hotel'];
const CAR: DemoTrip['kinds'] = ['car'];
const FLIGHT: DemoTrip['kinds'] = ['flight'];
const ALL: DemoTrip['kinds'] = ['flight', 'hotel', 'car'];

const ANNA = 'traveler@alpenblick.example';
const DANIEL = 'approver1@alpenblick.example';
const ELIANE = 'approver2@alpenblick.example';
const FABIO = 'multi@alpenblick.example';

const ENGINEERING: readonly Row[] = [
  [ANNA, 'hamburg', -1, 3, 'booked'],
  [ANNA, 'munich', 6, 2, 'booked'],
  [ANNA, 'vienna', 20, 3, 'bookedAfterApproval'],
  [ANNA, 'london', 45, 2, 'bookedAfterApproval'],
  [ANNA, 'geneva', 15, 1, 'booking'],
  [ANNA, 'paris', 12, 2, 'waitsForLevel1'],
  [ANNA, 'london', 25, 4, 'waitsForLevel2'],
  [ANNA, 'zurich', -10, 1, 'booked'],
  [ANNA, 'hamburg', -35, 2, 'booked'],
  [ANNA, 'paris', -60, 3, 'bookedAfterApproval'],
  [ANNA, 'munich', -120, 1, 'booked'],
  [ANNA, 'vienna', -200, 5, 'bookedAfterApproval'],
  [ANNA, 'geneva', 9, 2, 'cancelled'],
  [ANNA, 'paris', 33, 2, 'refused'],
  [ANNA, 'london', -4, 1, 'expired'],
  [ANNA, 'zurich', 3, 1, 'failed'],
  [FABIO, 'munich', 8, 2, 'booked'],
  [FABIO, 'vienna', -21, 2, 'booked'],
  [FABIO, 'paris', 30, 3, 'waitsForLevel1'],
  [DANIEL, 'london', 14, 2, 'waitsForLevel1'],
  [DANIEL, 'hamburg', -15, 2, 'booked'],
  [ELIANE, 'geneva', -2, 4, 'booked'],
  [ELIANE, 'munich', -90, 2, 'bookedAfterApproval'],
  [0, 'zurich', 0, 12, 'booked'],
  [1, 'vienna', 2, 2, 'booked'],
  [2, 'paris', 18, 1, 'waitsForLevel1'],
  [3, 'hamburg', -45, 3, 'booked'],
  [4, 'munich', 60, 2, 'booked'],
  [5, 'london', -7, 2, 'cancelled'],
  [6, 'geneva', 11, 1, 'booked'],
];

const LOGISTIK: readonly Row[] = [
  [FABIO, 'hamburg', 5, 2, 'booked'],
  [FABIO, 'zurich', -50, 1, 'booked'],
  [2, 'munich', -1, 2, 'booked'],
  [3, 'vienna', 16, 2, 'booked'],
  [4, 'paris', -28, 3, 'booked'],
  [5, 'london', 22, 2, 'cancelled'],
];

const NORTHWIND: readonly Row[] = [
  [2, 'london', -1, 4, 'booked'],
  [3, 'paris', 10, 2, 'booked'],
  [4, 'zurich', -75, 2, 'booked'],
  [5, 'hamburg', 27, 1, 'booked'],
];

const CARS_AND_FLIGHTS: readonly Row[] = [
  [ANNA, 'geneva', -1, 4, 'booked', CAR],
  [ANNA, 'munich', 10, 2, 'booked', CAR],
  [ANNA, 'vienna', 24, 2, 'bookedAfterApproval', CAR],
  [ANNA, 'hamburg', 13, 1, 'booking', CAR],
  [ANNA, 'paris', 17, 2, 'waitsForLevel1', CAR],
  [ANNA, 'london', 28, 2, 'waitsForLevel2', CAR],
  [ANNA, 'zurich', -18, 2, 'booked', CAR],
  [ANNA, 'munich', -75, 3, 'bookedAfterApproval', CAR],
  [ANNA, 'geneva', 21, 1, 'cancelled', CAR],
  [ANNA, 'hamburg', 31, 2, 'refused', CAR],
  [ANNA, 'vienna', -6, 1, 'expired', CAR],
  [ANNA, 'paris', 4, 1, 'failed', CAR],
  [ANNA, 'london', -2, 4, 'booked', FLIGHT],
  [ANNA, 'paris', 36, 2, 'booked', FLIGHT],
  [ANNA, 'hamburg', 40, 2, 'waitsForLevel1', FLIGHT],
  [ANNA, 'newYork', 50, 5, 'waitsForLevel2', FLIGHT],
  [ANNA, 'vienna', -25, 2, 'booked', FLIGHT],
  [ANNA, 'munich', 27, 1, 'cancelled', FLIGHT],
  [ANNA, 'london', 19, 1, 'booking', FLIGHT],
  [ANNA, 'newYork', 62, 4, 'refused', FLIGHT],
  [ANNA, 'vienna', 7, 1, 'failed', FLIGHT],
  [ANNA, 'vienna', 55, 3, 'booked', ALL],
  [FABIO, 'hamburg', -40, 2, 'booked', ALL],
  [DANIEL, 'paris', 23, 2, 'cancelled', ALL],
  [FABIO, 'munich', -1, 3, 'booked', CAR],
  [FABIO, 'hamburg', 37, 2, 'partlyBooked', ['flight', 'hotel']],
  [DANIEL, 'vienna', 41, 2, 'sentBack'],
];

export const DEMO_TRIPS: readonly DemoTrip[] = [
  ...ENGINEERING.map((row) => toTrip('engineering', row)),
  ...CARS_AND_FLIGHTS.map((row) => toTrip('engineering', row)),
  ...LOGISTIK.map((row) => toTrip('logistik', row)),
  ...NORTHWIND.map((row) => toTrip('northwind', row)),
];

function toTrip(
  company: DemoTrip['company'],
  [traveler, city, startsIn, nights, fate, kinds = STAY]: Row,
): DemoTrip {
  return { company, traveler, city, startsIn, nights, fate, kinds };
}
