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

/** The practice hotels of the walks, and by how many percent a room costs more there than in the list. */
export const HOTELS = {
  willing: { id: 'practice-3', name: 'The Falling Price', surcharge: -8 },
  closedDesk: { id: 'practice-5', name: 'The Closed Desk', surcharge: 0 },
} as const;

export type HotelName = keyof typeof HOTELS;

interface Stay {
  hotel: HotelName;
  levels: readonly ApprovalLevel[];
}

interface Days {
  checkIn: string;
  checkOut: string;
}

/** How much a room is in the list of a hotel, and how much is paid there on top, in Rappen. */
export async function listedStay(
  address: string,
  { companyUserId }: Member,
  token: string,
  { hotel, days }: { hotel: HotelName; days: Days },
): Promise<{ amount: number; onSite: number }> {
  const details = detailsBody([companyUserId], HOTELS[hotel].id, days);
  const { options } = (await sending(address, token)(
    '/api/booking/hotel/details',
    details,
  )) as HotelDetailsAnswer; // by the contract
  const option = changeableOf(options);
  return { amount: option?.price.amount ?? 0, onSite: option?.onSite?.amount ?? 0 };
}

/** Those of the order, and of the longer stay. */
export function daysOfStay(): { ordered: Days; prolonged: Days } {
  const { checkIn, checkOut } = detailsBody([], '');
  return { ordered: { checkIn, checkOut }, prolonged: { checkIn, checkOut: nextDay(checkOut) } };
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
  const details = detailsBody(travelers, HOTELS[hotel].id);
  const { options } = (await send('/api/booking/hotel/details', details)) as HotelDetailsAnswer; // by the contract
  const offer = changeableOf(options)?.offer ?? '';
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
  const days = { checkIn: stay.startsOn, checkOut: nextDay(stay.endsOn) };
  const details = detailsBody([companyUserId], stay.property.propertyId, days);
  const { options } = (await send('/api/booking/hotel/details', details)) as HotelDetailsAnswer; // by the contract
  const part = { kind: 'hotel', offer: changeableOf(options)?.offer ?? '' } as const;
  const path = `/api/trips/${trip._id}/parts/${stay._id}/change`;
  const quote = (await send(`${path}/quote`, { part })) as PartChangeQuote; // by the contract
  const agreed = { price: quote.after, penalty: quote.penalty };
  const reason = levels.length > 0 && ({ reason: { code: 'closerToMeeting' } } as const);
  const request: PartChangeRequest = { part, agreed, levels: [...levels], ...reason };
  await send(path, request, { 'idempotency-key': randomUUID() });
}

/** A booking that can't be cancelled can't be changed either. */
function changeableOf(
  options: HotelDetailsAnswer['options'],
): HotelDetailsAnswer['options'][number] | undefined {
  return options.find(({ room }) => room.refundable);
}

function nextDay(day: string): string {
  return format(addDays(parseISO(day), 1), 'yyyy-MM-dd');
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
