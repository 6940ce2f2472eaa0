import type { Kysely } from 'kysely';
import type { Actor } from '#domain/abilities.ts';
import type { Money, PartChange, Trip } from '#domain/contract.ts';
import { compareMoney } from '#domain/money.ts';
import type { Database } from '../../../db/schema.ts';
import { readDecisionsByMail } from '../../companies/checkout-repository.ts';
import type { SubscriberDeps } from '../trip-news.ts';
import type { ApprovalSubject } from './approval-subject.ts';
import { createDecisionLink } from './decision-link-repository.ts';

export interface WaitingDecision {
  change: PartChange | undefined;
  until: string;
  amount: Money;
}

export function findWaitingDecision(
  trip: Trip,
  { kind, subjectId }: Pick<ApprovalSubject, 'kind' | 'subjectId'>,
): WaitingDecision | undefined {
  if (kind === 'trip') {
    const { approval, total } = trip;
    if (!approval || !trip.allowedActions.includes('approve')) return undefined;
    return { change: undefined, until: approval.until, amount: total.converted ?? total.asked };
  }
  const change = trip.changes?.find(({ _id }) => _id === subjectId);
  if (!change?.approval || !change.mayDecide) return undefined;
  const { price } = change.after;
  return { change, until: change.approval.until, amount: price.converted ?? price.asked };
}

export async function isDecidedByMail(
  db: Kysely<Database>,
  companyId: string,
  amount: Money,
): Promise<boolean> {
  const limit = await readDecisionsByMail(db, companyId);
  return limit !== null && limit.currency === amount.currency && compareMoney(amount, limit) <= 0;
}

interface AskedApprover {
  approver: Pick<Actor, 'companyUserId'>;
  subject: ApprovalSubject;
  trip: Trip;
}

export async function createMailSecret(
  { keys, clock }: Pick<SubscriberDeps, 'keys' | 'clock'>,
  db: Kysely<Database>,
  { approver, subject, trip }: AskedApprover,
): Promise<string | null> {
  const waiting = findWaitingDecision(trip, subject);
  if (!waiting || !(await isDecidedByMail(db, trip.company._id, waiting.amount))) return null;
  return await createDecisionLink(db, keys, {
    approver,
    subject,
    version: trip.version,
    total: trip.total.asked,
    createdAt: clock.now(),
    expiresAt: new Date(waiting.until),
  });
}
