import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import { compareMoney } from '#domain/money.ts';
import type { Database } from '../../db/schema.ts';
import type { DeclineReason } from '../outcomes.ts';
import type { HotelbedsClient } from './hotelbeds-client.ts';
import type { HouseReader } from './house-content.ts';
import type { Reason } from './refusal.ts';

export interface HotelbedsDesk {
  client: HotelbedsClient;
  db: Kysely<Database>;
  houses: HouseReader;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export const UNKNOWN = { outcome: 'unknown' } as const;

export type Refused =
  | { outcome: 'soldOut' }
  | { outcome: 'expired' }
  | { outcome: 'declined'; reason: 'refused' }
  | { outcome: 'unknown' };

export function declined<Because extends DeclineReason>(reason: Because) {
  return { outcome: 'declined' as const, reason };
}

/** What the refusal of a rate means to us; all other reasons are refusals without a reason. */
export const RATE_OUTCOMES: Readonly<Partial<Record<Reason, Refused>>> = {
  soldOut: { outcome: 'soldOut' },
  product: { outcome: 'soldOut' },
  // A rate key that is not, or no longer, known.
  invalid: { outcome: 'expired' },
  notFound: { outcome: 'expired' },
  tooFast: UNKNOWN,
  quotaUsedUp: UNKNOWN,
  notAllowed: UNKNOWN,
};

export function isAboveCap(price: Money, cap: Money): boolean {
  return price.currency !== cap.currency || compareMoney(price, cap) > 0;
}
