import { fn } from 'storybook/test';
import type { CompanyUserSummary } from '#domain/contract.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import type { HotelSearchScreenProps } from '#src/features/hotel-booking/search/HotelSearchScreen.tsx';
import { HOTEL_STEPS } from '../booking-steps.ts';
import { ANNA, DANIEL, MIRJAM } from '../people.ts';

const empty: HotelCriteria = {
  formVariant: 'location',
  place: null,
  companyLocationId: null,
  radius: 6,
  checkIn: '',
  checkOut: '',
  rooms: 1,
  purpose: '',
  travelers: [DANIEL],
  submitButtonType: 'SearchByPrice',
};

const zurich = { label: 'Zürich, Switzerland', latitude: 47.3769, longitude: 8.5417 };

/** Every field filled in. */
export const filled: HotelCriteria = {
  ...empty,
  place: zurich,
  checkIn: '2027-03-14',
  checkOut: '2027-03-16',
  purpose: 'client-visit',
};

/** No place is being looked up. */
export const resting = { text: '', suggestions: [], state: 'resting', onType: fn(), onPick: fn() } as const;
/** The typed place was found. */
export const found = { ...resting, text: zurich.label };

const locations = [
  { _id: 'l1', name: 'Head office', address: { city: 'Zug' }, latitude: 47.17, longitude: 8.51 },
  { _id: 'l2', name: 'Works', address: { city: 'Winterthur' }, latitude: 47.5, longitude: 8.72 },
];

/** The initial form. */
export const ready: HotelSearchScreenProps & { state: 'ready' } = {
  state: 'ready',
  steps: HOTEL_STEPS,
  furthest: 0,
  criteria: empty,
  today: '2027-03-01',
  places: { locations, unit: 'km' },
  lookup: resting,
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

const person = (traveler: typeof ANNA, department: string): CompanyUserSummary => ({
  _id: traveler._id,
  role: 'traveler',
  department,
  active: true,
  user: { ...traveler, email: `${traveler.firstName.toLowerCase()}@alpenblick.example` },
});

export const colleagues = {
  ...({ searchString: '', state: 'ready', isSettled: true, page: 1, pages: 4 } as const),
  people: [person(DANIEL, 'Hydraulics'), person(ANNA, 'Sales'), person(MIRJAM, 'Sales')],
  onSearch: fn(),
  onPage: fn(),
  onRetry: fn(),
};

/** The suggestions for the typed place. */
export const suggestions = [
  { id: 'p1', label: 'Zürich', detail: 'Switzerland' },
  { id: 'p2', label: 'Zürich Airport', detail: 'Kloten, Switzerland' },
];
