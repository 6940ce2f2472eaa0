import { changeCosts } from '#domain/change-costs.ts';
import type { Money, PartChange, PartChangeability, TripPart } from '#domain/contract.ts';
import { dueOnSite } from '#domain/due-on-site.ts';
import { waitingLevel } from '#machines/trip/approval-region.ts';
import { changeSnapshot, isWaitingChange, selectChangeability } from '#machines/trip/change-selectors.ts';
import { withoutNulls } from '../../../db/without-nulls.ts';
import { isChangeable } from '../part/kinds/part-kinds.ts';
import type { PartOffer } from '../part/kinds/part-offer.ts';
import { type PartRow, toInstant, toPart } from '../part-mapper.ts';
import { decidersAt, listDeparted, standingAt, toVisiblePart } from '../trip-people.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripViewer } from '../trip-standing.ts';
import { agreedTerms, isBeyondAgreement } from './agreed-terms.ts';

export type ChangeRow = TripRow['changes'][number];

export function toPartChanges(row: TripRow, viewer: TripViewer | null): PartChange[] {
  return row.changes.toReversed().flatMap((change) => {
    const part = row.parts.find(({ id }) => id === change.part_id);
    return part ? [toPartChange(row, { change, part }, viewer)] : [];
  });
}

function toPartChange(
  row: TripRow,
  { change, part }: { change: ChangeRow; part: PartRow },
  viewer: TripViewer | null,
): PartChange {
  const { penalty_amount, price_currency, first_name, last_name } = change;
  const penalty = { amount: penalty_amount, currency: price_currency };
  const { failure, reason, comment } = change;
  const { onSite, ...before } = change.before;
  const after = partAfter(part, change);
  const prices = { before: before.price, after: priceAfter(change) };
  const dueAfter = dueOnSite(after, prices.after);
  // Most changes leave open where the price is paid, so the amounts due on site are compared.
  const dueBefore = onSite ?? dueOnSite(after, before.price);
  return {
    _id: change.id,
    partId: change.part_id,
    status: change.status,
    requestedAt: toInstant(change.requested_at),
    requestedBy: { firstName: first_name, lastName: last_name },
    before,
    after: toVisiblePart(row, after, viewer),
    penalty,
    ...changeCosts({ ...prices, penalty, onSite: { before: dueBefore, after: dueAfter } }),
    agreed: hasRisen(change) ? agreedTerms(change) : undefined,
    lost: change.lost,
    verdict: change.verdict,
    ...withoutNulls({ failure, reason, comment }),
    ...toWaiting(row, part, change),
    ...(viewer && toDecisions(row, change, viewer)),
  };
}

export function comparisonOf(row: TripRow, changeId: string): Pick<PartChange, 'search' | 'alternative'> {
  const { alternative_search: search = null, alternative = null } =
    row.changes.find(({ id }) => id === changeId) ?? {};
  return withoutNulls({ search, alternative });
}

function hasRisen(change: ChangeRow): boolean {
  return (isWaiting(change) || change.failure === 'priceChanged') && isBeyondAgreement(change);
}

export function priceAfter({ price_amount, price_currency }: ChangeRow): Money {
  return { amount: price_amount, currency: price_currency };
}

function partAfter(
  part: PartRow,
  change: Pick<ChangeRow, 'details' | 'passengers' | 'starts_on' | 'ends_on' | 'begins_at'>,
): TripPart {
  const { details, passengers, starts_on, ends_on, begins_at } = change;
  return toPart({
    ...part,
    details,
    passengers,
    starts_on,
    ends_on,
    begins_at,
    failure: null,
    held_until: null,
    free_until: null,
    tickets: null,
    payable_through: null,
    refund_amount: null,
    penalty_amount: null,
  });
}

export function partOffered(part: PartRow, offered: PartOffer): TripPart {
  return partAfter(part, {
    details: offered.details,
    passengers: offered.passengers && [...offered.passengers],
    starts_on: offered.startsOn,
    ends_on: offered.endsOn,
    begins_at: offered.beginsAt.toISOString(),
  });
}

function toWaiting(
  row: TripRow,
  { travelers }: PartRow,
  { status, waiting_until }: ChangeRow,
): Pick<PartChange, 'approval'> {
  const level = waitingLevel(status);
  if (!level || !waiting_until) return {};
  const until = toInstant(waiting_until);
  const departed = listDeparted(row, travelers);
  return {
    approval: { level, deciders: decidersAt(row, level), ...departed, until, onTimeout: 'staysAsItIs' },
  };
}

type Decisions = Pick<PartChange, 'mayDecide' | 'withheldDecision' | 'mayWithdraw'>;

export function toDecisions(row: TripRow, change: ChangeRow, viewer: TripViewer): Decisions {
  const { status, waiting_until } = change;
  if (!isWaiting(change)) return {};
  const { roles, undecided } = standingAt(row, viewer, waitingLevel(status));
  const isOverdue = waiting_until !== null && new Date(waiting_until) <= viewer.now;
  const obstacle = roles.includes('approver') ? (isOverdue ? 'overdue' : null) : undecided;
  return {
    withheldDecision: obstacle ?? undefined,
    mayDecide: roles.includes('approver') && !isOverdue ? true : undefined,
    mayWithdraw: roles.includes('booker') ? true : undefined,
  };
}

export function determineChangeability(part: PartRow, { changes }: TripRow, now: Date): PartChangeability {
  return selectChangeability({
    status: part.status,
    hasBegun: new Date(part.begins_at) <= now,
    changeWaits: changes.some((change) => change.part_id === part.id && isWaiting(change)),
    isAllowed: isChangeable(part.kind, part.details, now),
  });
}

function isWaiting({ status, levels }: ChangeRow): boolean {
  return isWaitingChange(changeSnapshot({ status, levels }));
}
