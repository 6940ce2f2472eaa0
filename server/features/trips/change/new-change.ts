import { randomUUIDv7 } from 'node:crypto';
import type { PartChangeRequest } from '#domain/contract.ts';
import { dueOnSite } from '#domain/due-on-site.ts';
import { longestWait } from '#domain/offers/booking-limits.ts';
import { priceCap } from '#domain/offers/price-change.ts';
import { changeSnapshot, isWaitingChange } from '#machines/trip/change-selectors.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import { countAppointments, titleOfPart } from '../part/kinds/part-kinds.ts';
import { toPart } from '../part-mapper.ts';
import { listPolicies } from '../pipeline/policies-at-decision.ts';
import { firstStatus } from './apply-change-event.ts';
import type { StoredChange } from './change-repository.ts';
import type { ChangeTerms } from './prepare-change.ts';

interface Request {
  request: Pick<PartChangeRequest, 'agreed' | 'reason' | 'comment'>;
  userId: string;
  at: Date;
  now: Date;
}

export function newChange(prepared: ChangeTerms, { request, userId, at, now }: Request): StoredChange {
  const { row, part, shown, offered, limits, penalty, lost } = prepared;
  const levels = [...offered.verdict.levels];
  const status = firstStatus(levels);
  const isWaiting = isWaitingChange(changeSnapshot({ status, levels }));
  return {
    id: randomUUIDv7(),
    trip_id: row.id,
    part_id: part.id,
    company_id: row.company_id,
    status,
    failure: null,
    levels,
    requested_by_user_id: userId,
    requested_at: at,
    before: {
      title: titleOfPart(part.kind, part.details),
      price: part.price,
      startsOn: shown.starts_on,
      endsOn: shown.ends_on,
      appointments: countAppointments(toPart(shown)),
      onSite: dueOnSite(toPart(shown), part.price),
    },
    ordered: offered.order,
    details: offered.details,
    passengers: offered.passengers && [...offered.passengers],
    starts_on: offered.startsOn,
    ends_on: offered.endsOn,
    begins_at: offered.beginsAt,
    price_amount: offered.price.amount,
    price_currency: offered.price.currency,
    accepted_amount: priceCap(request.agreed.price, limits).amount,
    agreement: {
      userId,
      at: at.toISOString(),
      version: row.version,
      base: request.agreed.price,
      tolerancePercent: limits.tolerancePercent,
      highestFee: request.agreed.penalty,
    },
    penalty_amount: penalty.amount,
    lost: [...lost],
    verdict: toVerdict(offered.verdict),
    policies: listPolicies(prepared),
    reason: request.reason ?? null,
    comment: request.comment ?? null,
    waiting_until: isWaiting ? endOfWait(now, limits, [part.beginsAt, offered.beginsAt]) : null,
    waiting_since: isWaiting ? now : null,
    approval_limit_hours: limits.approvalHours,
    reminded_at: null,
    asked_approvers: [],
    alternative: null,
    alternative_search: isWaiting ? 'looking' : null,
  };
}

/** The wait ends with the time limit for approvals, or when the booked or the new part begins. */
export function endOfWait(now: Date, limits: { approvalHours: number }, begins: readonly Date[]): Date {
  const ends = [longestWait(now, limits), ...begins.filter((begin) => begin > now)];
  return new Date(Math.min(...ends.map((end) => end.getTime())));
}
