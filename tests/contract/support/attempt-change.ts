import { randomUUID } from 'node:crypto';
import type { PartChangeQuote, Trip } from '#domain/contract.ts';
import { type Answer, call } from './call.ts';
import type { ContractApp } from './contract-app.ts';
import type { Member } from './records.ts';
import { openSession } from './sessions.ts';

/** Changes the first booked part of a trip into the stay of an offer, as far as that is possible. */
export async function attemptChange(
  { app, deps }: ContractApp,
  trip: Trip,
  { as, offer }: { as: Member; offer: string },
): Promise<Answer> {
  const part = trip.parts.find(({ status }) => status === 'confirmed') ?? trip.parts[0];
  const url = `/api/trips/${trip._id}/parts/${part?._id ?? trip._id}/change`;
  const wanted = { kind: 'hotel', offer };
  const { token } = await openSession(deps, as);
  const send = (path: string, body: object, headers = {}) =>
    call(app, { method: 'POST', url: path, token, body, headers });
  const quote = await send(`${url}/quote`, { part: wanted });
  if (quote.status !== 200) return quote;
  const { after, penalty } = quote.body as PartChangeQuote; // the contract has checked it
  const body = { part: wanted, agreed: { price: after, penalty }, levels: [] };
  return await send(url, body, { 'idempotency-key': randomUUID() });
}
