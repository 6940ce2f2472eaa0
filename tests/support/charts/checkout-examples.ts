import type { ErrorCode } from '#domain/contract.ts';
import type { Repricing } from '#domain/offers/price-change.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import { partOf, roomQuote } from '../hotel-booking-examples.ts';
import { createManualCheckout } from './manual-checkout.ts';

export const INFO = { purpose: 'client-visit', referenceFieldValues: { referenceField1: '4711' } };
export const TERMS = {
  travelers: [{ _id: 'anna', firstName: 'Anna', lastName: 'Keller' }],
  paymentType: 'invoice',
  creditCards: [],
  memberships: [],
  referenceFields: [{ position: 1, name: 'Cost centre', mandatory: true, proposal: '4711' }],
  approvers: [],
  limits: { tolerancePercent: 3, approvalHours: 24 },
};
export const SUBMIT = { type: 'order.submit', info: INFO } as const;

export const parts = (amount = 40_000) => [partOf(roomQuote(amount))];
export const repriced = (type: Repricing, amount = 40_000) => ({ type, parts: parts(amount) });
export const refused = (code: ErrorCode) => ({ type: 'refused', code });
export const trip = (status: TripStatus, ...statuses: PartStatus[]) => ({
  _id: 'trip',
  status,
  parts: statuses,
});
export const created = { type: 'created', trip: trip('approved', 'confirming') };

export function orderOf(amount = 40_000, info: object = INFO) {
  return {
    travelers: ['anna'],
    parts: [{ kind: 'hotel', offer: roomQuote(amount).offer }],
    bookingInfo: info,
    levels: [],
  };
}

export async function editing() {
  const checkout = createManualCheckout();
  await checkout.answer('loadTerms', { type: 'loaded', terms: TERMS });
  return checkout;
}

export async function pricing() {
  const checkout = await editing();
  checkout.send(SUBMIT);
  return checkout;
}

export async function submitting() {
  const checkout = await pricing();
  await checkout.answer('priceParts', repriced('same'));
  await checkout.answer('saveOrder', { key: 'key-1', request: orderOf() });
  return checkout;
}
