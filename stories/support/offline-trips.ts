import type { ExternalPart, Trip } from '#domain/contract.ts';
import { awaitsPenalty } from '#domain/given-back.ts';
import { chf, DANIEL_DECIDES, MIRJAM, PETRA, TRIP } from './trip-fixtures.ts';

const id = (end: string) => `01994b5e-7c1a-7cc2-b7a1-3f0c5a8e${end}`;

let events = 0;
type Event = Trip['events'][number];

function event(at: string, kind: Event['kind'], more: Partial<Event> = {}): Event {
  events += 1;
  return { _id: id(`c${String(events).padStart(3, '0')}`), at, kind, ...more };
}

const byAgency = { side: 'agency', by: PETRA } as const;
const byTravelers = { side: 'travelers', by: MIRJAM } as const;

const requested = event('2027-03-01T09:30:00.000Z', 'requested', { by: MIRJAM });
const question = event('2027-03-01T10:02:00.000Z', 'messageWritten', {
  ...byAgency,
  comment: 'Would an evening train do as well?\nThe morning one has no table for two left.',
});
const answer = event('2027-03-01T10:20:00.000Z', 'messageWritten', {
  ...byTravelers,
  comment: 'Yes, if it arrives before nine.',
});

export const RAIL: ExternalPart = {
  _id: id('9e11'),
  kind: 'external',
  status: 'confirmed',
  travelers: [MIRJAM._id],
  locator: 'K4X9-77',
  price: { asked: chf(18_600) },
  startsOn: '2027-03-14',
  endsOn: '2027-03-16',
  beginsAt: '2027-03-14T00:00:00.000Z',
  lines: [{ kind: 'base', code: 'EXT', label: 'Price', amount: chf(18_600), onSite: false }],
  service: 'rail',
  supplier: 'SBB',
  notes: 'EC 317, coach 7, seats 61 and 62.\nTickets come by mail.',
};

const GUIDE: ExternalPart = {
  ...RAIL,
  _id: id('9e12'),
  service: 'other',
  supplier: 'Guide Milano',
  locator: 'GM-204',
  price: { asked: chf(92_000) },
  lines: [{ kind: 'base', code: 'EXT', label: 'Price', amount: chf(92_000), onSite: false }],
};

const { comment: _, creditCard: __, ...INFO } = TRIP.bookingInfo;

const REQUEST: NonNullable<Trip['request']> = {
  kinds: ['rail', 'other'],
  startsOn: '2027-03-14',
  endsOn: '2027-03-16',
  places: ['Zürich', 'Milan'],
  text: 'Two seats at a table in first class on a morning train.\n\nAnd a guide for the factory in Milan who speaks German, on the second day.',
  isOpen: true,
};
const ENDED = { ...REQUEST, isOpen: false };

/** Nothing has been done about it yet. */
export const OPEN: Trip = {
  ...TRIP,
  _id: id('9f11'),
  status: 'approved',
  title: 'Milan, 14 – 16 Mar',
  total: { asked: chf(0) },
  bookingInfo: { ...INFO, paymentType: 'invoice', referenceFields: [] },
  verdict: { action: 'allow', levels: [], inPolicy: true, travelers: [] },
  request: REQUEST,
  parts: [],
  allowedActions: ['writeMessage', 'closeRequest', 'update', 'addPart'],
  withheldActions: [],
  events: [requested],
};

export const TALKED_ABOUT: Trip = { ...OPEN, events: [requested, question, answer] };
export const QUESTION_SENT: Trip = { ...OPEN, events: [requested, question] };

const recorded = event('2027-03-01T11:00:00.000Z', 'partsAdded', { by: PETRA });
const booked = event('2027-03-01T11:00:01.000Z', 'confirmed', { partId: RAIL._id });

/** A booking is made, and the request goes on. */
export const BOOKED_AND_OPEN: Trip = {
  ...TALKED_ABOUT,
  total: { asked: chf(18_600) },
  verdict: TRIP.verdict,
  parts: [RAIL],
  events: [...TALKED_ABOUT.events, recorded, booked],
};

/** The recorded booking costs more than the policy allows without approval. */
export const WAITING: Trip = {
  ...BOOKED_AND_OPEN,
  status: 'waiting_level_1_approval',
  total: { asked: chf(110_600) },
  verdict: { ...TRIP.verdict, action: 'approve', levels: [1], inPolicy: false },
  parts: [RAIL, { ...GUIDE, status: 'held', heldUntil: '2027-03-02T09:30:00.000Z' }],
  approval: {
    level: 1,
    deciders: [DANIEL_DECIDES],
    until: '2027-03-02T09:30:00.000Z',
    onTimeout: 'expires',
  },
  allowedActions: ['writeMessage'],
  withheldActions: [{ action: 'closeRequest', reason: 'busy' }],
};

