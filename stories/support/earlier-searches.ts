import type { EarlierSearch } from '#domain/contract.ts';

const airport = (code: string, city: string, zone: string, country: string) =>
  ({ code, type: 'airport', name: `${city} Airport`, city, zone, country }) as const;

export const TO_LONDON: EarlierSearch = {
  kind: 'flight',
  why: 'usual',
  origin: airport('ZRH', 'Zurich', 'Europe/Zurich', 'CH'),
  destination: airport('LHR', 'London', 'Europe/London', 'GB'),
  flightType: 'roundTrip',
  serviceClass: 'Y',
  from: '2027-03-09',
  to: '2027-03-11',
};

export const IN_BERLIN: EarlierSearch = {
  kind: 'hotel',
  why: 'last',
  place: { label: 'Berlin', latitude: 52.52, longitude: 13.405 },
  rooms: 1,
};

export const AT_GENEVA: EarlierSearch = {
  kind: 'car',
  why: 'company',
  pickUp: { label: 'Geneva Airport', code: 'GVA' },
  pickUpTime: '08:00',
  dropOffTime: '18:00',
};
