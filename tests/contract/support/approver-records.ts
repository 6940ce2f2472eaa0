import type { Trip } from '#domain/contract.ts';
import { type Answer, call } from './call.ts';
import type { ContractApp } from './contract-app.ts';
import type { Orderer } from './orders.ts';
import type { Member } from './records.ts';
import { openSession } from './sessions.ts';
import { setColumns } from './set-columns.ts';

/** Policies under which every stay needs an approval at a level. */
export const ALWAYS_ASKS = {
  1: { level1Threshold: { amount: 1, currency: 'CHF' } },
  2: { level2Threshold: { amount: 1, currency: 'CHF' } },
};

/** The trip as the person sees it, or their refusal. */
export async function lookAt(opened: Orderer, as: Member, { _id }: Pick<Trip, '_id'>): Promise<Answer> {
  const { token } = await openSession(opened.deps, as);
  return await call(opened.app, { url: `/api/trips/${_id}`, token });
}

/** Names a delegate for the person from a day to a day. */
export async function nameDelegate(
  opened: Orderer,
  as: Member,
  delegate: Member,
  days: { from: string; until: string },
): Promise<Answer> {
  const { token } = await openSession(opened.deps, as);
  const url = `/api/companies/${as.companyId}/users/${as.companyUserId}/delegate`;
  const body = { delegate: delegate.companyUserId, ...days };
  return await call(opened.app, { method: 'PUT', url, token, body });
}

/** Sets who approves the trips of a person. */
export async function setApprovers(
  { db }: Pick<ContractApp, 'db'>,
  { companyUserId }: Member,
  { first, second }: { first?: Member | null; second?: Member | null },
): Promise<void> {
  await setColumns(db, 'company_users', companyUserId, {
    level1_approver_id: first === undefined ? undefined : (first?.companyUserId ?? null),
    level2_approver_id: second === undefined ? undefined : (second?.companyUserId ?? null),
  });
}

/** The person leaves the company. */
export async function leave({ db }: Pick<ContractApp, 'db'>, { companyUserId }: Member): Promise<void> {
  await setColumns(db, 'company_users', companyUserId, { active: false });
}