export const COMPLETE: Trip = {
  ...BOOKED_AND_OPEN,
  status: 'complete',
  total: { asked: chf(110_600) },
  parts: [RAIL, GUIDE],
  request: ENDED,
  allowedActions: ['update', 'addPart'],
  events: [
    ...BOOKED_AND_OPEN.events,
    event('2027-03-01T12:00:00.000Z', 'requestClosed', { ...byAgency, comment: 'All is booked' }),
    event('2027-03-01T12:00:00.000Z', 'completed'),
  ],
};

export const CLOSED_WITHOUT: Trip = {
  ...QUESTION_SENT,
  status: 'cancelled',
  end: 'closed',
  request: ENDED,
  allowedActions: [],
  events: [
    ...QUESTION_SENT.events,
    event('2027-03-01T12:00:00.000Z', 'requestClosed', {
      ...byAgency,
      comment: 'Nothing is left on these days, and you have not answered.',
    }),
    event('2027-03-01T12:00:00.000Z', 'cancelled'),
  ],
};

export const WITHDRAWN: Trip = {
  ...CLOSED_WITHOUT,
  end: 'cancelled',
  events: [
    requested,
    event('2027-03-01T12:00:00.000Z', 'requestClosed', { ...byTravelers, comment: 'We meet by video' }),
    event('2027-03-01T12:00:00.000Z', 'cancelled'),
  ],
};

const refused = event('2027-03-01T12:00:00.000Z', 'rejected', {
  by: DANIEL_DECIDES,
  level: 1,
  comment: 'Too dear',
});
const aboutGuide = { partId: GUIDE._id };

/** The agency booked the guide elsewhere, without an approval. */
export const NOT_APPROVED: Trip = {
  ...BOOKED_AND_OPEN,
  parts: [
    { ...RAIL, wasBooked: true },
    { ...GUIDE, status: 'cancelled' },
  ],
  events: [
    ...BOOKED_AND_OPEN.events,
    event('2027-03-01T11:30:00.000Z', 'partsAdded', { by: PETRA }),
    refused,
    event('2027-03-01T12:00:00.000Z', 'cancellationRequested', aboutGuide),
    event('2027-03-01T12:00:01.000Z', 'partCancelled', aboutGuide),
  ],
};

/** The agency has cancelled it where it was booked. */
export const NOT_APPROVED_AND_PAID: Trip = {
  ...NOT_APPROVED,
  total: { asked: chf(38_600) },
  parts: [
    { ...RAIL, wasBooked: true },
    { ...GUIDE, status: 'cancelled', penalty: chf(20_000), refund: chf(72_000) },
  ],
};

/** The whole request is withdrawn while its only booking waited for approval. */
export const WITHDRAWN_AND_GIVEN_BACK: Trip = {
  ...WITHDRAWN,
  parts: [{ ...GUIDE, status: 'cancelled' }],
};

/** One booking is cancelled, and the other one stays. */
export const PARTLY_CANCELLED: Trip = {
  ...COMPLETE,
  total: { asked: chf(18_600) },
  parts: [
    RAIL,
    { ...GUIDE, status: 'cancelled', wasBooked: true, penalty: chf(20_000), refund: chf(72_000) },
  ],
};

/** The same as the agency sees it. */
export function forAgency(trip: Trip): Trip {
  const isConfirmed = trip.parts.some((part) => part.status === 'confirmed' || awaitsPenalty(part));
  const isWaiting = trip.status.startsWith('waiting');
  if (!trip.request?.isOpen) {
    return { ...trip, allowedActions: isConfirmed ? ['cancelExternal'] : [], withheldActions: [] };
  }
  return {
    ...trip,
    allowedActions: [
      'writeMessage',
      ...(isWaiting ? [] : (['addExternal', 'closeRequest'] as const)),
      ...(isConfirmed && !isWaiting ? (['cancelExternal'] as const) : []),
    ],
    withheldActions: isWaiting
      ? [
          { action: 'addExternal', reason: 'busy' },
          { action: 'closeRequest', reason: 'busy' },
        ]
      : [],
  };
}
