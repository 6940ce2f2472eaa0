import { expect } from 'vitest';
import type { Trip, TripEditRequest, TripRenewal } from '#domain/contract.ts';
import { type Answer, call } from './call.ts';
import type { ContractApp } from './contract-app.ts';
import { getTrip, type Orderer } from './orders.ts';
import type { Member } from './records.ts';
import { openSession } from './sessions.ts';

type TripId = Pick<Trip, '_id'>;
type TripVersion = Pick<Trip, '_id' | 'version'>;

export async function askRenewal({ app, deps }: Orderer, as: Member, { _id }: TripId): Promise<Answer> {
  const { token } = await openSession(deps, as);
  return await call(app, { url: `/api/trips/${_id}/renewal`, token });
}

/** The renewal of a trip, when it is possible. */
export async function renewalOf(orderer: Orderer, as: Member, trip: TripId): Promise<TripRenewal> {
  const { status, body } = await askRenewal(orderer, as, trip);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as TripRenewal; // the contract has checked it
}

export async function putTrip(
  { app, deps }: Orderer,
  as: Member,
  { _id, version }: TripVersion,
  body: TripEditRequest,
): Promise<Answer> {
  const { token } = await openSession(deps, as);
  const headers = { 'if-match': `"${version}"` };
  return await call(app, { method: 'PUT', url: `/api/trips/${_id}`, token, headers, body });
}

/** The request that renews a trip at the values of its renewal. */
export function agreeTo({ total, verdict }: TripRenewal): TripEditRequest {
  if (!total || !verdict) return expect.fail('A part can not be had');
  return { resubmit: { total, levels: verdict.levels } };
}

/** Requests a trip again as its renewal shows it. */
export async function resubmit(orderer: Orderer, as: Member, trip: TripId): Promise<Answer> {
  const renewal = await renewalOf(orderer, as, trip);
  const seen = { _id: trip._id, version: renewal.version };
  return await putTrip(orderer, as, seen, agreeTo(renewal));
}

export function changedTrip({ status, body }: Answer): Trip {
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Trip; // the contract has checked it
}

/** The decision of an approver on the current trip. */
export async function refuse(
  opened: ContractApp,
  approver: Member,
  { _id }: TripId,
  more: { sendBack?: boolean } = {},
): Promise<Trip> {
  const { version, total } = await getTrip(opened, approver, _id);
  const { token } = await openSession(opened.deps, approver);
  const body = { version, total: total.asked, comment: 'Too dear', ...more };
  return changedTrip(
    await call(opened.app, { method: 'POST', url: `/api/trips/${_id}/reject`, token, body }),
  );
}

export async function approve(opened: ContractApp, approver: Member, { _id }: TripId): Promise<Trip> {
  const { version, total } = await getTrip(opened, approver, _id);
  const { token } = await openSession(opened.deps, approver);
  const body = { version, total: total.asked };
  return changedTrip(
    await call(opened.app, { method: 'POST', url: `/api/trips/${_id}/approve`, token, body }),
  );
}
