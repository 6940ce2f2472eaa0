import { randomUUID } from 'node:crypto';
import type { HotelDetailsAnswer, Trip } from '#domain/contract.ts';
import type { SeededRandom } from '#server/seeded-random.ts';
import { dayAhead } from '../flights.ts';
import { detailsBody } from '../hotels.ts';
import { HOTELS, orderBody } from '../orders.ts';
import type { Member } from '../records.ts';
import type { SentOrder } from './journal.ts';
import { type Received, type Sent, send } from './send.ts';

const LAST_DAY = 300;
const CHOSEN = [HOTELS.falling, HOTELS.lostLetter, HOTELS.onlyRoom];

/** An order of a room on some night that is still to be had; undefined when there is none. */
export async function newOrder(
  address: URL,
  { token, member, random }: { token: string; member: Member; random: SeededRandom },
): Promise<SentOrder | undefined> {
  const night = random.between(1, LAST_DAY);
  const stay = { checkIn: dayAhead(night), checkOut: dayAhead(night + 1) };
  const body = detailsBody([member.companyUserId], random.pick(CHOSEN), stay);
  const answer = await send(address, { method: 'POST', path: '/api/booking/hotel/details', token, body });
  if (answer.status !== 200) throw new Error(`The details of a hotel were answered with ${answer.status}`);
  const [option] = (answer.body as HotelDetailsAnswer).options; // the contract says so of status 200
  return option && { key: randomUUID(), body: orderBody(member, option.offer) };
}

export function orderCall({ key, body }: SentOrder, token: string): Sent {
  return { method: 'POST', path: '/api/trips', token, body, idempotencyKey: key };
}

export function tripIdOf({ body }: Received): string {
  return (body as Trip)._id; // the contract says so of status 201
}
