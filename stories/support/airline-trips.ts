import type { AirlineChange, ChangedLeg, Trip } from '#domain/contract.ts';
import { FLIGHT } from './flight/flight-fixtures.ts';
import { chf, MIRJAM, STAY, TRIP } from './trip-fixtures.ts';

const [OUT, BACK] = FLIGHT.legs;
if (!OUT || !BACK) throw new Error('The flight goes out and back');

const LATER: ChangedLeg['before'] = {
  ...OUT,
  segments: OUT.segments.map((segment) => ({
    ...segment,
    flightNumber: 18,
    departure: '2027-03-14T16:55',
    arrival: '2027-03-14T20:45',
  })),
};

export const AIRLINE_CHANGE: AirlineChange = {
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8ec001',
  partId: FLIGHT._id,
  foundAt: '2027-03-01T14:20:00.000Z',
  legs: [{ before: OUT, after: LATER }],
  answers: ['accept', 'cancel'],
};

const FOUND: Trip['events'][number] = {
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8ec101',
  at: AIRLINE_CHANGE.foundAt,
  kind: 'airlineChanged',
  partId: FLIGHT._id,
  legs: AIRLINE_CHANGE.legs,
};

export const changedByAirline = (change: Partial<AirlineChange> = {}): Trip => ({
  ...TRIP,
  title: 'New York and Zürich, 14 – 20 Mar',
  endsOn: FLIGHT.endsOn,
  total: { asked: chf(924_40 + 480_00) },
  parts: [FLIGHT, STAY],
  airlineChanges: [{ ...AIRLINE_CHANGE, ...change }],
  events: [...TRIP.events, FOUND],
  allowedActions: ['update', 'cancel', 'addPart'],
});

export const AIRLINE_CHANGED = changedByAirline();

export const AIRLINE_CANCELLED = changedByAirline({ legs: [{ before: OUT }], answers: ['cancel'] });

export const AIRLINE_ACCEPTED: Trip = {
  ...AIRLINE_CHANGED,
  parts: [{ ...FLIGHT, legs: [LATER, BACK], beginsAt: '2027-03-14T15:55:00.000Z' }, STAY],
  airlineChanges: undefined,
  events: [
    ...AIRLINE_CHANGED.events,
    {
      ...FOUND,
      _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8ec102',
      at: '2027-03-01T15:02:00.000Z',
      kind: 'airlineChangeAccepted',
      by: MIRJAM,
    },
  ],
};
