import { expect } from 'vitest';
import type { Money, Trip } from '#domain/contract.ts';
import { type Answer, call } from './call.ts';
import type { ContractApp } from './contract-app.ts';
import { createdTrip, HOTELS, type OrderChanges, offerOf, orderBody, sendOrder } from './orders.ts';
import type { Member } from './records.ts';
import { openSession } from './sessions.ts';

type AppWithDeps = Pick<ContractApp, 'app' | 'deps'>;
type TripForDecision = Pick<Trip, '_id' | 'version' | 'total'>;

interface DecisionChanges {
  version?: number;
  total?: Money;
  comment?: string;
}

/** Every booking has to be approved. */
export const ALWAYS = { amount: 1, currency: 'CHF' };

export async function approve(
  opened: AppWithDeps,
  as: Member,
  trip: TripForDecision,
  changes: DecisionChanges = {},
): Promise<Answer> {
  return await decide(opened, as, trip, { path: 'approve', body: changes });
}

export async function reject(
  opened: AppWithDeps,
  as: Member,
  trip: TripForDecision,
  changes: DecisionChanges = {},
): Promise<Answer> {
  return await decide(opened, as, trip, { path: 'reject', body: { comment: 'Too dear', ...changes } });
}

export async function sendBack(
  opened: AppWithDeps,
  as: Member,
  trip: TripForDecision,
  changes: DecisionChanges = {},
): Promise<Answer> {
  const body = { comment: 'Take the train', sendBack: true, ...changes };
  return await decide(opened, as, trip, { path: 'reject', body });
}

export const DECISIONS = { approve, reject, sendBack } as const;

async function decide(
  { app, deps }: AppWithDeps,
  as: Member,
  { _id, version, total }: TripForDecision,
  { path, body }: { path: 'approve' | 'reject'; body: object },
): Promise<Answer> {
  const { token } = await openSession(deps, as);
  const seen = { version, total: total.asked };
  return await call(app, {
    method: 'POST',
    url: `/api/trips/${_id}/${path}`,
    token,
    body: { ...seen, ...body },
  });
}

/** The trip after a decision; a refusal of it fails the test. */
export function decidedTrip({ status, body }: Answer): Trip {
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Trip; // the contract has checked it
}

/** A stay that waits for an approval, ordered over HTTP. */
export async function orderWaiting(
  opened: AppWithDeps,
  as: Member,
  changes: OrderChanges = { levels: [1] },
): Promise<Trip> {
  const { travelers = [as.companyUserId] } = changes;
  const offer = await offerOf(opened, as, HOTELS.falling, { travelers });
  return createdTrip(await sendOrder(opened, as, orderBody(as, offer, changes)));
}
