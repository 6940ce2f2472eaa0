import { fn } from 'storybook/test';
import type { CarCriteria } from '#domain/car-booking/car-criteria.ts';
import type { CarStation } from '#domain/contract.ts';
import type { CarSearchScreenProps } from '#src/features/car-booking/search/CarSearchScreen.tsx';
import { CAR_STEPS } from '../booking-steps.ts';
import { DANIEL } from '../people.ts';

const empty: CarCriteria = {
  pickUp: null,
  dropOffAtPickUp: true,
  dropOff: null,
  pickUpDate: '',
  dropOffDate: '',
  pickUpTime: '08:00',
  dropOffTime: '18:00',
  driverAge: 30,
  purpose: '',
  travelers: [DANIEL],
};

const zurich = { kind: 'airport', code: 'ZRH', label: 'Zurich Airport (ZRH)' } as const;
const office = { kind: 'point', label: 'Works, Winterthur', latitude: 47.5, longitude: 8.72 } as const;

/** Every field filled in. */
export const filled: CarCriteria = {
  ...empty,
  pickUp: zurich,
  pickUpDate: '2027-03-14',
  dropOffDate: '2027-03-16',
  purpose: 'client-visit',
};

/** A one-way rental. */
export const oneWay: CarCriteria = { ...filled, dropOffAtPickUp: false, dropOff: office };

/** No place is being looked up. */
export const resting = { text: '', suggestions: [], state: 'resting', onType: fn(), onPick: fn() } as const;
/** The typed place was found. */
export const found = { ...resting, text: zurich.label, state: 'located' } as const;
export const foundOffice = { ...resting, text: office.label, state: 'located' } as const;

const open = (from: string, to: string, weekdays: readonly number[]) =>
  weekdays.map((weekday) => ({ weekday, from, to }));

export const AIRPORT_DESK: CarStation = {
  stationId: 'ZI.ZRH',
  name: 'Avis Zurich Airport',
  address: { street: 'Flughafenstrasse 1', postalCode: '8058', city: 'Zurich', country: 'CH' },
  zone: 'Europe/Zurich',
  latitude: 47.4515,
  longitude: 8.5646,
  access: 'inTerminal',
  distance: 0.4,
  direction: 'N',
  openingHours: open('06:00', '23:30', [1, 2, 3, 4, 5, 6, 7]),
  phone: '+41 44 555 01 23',
};
/** Closed on Sundays. */
export const CITY_OFFICE: CarStation = {
  ...AIRPORT_DESK,
  stationId: 'ZE.WIN',
  name: 'Hertz Winterthur',
  access: 'city',
  openingHours: open('07:30', '18:30', [1, 2, 3, 4, 5, 6]),
};

export const BUSY_DESK: CarStation = {
  ...AIRPORT_DESK,
  openingHours: open('00:00', '24:00', [1, 2, 3, 4, 5, 6, 7]),
};

/** The initial form. */
export const ready: CarSearchScreenProps & { state: 'ready' } = {
  state: 'ready',
  steps: CAR_STEPS,
  furthest: 0,
  criteria: empty,
  today: '2027-03-01',
  now: '2027-03-01T09:00:00.000Z',
  lookups: { pickUp: resting, dropOff: resting },
  stations: { pickUp: null, dropOff: null },
  purposes: [
    { id: 'client-visit', label: 'Client visit' },
    { id: 'conference', label: 'Conference' },
  ],
  colleagues: null,
  left: null,
  onWrite: fn(),
  onSubmit: fn(),
  earlier: { searches: [], onRepeat: fn() },
  onContinue: fn(),
  onDiscard: fn(),
};

/** Filled in, with the stations of the place. */
export const answered: CarSearchScreenProps & { state: 'ready' } = {
  ...ready,
  criteria: filled,
  lookups: { pickUp: found, dropOff: resting },
  stations: { pickUp: [AIRPORT_DESK], dropOff: null },
};
