import { findClashes } from '#domain/clashes/find-clashes.ts';
import { planParts } from '#domain/clashes/plan-parts.ts';
import type { PlannedPart } from '#domain/clashes/planned-part.ts';
import type { ClashNoticeProps } from '#src/components/booking/ClashNotice.tsx';
import { ANNA, DANIEL } from './people.ts';
import { CAR, STAY } from './trip-checkout-args.ts';

const [RENTAL, HOTEL] = planParts([CAR, STAY]) as [PlannedPart, PlannedPart]; // it leaves only flights out

const trip = {
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9e01',
  itineraryRefId: 'K7TQ2M',
  title: 'Berlin, 14 – 16 Mar',
};
const IN_BERLIN: PlannedPart = {
  ...HOTEL,
  trip,
  name: 'Hotel Zwölf Lichter',
  travelers: [ANNA._id, DANIEL._id],
  places: [{ town: 'Berlin' }],
};
const ALSO_IN_ZURICH: PlannedPart = { ...IN_BERLIN, name: 'The Only Room', places: HOTEL.places };

/** Daniel lands after the car waits for him, and leaves before it is returned. */
const TO_ZURICH: PlannedPart = {
  trip: null,
  kind: 'flight',
  name: 'London – Zurich',
  travelers: [DANIEL._id],
  begins: '2027-03-14T07:10',
  ends: '2027-03-16T18:20',
  beginsAt: '2027-03-14T07:10:00.000Z',
  endsAt: '2027-03-16T18:20:00.000Z',
  places: [{ town: 'Zurich' }],
  legs: [
    {
      origin: { town: 'London' },
      destination: { town: 'Zurich' },
      departure: '2027-03-14T07:10',
      arrival: '2027-03-14T09:55',
      departsAt: '2027-03-14T07:10:00.000Z',
      arrivesAt: '2027-03-14T08:55:00.000Z',
    },
    {
      origin: { town: 'Zurich' },
      destination: { town: 'London' },
      departure: '2027-03-16T18:30',
      arrival: '2027-03-16T19:20',
      departsAt: '2027-03-16T17:30:00.000Z',
      arrivesAt: '2027-03-16T19:20:00.000Z',
    },
  ],
};

export const withOtherTrips: ClashNoticeProps = {
  clashes: findClashes([HOTEL], [IN_BERLIN, ALSO_IN_ZURICH]),
  travelers: [DANIEL],
};
export const withinTrip: ClashNoticeProps = {
  clashes: findClashes([TO_ZURICH, RENTAL, HOTEL, { ...HOTEL, name: 'The Only Room' }], []),
  travelers: [DANIEL, ANNA],
};
export const flightThreeTimes: ClashNoticeProps = {
  clashes: findClashes([TO_ZURICH, TO_ZURICH, TO_ZURICH], []),
  travelers: [DANIEL],
};
export const flightTwice: ClashNoticeProps = {
  clashes: findClashes([TO_ZURICH, TO_ZURICH], []),
  travelers: [DANIEL],
};
