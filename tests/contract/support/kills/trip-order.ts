import { randomUUID } from 'node:crypto';
import type { Trip, TripPartRequest, TripRequest } from '#domain/contract.ts';
import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import { dayAhead } from '../flights.ts';
import { orderBody } from '../orders.ts';
import { cheapestOffer, type Fate, offersRequest, TRIP_KINDS } from '../practice-offers.ts';
import type { Member } from '../records.ts';
import { flightPart } from './flight-order.ts';
import type { OrderCall } from './journal.ts';
import { type CallOptions, type CallResult, send } from './send.ts';

const LAST_DAY = 300;
const FATES: readonly Fate[] = ['falling', 'lostLetter', 'good'];

interface PartSpec {
  kind: TripPartRequest['kind'];
  fate: Fate;
}

/** The orders that are killed step by step: including flights with seats, bags and passengers. */
export const ORDERED_KINDS: readonly [name: string, kinds: readonly TripPartRequest['kind'][]][] = [
  ...TRIP_KINDS,
  ['of a flight with a seat and a bag', ['flight']],
];

interface Orderer {
  token: string;
  member: Member;
}

/**
 * An order of a room, a car or both on some day, depending on availability; undefined when there is neither.
 */
export async function newOrder(
  address: URL,
  { random, ...orderer }: Orderer & { random: SeededRandom },
): Promise<OrderCall | undefined> {
  const [, kinds] = random.pick(TRIP_KINDS);
  const parts = kinds.map((kind) => ({ kind, fate: random.pick(FATES) }));
  return await orderOf(address, orderer, { parts, day: dayAhead(random.between(1, LAST_DAY)) });
}

/** An order of these parts; undefined when one of them is not available on that day. */
export async function orderOf(
  address: URL,
  { token, member }: Orderer,
  { parts: wanted, day }: { parts: readonly PartSpec[]; day: string },
): Promise<OrderCall | undefined> {
  const parts: TripRequest['parts'] = [];
  for (const { kind, fate } of wanted) {
    if (kind === 'flight') {
      const flight = await flightPart(address, { token, member, fate, day });
      if (!flight) return undefined;
      parts.push(flight);
      continue;
    }
    const asked = offersRequest({ kind, fate, day, traveler: member.companyUserId });
    const { status, body } = await send(address, { method: 'POST', token, ...asked });
    if (status !== 200) throw new Error(`${asked.path} was answered with ${status}: ${JSON.stringify(body)}`);
    const offer = cheapestOffer(kind, body);
    if (offer === null) return undefined;
    parts.push({ kind, offer });
  }
  return { key: randomUUID(), body: orderBody(member, '', { parts }) };
}

export function orderCall({ key, body }: OrderCall, token: string): CallOptions {
  return { method: 'POST', path: '/api/trips', token, body, idempotencyKey: key };
}

export function tripIdOf({ body }: CallResult): string {
  return (body as Trip)._id; // the contract says so of status 201
}
