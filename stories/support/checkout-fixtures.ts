import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { BookingInfoRequest, CheckoutTerms, Trip } from '#domain/contract.ts';
import { chf, PRICED_STAY } from './hotel/hotel-fixtures.ts';
import { CRITERIA } from './hotel/hotel-list.ts';
import { ANNA, DANIEL, MIRJAM } from './people.ts';
import { creator } from './trip-fixtures.ts';

const card = (_id: string, vendor: string, last4: string, name: string) => ({
  _id,
  vendor,
  last4,
  name,
  expiryDate: '11/29',
  isDefault: false,
  maskedNumber: `•••• •••• •••• ${last4}`,
});

/** A company that pays by card, and wants to know two things. */
export const TERMS: CheckoutTerms = {
  travelers: [DANIEL],
  memberships: [
    { traveler: DANIEL._id, kind: 'hotel', program: 'accor_live_limitless' },
    { traveler: DANIEL._id, kind: 'car', program: 'ZE' },
  ],
  paymentType: 'creditcard',
  creditCards: [
    { card: card('c1', 'VI', '4242', 'Alpenblick Engineering AG'), owner: 'company' },
    { card: card('c2', 'CA', '4444', 'Daniel Frei'), owner: 'traveler' },
  ],
  referenceFields: [
    { position: 1, name: 'Cost centre', mandatory: true, proposal: '4711' },
    { position: 2, name: 'Project', mandatory: false },
  ],
  approvers: [{ level: 1, ...ANNA }],
  limits: { tolerancePercent: 3, approvalHours: 24 },
  bookingFee: chf(900),
};

export const INFO: BookingInfoRequest = {
  creditCardId: 'c1',
  purpose: 'client-visit',
  referenceFieldValues: { referenceField1: '4711' },
};

/** The room as a part of a trip. */
export function stayPart(priced: typeof PRICED_STAY): CheckoutPart {
  const { propertyId, name } = priced.property;
  return { kind: 'hotel', criteria: CRITERIA, result: { id: propertyId, name }, priced, extras: null };
}

/** The trip that the order created. */
export const ORDERED: Trip = {
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d20',
  version: 1,
  itineraryRefId: 'K7TQ2M',
  status: 'complete',
  company: { _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d21', name: 'Alpenblick Engineering AG' },
  travelers: [DANIEL],
  createdBy: creator(MIRJAM),
  createdAt: '2027-03-01T09:10:00.000Z',
  title: 'Zürich, 14 – 16 Mar',
  startsOn: '2027-03-14',
  endsOn: '2027-03-16',
  total: PRICED_STAY.total,
  verdict: PRICED_STAY.verdict,
  events: [],
  bookingInfo: { paymentType: 'creditcard', purpose: 'client-visit', referenceFields: [] },
  allowedActions: ['update', 'cancel'],
  withheldActions: [],
  parts: [
    {
      _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d22',
      kind: 'hotel',
      status: 'confirmed',
      price: PRICED_STAY.total,
      startsOn: '2027-03-14',
      endsOn: '2027-03-16',
      property: PRICED_STAY.property,
      room: PRICED_STAY.room,
      nights: 2,
      rooms: 1,
      conditions: PRICED_STAY.conditions,
      lines: PRICED_STAY.lines,
      checkInFrom: '15:00',
      checkOutUntil: '11:00',
      travelers: [DANIEL._id],
      beginsAt: '2027-03-14T14:00:00.000Z',
    },
  ],
};

export const WAITING: Trip = {
  ...ORDERED,
  status: 'waiting_level_1_approval',
  approval: {
    level: 1,
    deciders: [ANNA],
    until: '2027-03-02T09:10:00.000Z',
    onTimeout: 'expires',
  },
};

/** The room is booked; the same once more for the days after could not be. */
export const PARTLY_BOOKED: Trip = {
  ...ORDERED,
  status: 'approved',
  parts: [
    ...ORDERED.parts,
    ...ORDERED.parts.map((part) => ({
      ...part,
      _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d23',
      status: 'failed' as const,
      failure: 'soldOut' as const,
    })),
  ],
};

export const NOTHING_BOUGHT: Trip = {
  ...ORDERED,
  status: 'cancelled',
  end: 'failed',
  parts: ORDERED.parts.map((part) => ({ ...part, status: 'failed', failure: 'declined' })),
};
