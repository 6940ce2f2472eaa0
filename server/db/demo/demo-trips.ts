import type { DemoCompany } from './demo-companies.ts';

/** What becomes of a trip. */
export type DemoFate =
  | 'booked'
  | 'bookedAfterApproval'
  | 'booking'
  | 'waitsForLevel1'
  | 'waitsForLevel2'
  | 'refused'
  | 'expired'
  | 'cancelled'
  | 'failed';

export type DemoCity = keyof typeof DEMO_CITIES;

export interface DemoTrip {
  company: DemoCompany['key'];
  /** An address, or which of the company's colleagues. */
  traveller: string | number;
  city: DemoCity;
  /** Counted from today. */
  startsIn: number;
  nights: number;
  fate: DemoFate;
}

/** Where the demo companies have business: near which place they stay. */
export const DEMO_CITIES = {
  zurich: { latitude: 47.3745, longitude: 8.5392 },
  geneva: { latitude: 46.2044, longitude: 6.1432 },
  hamburg: { latitude: 53.5511, longitude: 9.9937 },
  munich: { latitude: 48.1374, longitude: 11.5755 },
  vienna: { latitude: 48.2085, longitude: 16.3721 },
  london: { latitude: 51.5074, longitude: -0.1278 },
  paris: { latitude: 48.8566, longitude: 2.3522 },
} as const;

type Row = readonly [DemoTrip['traveller'], DemoCity, startsIn: number, nights: number, DemoFate];

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

export const DEMO_TRIPS: readonly DemoTrip[] = [
  ...ENGINEERING.map((row) => toTrip('engineering', row)),
  ...LOGISTIK.map((row) => toTrip('logistik', row)),
  ...NORTHWIND.map((row) => toTrip('northwind', row)),
];

function toTrip(company: DemoTrip['company'], [traveller, city, startsIn, nights, fate]: Row): DemoTrip {
  return { company, traveller, city, startsIn, nights, fate };
}
