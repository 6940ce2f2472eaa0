import type { Trip } from '#domain/contract.ts';
import { type Answer, call } from './call.ts';
import type { ContractApp } from './contract-app.ts';
import { createdTrip, HOTELS, type Orderer, offerOf, orderBody, sendOrder } from './orders.ts';
import type { Member } from './records.ts';
import { openSession } from './sessions.ts';

/** Policies whose every stay needs the approval of a level. */
export const ALWAYS_ASKS = {
  1: { level1Threshold: { amount: 1, currency: 'CHF' } },
  2: { level2Threshold: { amount: 1, currency: 'CHF' } },
};

/** A stay that waits for the approval of the first level. */
export async function orderToApprove(
  opened: Orderer,
  as: Member,
  travelers = [as.companyUserId],
): Promise<Trip> {
  const offer = await offerOf(opened, as, HOTELS.falling, { travelers });
  return createdTrip(await sendOrder(opened, as, orderBody(as, offer, { levels: [1], travelers })));
}

/** The trip as the person sees it, or what they are answered instead. */
export async function lookAt(opened: Orderer, as: Member, { _id }: Pick<Trip, '_id'>): Promise<Answer> {
  const { token } = await openSession(opened.deps, as);
  return await call(opened.app, { url: `/api/trips/${_id}`, token });
}

/** Approves a trip in the state in which it was seen. */
export async function approve(
  opened: Orderer,
  as: Member,
  { _id, version, total: { asked: total } }: Trip,
): Promise<Answer> {
  const { token } = await openSession(opened.deps, as);
  const url = `/api/trips/${_id}/approve`;
  return await call(opened.app, { method: 'POST', url, token, body: { version, total } });
}

export async function reject(
  opened: Orderer,
  as: Member,
  { _id, version, total: { asked: total } }: Trip,
  more: { comment: string; sendBack?: boolean },
): Promise<Answer> {
  const { token } = await openSession(opened.deps, as);
  const url = `/api/trips/${_id}/reject`;
  return await call(opened.app, { method: 'POST', url, token, body: { version, total, ...more } });
}

/** Names a delegate by whom the person is replaced from a day to a day. */
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

/** Sets who approves for somebody. */
export async function setApprovers(
  { db }: Pick<ContractApp, 'db'>,
  { companyUserId }: Member,
  { first, second }: { first?: Member | null; second?: Member | null },
): Promise<void> {
  await db
    .updateTable('company_users')
    .set({
      ...(first !== undefined && { level1_approver_id: first?.companyUserId ?? null }),
      ...(second !== undefined && { level2_approver_id: second?.companyUserId ?? null }),
    })
    .where('id', '=', companyUserId)
    .execute();
}

/** The person leaves the company. */
export async function leave({ db }: Pick<ContractApp, 'db'>, { companyUserId }: Member): Promise<void> {
  await db.updateTable('company_users').set({ active: false }).where('id', '=', companyUserId).execute();
}
