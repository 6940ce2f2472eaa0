import type { ChangeTarget } from '#domain/part-change/change-target.ts';

/** A stay that is being changed. */
export const CHANGED_STAY: ChangeTarget = {
  tripId: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d01',
  partId: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d02',
  title: 'Hotel Seefeld',
  startsOn: '2026-05-03',
  endsOn: '2026-05-05',
  seats: [],
  bags: [],
  memberships: [],
};

/** A flight that is being changed, with a seat and a bag. */
export const CHANGED_FLIGHT: ChangeTarget = {
  ...CHANGED_STAY,
  title: 'Zurich – London',
  seats: [{ traveler: 'anna', seat: '12A', origin: 'ZRH', destination: 'LHR' }],
  bags: [{ traveler: 'anna', leg: 0, kind: 'checked', quantity: 1 }],
  memberships: [{ traveler: 'anna', program: 'LX', membershipNumber: '992001' }],
};
