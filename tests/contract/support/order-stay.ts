import type { TripRequest } from '#domain/contract.ts';
import type { Answer } from './call.ts';
import { dayAhead } from './flights.ts';
import {
  HOTELS,
  type OrderChanges,
  type Orderer,
  offerOf,
  orderBody,
  type Stay,
  sendOrder,
} from './orders.ts';
import type { Member } from './records.ts';

type StayChanges = OrderChanges & { stay?: Stay };

/** An order of the cheapest room of a hotel. */
export async function stayBody(
  opened: Orderer,
  as: Member,
  propertyId: string,
  { stay, ...changes }: StayChanges = {},
): Promise<TripRequest> {
  return orderBody(as, await offerOf(opened, as, propertyId, stay), changes);
}

export async function orderStay(
  opened: Orderer,
  as: Member,
  propertyId: string,
  changes?: StayChanges,
): Promise<Answer> {
  return await sendOrder(opened, as, await stayBody(opened, as, propertyId, changes));
}

/** An order of stays of two nights at the hotel with one room, one after the other. */
export async function staysBody(
  opened: Orderer,
  as: Member,
  { firstNight, count, ...changes }: OrderChanges & { firstNight: number; count: number },
): Promise<TripRequest> {
  const parts = [];
  for (let part = 0; part < count; part += 1) {
    const night = firstNight + part * 2;
    const stay = { checkIn: dayAhead(night), checkOut: dayAhead(night + 2) };
    parts.push({ kind: 'hotel' as const, offer: await offerOf(opened, as, HOTELS.onlyRoom, stay) });
  }
  return orderBody(as, '', { parts, ...changes });
}
