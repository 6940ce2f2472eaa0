import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import { compareMoney } from '#domain/money.ts';
import type { Database } from '../../db/schema.ts';
import type { DeclineReason } from '../outcomes.ts';
import type { PriceOrder } from '../supplier.ts';
import type { SupplierCall } from '../supplier-call.ts';
import type { DuffelAnswer, DuffelClient } from './duffel-client.ts';
import { UnreadableField } from './fields.ts';
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

/** What refusals of an offer or an order mean to us; all other codes are refusals without a reason. */
const OUTCOME_BY_CODE: Readonly<Record<string, Refused>> = {
  offer_expired: { outcome: 'expired' },
  not_found: { outcome: 'expired' },
  offer_request_already_booked: { outcome: 'expired' },
  past_payment_required_by_date: { outcome: 'expired' },
  offer_no_longer_available: { outcome: 'soldOut' },
  rate_limit_exceeded: UNKNOWN,
};

export function toRefused({ type, code }: Extract<DuffelAnswer, { kind: 'refused' }>): Refused {
  // The operator's token is wrong: nothing was done, and nothing can be said of the offer.
  if (type === 'authentication_error') return UNKNOWN;
  return OUTCOME_BY_CODE[code] ?? declined('refused');
}

/** Unknown where an answer has come that can't be read. */
export async function readable<Result>(
  desk: Pick<DuffelDesk, 'log'>,
  work: () => Promise<Result>,
): Promise<Result | typeof UNKNOWN> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnreadableField)) throw error;
    desk.log.warn({ field: error.path }, 'An answer of Duffel lacks a field');
    return UNKNOWN;
  }
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
