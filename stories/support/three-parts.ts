import type { Trip } from '#domain/contract.ts';
import { FLIGHT } from './flight/flight-fixtures.ts';
import { chf, DANIEL, MIRJAM, PETRA, RENTAL, STAY, TRIP } from './trip-fixtures.ts';
import { WAITING } from './trips-by-status.ts';

const CHANGEABLE = { possible: true } as const;
const forBoth = [MIRJAM._id, PETRA._id];
const parts = [
  {
    ...FLIGHT,
    changeable: CHANGEABLE,
    travelers: forBoth,
    seats: [...FLIGHT.seats, { traveler: PETRA._id, segment: 0, seat: '41B' }],
  },
  { ...STAY, changeable: CHANGEABLE, travelers: forBoth, rooms: 2 },
  { ...RENTAL, changeable: CHANGEABLE, travelers: forBoth },
];

/** A flight, a stay and a car of two people. */
export const THREE_PARTS: Trip = {
  ...TRIP,
  title: 'New York and Zürich, 14 – 20 Mar',
  travelers: [MIRJAM, PETRA],
  endsOn: FLIGHT.endsOn,
  total: { asked: chf(1_614_40) },
  parts,
  allowedActions: ['update', 'cancel', 'addPart', 'changePart'],
};

const heldUntil = '2027-03-02T09:30:00.000Z';
const foundAt = '2027-03-01T09:30:02.000Z';

/** The same on hold, as Daniel Frei sees it, who decides. */
export const THREE_PARTS_TO_DECIDE: Trip = {
  ...THREE_PARTS,
  status: WAITING.status,
  approval: WAITING.approval,
  verdict: WAITING.verdict,
  bookingInfo: { ...WAITING.bookingInfo, level1Approver: DANIEL },
  events: WAITING.events,
  parts: parts.map((part) => ({
    ...part,
    status: 'held' as const,
    heldUntil,
    locator: undefined,
    changeable: { possible: false as const, reason: 'notBooked' as const },
  })),
  allowedActions: ['approve', 'reject', 'sendBack'],
  comparisons: [
    {
      partId: FLIGHT._id,
      search: 'found',
      alternative: { title: 'LX 16, LX 3471, Economy Light', price: chf(844_40), foundAt },
      colleagues: [{ firstName: 'Anna', lastName: 'Keller' }],
    },
    {
      partId: STAY._id,
      search: 'found',
      alternative: { title: 'Hotel Limmatblick, Single room', price: chf(398_00), foundAt },
      colleagues: [
        { firstName: 'Anna', lastName: 'Keller' },
        { firstName: 'Fabio', lastName: 'Lombardi' },
      ],
    },
    { partId: RENTAL._id, search: 'none', colleagues: [] },
  ],
};
