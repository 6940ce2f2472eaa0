import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import type {
  HotelDetailsAnswer,
  PartChangeQuote,
  PartChangeRequest,
  Trip,
  TripRequest,
} from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { detailsBody } from '#tests/contract/support/hotels.ts';
import type { Member } from '#tests/contract/support/records.ts';

/** The practice hotels, by their situations. */
export const HOTELS = { willing: 'practice-3', closedDesk: 'practice-5' } as const;

interface Stay {
  hotel: string;
  levels: readonly ApprovalLevel[];
}

/** Orders the cheapest room of a hotel that can be changed over HTTP, as the checkout does. */
export async function orderStay(
  address: string,
  { companyUserId }: Member,
  token: string,
  { hotel, levels }: Stay,
): Promise<Trip> {
  const send = sending(address, token);
  const travelers = [companyUserId];
  const details = detailsBody(travelers, hotel);
  const { options } = (await send('/api/booking/hotel/details', details)) as HotelDetailsAnswer; // by the contract
  const offer = changeableOf(options);
  const order: TripRequest = {
    travelers,
    levels: [...levels],
    parts: [{ kind: 'hotel', offer }],
    bookingInfo: {
      purpose: 'client-visit',
      referenceFieldValues: {},
      reason: levels.length > 0 ? { code: 'closerToMeeting' } : undefined,
    },
  };
  return (await send('/api/trips', order, { 'idempotency-key': randomUUID() })) as Trip; // by the contract
}

/** Requests one night more over HTTP, with the approvals that this needs. */
export async function prolongStay(
  address: string,
  { companyUserId }: Member,
  token: string,
  { trip, levels }: { trip: Trip; levels: readonly ApprovalLevel[] },
): Promise<void> {
  const send = sending(address, token);
  const [stay] = trip.parts;
  if (stay?.kind !== 'hotel') throw new Error('The trip is no stay');
  const days = { checkIn: stay.startsOn, checkOut: format(addDays(parseISO(stay.endsOn), 1), 'yyyy-MM-dd') };
  const details = detailsBody([companyUserId], stay.property.propertyId, days);
  const { options } = (await send('/api/booking/hotel/details', details)) as HotelDetailsAnswer; // by the contract
  const part = { kind: 'hotel', offer: changeableOf(options) } as const;
  const path = `/api/trips/${trip._id}/parts/${stay._id}/change`;
  const quote = (await send(`${path}/quote`, { part })) as PartChangeQuote; // by the contract
  const agreed = { price: quote.after, penalty: quote.penalty };
  const reason = levels.length > 0 && ({ reason: { code: 'closerToMeeting' } } as const);
  const request: PartChangeRequest = { part, agreed, levels: [...levels], ...reason };
  await send(path, request, { 'idempotency-key': randomUUID() });
}

/** A booking that can't be cancelled can't be changed either. */
function changeableOf(options: HotelDetailsAnswer['options']): string {
  return options.find(({ room }) => room.refundable)?.offer ?? '';
}

function sending(address: string, token: string) {
  return async (path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return await answer.json();
  };
}
