import type { HotelPart, Trip } from '#domain/contract.ts';
import {
  chf,
  DANIEL,
  DANIEL_DECIDES,
  MIRJAM,
  PETRA,
  RUTH,
  STAY,
  STAY_ABROAD,
  TRIP,
} from './trip-fixtures.ts';
import { REFUSED, WAITING, WAITING_SECOND } from './trips-by-status.ts';

type Event = Trip['events'][number];
type WithheldAction = Trip['withheldActions'][number];

const event = (number: number, kind: Event['kind'], more: Partial<Event> = {}): Event => ({
  _id: `01994b5e-7c1a-7cc2-b7a1-3f0c5a8ef${String(number).padStart(3, '0')}`,
  at: `2027-03-01T09:${30 + number}:00.000Z`,
  kind,
  ...more,
});

const { locator: _, ...stay } = STAY;
const { locator: __, ...stayAbroad } = STAY_ABROAD;
const heldUntil = '2027-03-02T09:30:00.000Z';
const STAY_HELD: HotelPart = { ...stay, status: 'held', heldUntil };
const STAY_ABROAD_HELD: HotelPart = { ...stayAbroad, status: 'held', heldUntil };

/** As Daniel Frei sees it, who decides at the only level. */
export const TO_DECIDE: Trip = {
  ...WAITING,
  title: 'Zürich and London, 14 – 18 Mar',
  endsOn: '2027-03-18',
  total: { asked: chf(94011) },
  parts: [STAY_HELD, STAY_ABROAD_HELD],
  allowedActions: ['approve', 'reject', 'sendBack'],
};

/** Its traveler was deactivated while it waited. */
export const OF_DEPARTED: Trip = {
  ...TO_DECIDE,
  approval: {
    level: 1,
    deciders: [DANIEL],
    departed: TO_DECIDE.travelers.map(({ _id }) => _id),
    until: heldUntil,
    onTimeout: 'expires',
  },
};

/** Both parts have risen since they were approved. */
export const RISEN: Trip = {
  ...TO_DECIDE,
  events: [
    ...TO_DECIDE.events.slice(0, 1),
    event(1, 'approved', { by: DANIEL, level: 1 }),
    event(2, 'priceExceeded', { partId: STAY._id, before: chf(45000), after: chf(48000) }),
    event(3, 'priceExceeded', { partId: STAY_ABROAD._id, before: chf(40000), after: chf(46011) }),
  ],
};

/** Ruth Ammann decides after him. */
export const TO_DECIDE_FIRST: Trip = {
  ...TO_DECIDE,
  verdict: { ...TO_DECIDE.verdict, levels: [1, 2] },
  bookingInfo: { ...TO_DECIDE.bookingInfo, level2Approver: { ...RUTH, level: 2 } },
};

export const TO_DECIDE_SECOND: Trip = {
  ...WAITING_SECOND,
  allowedActions: ['approve', 'reject', 'sendBack'],
};

/** Daniel Frei decides as the delegate of Petra Wyss. */
export const TO_DECIDE_FOR_ANOTHER: Trip = {
  ...TO_DECIDE,
  approval: {
    level: 1,
    deciders: [PETRA, { ...DANIEL_DECIDES, onBehalfOf: PETRA }],
    until: heldUntil,
    onTimeout: 'expires',
  },
};

export const withheldBecause = (reason: WithheldAction['reason']): Trip => ({
  ...TO_DECIDE,
  allowedActions: [],
  withheldActions: (['approve', 'reject', 'sendBack'] as const).map((action) => ({ action, reason })),
});

/** A part is booked, the other one waits. */
export const TO_DECIDE_BESIDE_BOOKED: Trip = { ...TO_DECIDE, parts: [STAY_HELD, STAY_ABROAD] };

/** The company has no person left who can decide. */
export const WITHOUT_DECIDERS: Trip = {
  ...WAITING,
  approval: { level: 1, deciders: [], until: heldUntil, onTimeout: 'expires' },
};

/** Daniel Frei approved it for Petra Wyss. */
export const APPROVED_FOR_ANOTHER: Trip = {
  ...TRIP,
  events: [
    ...TRIP.events.slice(0, 1),
    event(1, 'approved', {
      by: DANIEL,
      onBehalfOf: PETRA,
      level: 1,
      comment: 'The client insists on it',
      seen: {
        total: chf(48000),
        verdict: WAITING.verdict,
        parts: [{ partId: STAY._id, price: chf(48000) }],
        policies: [{ _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8ea100', name: 'Standard', version: 3 }],
      },
    }),
    ...TRIP.events.slice(1),
  ],
};

export const SENT_BACK: Trip = {
  ...REFUSED,
  end: 'sentBack',
  events: [
    ...TRIP.events.slice(0, 1),
    event(1, 'sentBack', { by: DANIEL, level: 1, comment: 'Please take the hotel next to the office' }),
    event(2, 'updated', { by: MIRJAM }),
  ],
};
