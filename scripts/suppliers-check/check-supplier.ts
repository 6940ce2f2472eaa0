import { randomUUIDv7 } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import { amountText } from '#domain/money.ts';
import type { Database } from '#server/db/schema.ts';
import type { ServerConfig } from '#server/start/config.ts';
import type { DeclineReason } from '#server/suppliers/outcomes.ts';
import type { Order, Supplier } from '#server/suppliers/supplier.ts';
import type { SupplierCall } from '#server/suppliers/supplier-call.ts';

export interface SupplierCheck {
  name: string;
  /** The variable of the environment that connects it. */
  variable: string;
  /** Null where it is not connected. */
  connect(config: ServerConfig, tools: CheckTools): Connected | null;
}

export interface CheckTools {
  db: Kysely<Database>;
  log: FastifyBaseLogger;
}

export interface Connected {
  url: string;
  /** Whether real money is at stake. */
  isLive: boolean;
  sample: Sample<unknown, unknown, unknown>;
}

/** What is searched for, and which of the results is held. */
export interface Sample<Query, Found, Priced> {
  supplier: Supplier<Query, Found, Priced>;
  query: Query;
  wanted: string;
  choose(found: readonly Found[]): ChosenOffer | null;
  /** The supplier holds nothing: what is held is kept here until it is ordered. */
  isKeptHere?: true;
}

export interface ChosenOffer {
  order: Order;
  name: string;
}

/** Says what happened at a step. */
export type Say = (step: string, text: string) => void;

const SEARCH_MS = 30_000;
const ANSWER_MS = 130_000;

/** Searches, prices, holds and cancels, and buys nothing. False when a step has failed. */
export async function checkSupplier(
  { supplier, query, wanted, choose, isKeptHere }: Sample<unknown, unknown, unknown>,
  say: Say,
): Promise<boolean> {
  const companyId = randomUUIDv7();
  const newCall = (more: Partial<SupplierCall> = {}): SupplierCall => ({
    reference: randomUUIDv7(),
    companyId,
    now: new Date(),
    timeoutMs: ANSWER_MS,
    signal: new AbortController().signal,
    ...more,
  });
  const chosen = choose(await search(supplier.search(query, newCall({ timeoutMs: SEARCH_MS })), wanted, say));
  if (!chosen) return false;
  const { order, name } = chosen;
  say('choose', `${name}, ${inWords(order.priceCap)}`);

  const priced = await supplier.price(order, newCall());
  if (priced.outcome !== 'priced') return fail(say, 'price', priced);
  say('price', `on sale until ${atTime(priced.expiresAt)}`);

  const call = newCall();
  const held = await supplier.hold(order, call);
  if (held.outcome !== 'held') return fail(say, 'hold', held);
  const { locator, heldUntil } = held.booking;
  const until = heldUntil ? ` until ${atTime(heldUntil)}` : '';
  say(
    'hold',
    isKeptHere || locator === ''
      ? `kept here${until}; nothing is ordered before it is confirmed`
      : `held${until} under ${locator}, unpaid`,
  );
  const isHeld = await sayStatus(supplier, newCall, { reference: call.reference, wanted: 'held' }, say);

  const cancelled = await supplier.cancel({ booking: call.reference, penaltyCap: null }, newCall());
  if (cancelled.outcome !== 'cancelled') {
    fail(say, 'cancel', cancelled);
    say('cancel', `see to it at the supplier: ${locator || 'nothing was ordered'}`);
    return false;
  }
  say('cancel', `cancelled, for ${inWords(cancelled.penalty)}`);
  const isOver = await sayStatus(supplier, newCall, { reference: call.reference, wanted: 'cancelled' }, say);
  return isHeld && isOver;
}

async function search(
  answers: ReturnType<Supplier<unknown, unknown, unknown>['search']>,
  wanted: string,
  say: Say,
): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const answer of answers) {
    if ('failure' in answer) {
      const why = answer.failure === 'timeout' ? 'no answer in time' : 'no answer that can be used';
      say('search', `${wanted}: ${why} from ${answer.source}`);
    } else {
      all.push(...answer.found);
    }
  }
  say('search', `${wanted}: ${all.length} found`);
  return all;
}

async function sayStatus(
  { lookUp }: Pick<Supplier<unknown, unknown, unknown>, 'lookUp'>,
  newCall: () => SupplierCall,
  { reference, wanted }: { reference: string; wanted: 'held' | 'cancelled' },
  say: Say,
): Promise<boolean> {
  const found = await lookUp(reference, newCall());
  const status = found.outcome === 'found' ? found.booking.status : null;
  say('look up', status ? `it is ${status}` : found.outcome === 'unknown' ? OUTCOMES.unknown : 'not found');
  return status === wanted;
}

const OUTCOMES = {
  soldOut: 'sold out',
  expired: 'no longer on sale',
  declined: 'declined',
  unknown: 'no clear answer',
  extraGone: 'a seat or bag is gone',
  dearer: 'dearer than agreed',
} as const;

type Failed = { outcome: keyof typeof OUTCOMES; reason?: DeclineReason };

function fail(say: Say, step: string, { outcome, reason }: Failed): false {
  const why = reason === undefined || reason === 'refused' ? '' : ` (${reason})`;
  say(step, `failed: ${OUTCOMES[outcome]}${why}`);
  return false;
}

const inWords = (price: Money) => `${price.currency} ${amountText(price)}`;
const atTime = (instant: Date) => `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
