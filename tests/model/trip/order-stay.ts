import { randomUUID } from 'node:crypto';
import type { HotelDetailsAnswer, Trip, TripRequest } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { detailsBody } from '#tests/contract/support/hotels.ts';
import type { Member } from '#tests/contract/support/records.ts';

/** The hotels for practice, by what happens with them. */
export const HOTELS = { willing: 'practice-3', closedDesk: 'practice-5' } as const;

interface Stay {
  hotel: string;
  levels: readonly ApprovalLevel[];
}

/** Orders the cheapest room of a hotel over HTTP, as the checkout does. */
export async function orderStay(
  address: string,
  { companyUserId }: Member,
  token: string,
  { hotel, levels }: Stay,
): Promise<Trip> {
  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return await answer.json();
  };
  const travelers = [companyUserId];
  const details = detailsBody(travelers, hotel);
  const { options } = (await send('/api/booking/hotel/details', details)) as HotelDetailsAnswer; // by the contract
  const offer = options[0]?.offer ?? '';
  const order: TripRequest = {
    ...{ travelers, levels: [...levels], parts: [{ kind: 'hotel', offer }] },
    bookingInfo: { purpose: 'client-visit', referenceFieldValues: {} },
  };
  return (await send('/api/trips', order, { 'idempotency-key': randomUUID() })) as Trip; // by the contract
}
