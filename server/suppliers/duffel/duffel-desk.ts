import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import { compareMoney } from '#domain/money.ts';
import type { Database } from '../../db/schema.ts';
import type { DeclineReason } from '../outcomes.ts';
import type { PriceOrder } from '../supplier.ts';
import type { SupplierCall } from '../supplier-call.ts';
import type { DuffelAnswer, DuffelClient } from './duffel-client.ts';
import { type DuffelOffer, readOffer } from './read-offer.ts';

export interface DuffelDesk {
  client: DuffelClient;
  db: Kysely<Database>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export const UNKNOWN = { outcome: 'unknown' } as const;

export type Refused =
  | { outcome: 'soldOut' }
  | { outcome: 'expired' }
  | { outcome: 'declined'; reason: 'refused' }
  | { outcome: 'unknown' };

export function declined<Reason extends DeclineReason>(reason: Reason) {
  return { outcome: 'declined' as const, reason };
}

const REFUSED = declined('refused');

/** What the documented refusals of an offer, an order or a payment mean to us. After each of them, nothing was done. */
const OUTCOME_BY_CODE: ReadonlyMap<string, Refused> = new Map<string, Refused>([
  ['offer_expired', { outcome: 'expired' }],
  ['not_found', { outcome: 'expired' }],
  ['offer_request_already_booked', { outcome: 'expired' }],
  ['past_payment_required_by_date', { outcome: 'expired' }],
  ['offer_no_longer_available', { outcome: 'soldOut' }],
  ['rate_limit_exceeded', UNKNOWN],
  ['already_cancelled', REFUSED],
  ['already_paid', REFUSED],
  ['ancillary_service_not_available', REFUSED],
  ['duplicate_booking', REFUSED],
  ['duplicate_passenger_name', REFUSED],
  ['duplicate_passenger_names', REFUSED],
  ['insufficient_balance', REFUSED],
  ['invalid_email_address', REFUSED],
  ['invalid_loyalty_card', REFUSED],
  ['invalid_order_create_type', REFUSED],
  ['invalid_passenger_name', REFUSED],
  ['invalid_passenger_title', REFUSED],
  ['invalid_phone_number', REFUSED],
  ['order_not_created', REFUSED],
  ['order_passengers_incompatible_with_offer', REFUSED],
  ['payment_amount_does_not_match_order_amount', REFUSED],
  ['payment_currency_does_not_match_order_currency', REFUSED],
  ['payment_declined', REFUSED],
  ['price_changed', REFUSED],
  ['unavailable_feature', REFUSED],
  ['unsupported_action', REFUSED],
  ['validation_format', REFUSED],
  ['validation_inclusion', REFUSED],
  ['validation_length', REFUSED],
  ['validation_required', REFUSED],
  ['validation_type', REFUSED],
  ['validation_unique', REFUSED],
]);

type Refusal = Extract<DuffelAnswer, { kind: 'refused' }>;

/** Unknown for every code that is not documented. */
export function toRefused({ code }: Refusal): Refused {
  return OUTCOME_BY_CODE.get(code) ?? UNKNOWN;
}

/** False when it may have been done all the same. Nothing is done for a wrong token of the operator. */
export function isUndone({ type, code }: Refusal): boolean {
  return type === 'authentication_error' || OUTCOME_BY_CODE.has(code);
}

const OFFER_ID = /^off_[A-Za-z0-9]{4,60}$/;

/** The offer at its price of now. */
export async function fetchOffer(
  { client }: Pick<DuffelDesk, 'client'>,
  { key, travelers }: PriceOrder,
  { signal, now }: Pick<SupplierCall, 'signal' | 'now'>,
): Promise<{ offer: DuffelOffer; data: unknown } | Refused> {
  if (!OFFER_ID.test(key)) return { outcome: 'expired' };
  const answer = await client.get(`/air/offers/${key}?return_available_services=true`, signal);
  if (answer.kind === 'lost') return UNKNOWN;
  if (answer.kind === 'refused') return toRefused(answer);
  const offer = readOffer(answer.data);
  if (offer.passengerIds.length !== travelers) return declined('refused');
  return offer.expiresAt > now ? { offer, data: answer.data } : { outcome: 'expired' };
}

export function isAboveCap(price: Money, cap: Money): boolean {
  return price.currency !== cap.currency || compareMoney(price, cap) > 0;
}
