import type { ErrorCode, HotelPart, PartChangeQuote } from '#domain/contract.ts';
import { CHANGED_STAY } from '../change-target.ts';
import { partOf, roomQuote } from '../hotel-booking-examples.ts';
import { createManualReview } from './manual-review.ts';

export const chf = (amount: number) => ({ amount, currency: 'CHF' });

const { property, room, nights, rooms, conditions, lines } = roomQuote();

/** A stay as it is booked. */
export const BOOKED: HotelPart = {
  _id: CHANGED_STAY.partId,
  kind: 'hotel',
  status: 'confirmed',
  travelers: ['anna'],
  price: { asked: chf(40_000) },
  startsOn: CHANGED_STAY.startsOn,
  endsOn: CHANGED_STAY.endsOn,
  beginsAt: '2026-05-03T13:00:00.000Z',
  lines,
  property,
  room,
  nights,
  rooms,
  conditions,
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
};

/** A night more, which costs so much besides a fee of CHF 20. */
export function quoteOf(more = 12_000, other: Partial<PartChangeQuote> = {}): PartChangeQuote {
  const inAll = more + 2_000;
  return {
    version: 4,
    before: chf(40_000),
    after: chf(40_000 + more),
    difference: chf(more),
    penalty: chf(2_000),
    due: chf(Math.max(inAll, 0)),
    refund: chf(Math.max(-inAll, 0)),
    until: '2026-03-02T09:45:00.000Z',
    verdict: { action: 'allow', levels: [], inPolicy: true, travelers: [] },
    approvers: [],
    lost: [],
    offered: BOOKED,
    ...other,
  };
}

export const part = (offer = roomQuote().offer) => partOf(roomQuote(40_000, { offer }));

export const offered = (more = 12_000, other: Partial<PartChangeQuote> = {}) => ({
  type: 'offered',
  offered: { quote: quoteOf(more, other), booked: BOOKED, part: part() },
});

export const refused = (code: ErrorCode) => ({ type: 'refused', code });
export const requested = { type: 'taken', change: 'requested' };
export const placed = { type: 'taken', change: 'placed' };
export const INFO = { comment: 'The workshop goes on.' };
export const SUBMIT = { type: 'change.submit', info: INFO } as const;

/** What is sent after a quote. */
export function changeOf(more = 12_000, info: object = INFO) {
  const [traveler] = part().criteria.travelers;
  return {
    part: { kind: 'hotel' as const, offer: part().priced.offer, travelers: [traveler?._id ?? ''] },
    agreed: { price: chf(40_000 + more), penalty: chf(2_000) },
    levels: [],
    ...info,
  };
}

export async function reviewing() {
  const review = createManualReview();
  await review.answer('askQuote', offered());
  return review;
}

export async function sending() {
  const review = await reviewing();
  review.send(SUBMIT);
  await review.answer('saveChange', { key: 'key-1', request: changeOf() });
  return review;
}
