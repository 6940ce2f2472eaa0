import type { PartChangeQuote, Trip } from '#domain/contract.ts';
import { type Answer, call } from './call.ts';
import type { ContractApp } from './contract-app.ts';
import { dayAhead } from './flights.ts';
import { HOTELS, offerOf } from './orders.ts';
import type { Member } from './records.ts';
import { openSession } from './sessions.ts';

interface Attempt {
  as: Member;
  /** Who may book for the travellers, and finds the offer. */
  finder: Member;
  /** So many days from now. */
  night: number;
}

/** Changes the first booked part of a trip into a stay of another night, as far as that is possible. */
export async function attemptChange(
  { app, deps }: ContractApp,
  trip: Trip,
  { as, finder, night }: Attempt,
): Promise<Answer> {
  const part = trip.parts.find(({ status }) => status === 'confirmed') ?? trip.parts[0];
  const days = { checkIn: dayAhead(night), checkOut: dayAhead(night + 1) };
  const travelers = part?.travelers ?? trip.travelers.slice(0, 1).map(({ _id }) => _id);
  const offer = await offerOf({ app, deps }, finder, HOTELS.slightlyRising, { ...days, travelers });
  const url = `/api/trips/${trip._id}/parts/${part?._id ?? trip._id}/change`;
  const wanted = { kind: 'hotel', offer };
  const { token } = await openSession(deps, as);
  const send = (path: string, body: object, headers = {}) =>
    call(app, { method: 'POST', url: path, token, body, headers });
  const quote = await send(`${url}/quote`, { part: wanted });
  if (quote.status !== 200) return quote;
  const { after, penalty } = quote.body as PartChangeQuote; // the contract has checked it
  const body = { part: wanted, agreed: { price: after, penalty }, levels: [] };
  return await send(url, body, { 'idempotency-key': `night-${night}-${as.companyUserId}` });
}
