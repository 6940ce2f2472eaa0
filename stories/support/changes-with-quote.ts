import type { FullVerdict, PartChangeQuote } from '#domain/contract.ts';
import type { ChangeWithQuote } from '#domain/part-change/part-change.ts';
import { toChangeTarget } from '#domain/part-change/to-change-target.ts';
import { partName } from '#src/components/trip-status/part-name.ts';
import { stayPart } from './checkout-fixtures.ts';
import { PRICED_STAY } from './hotel/hotel-fixtures.ts';
import { ABROAD_CHANGE, STAY_CHANGE } from './part-changes.ts';
import { chf, DANIEL, STAY, TRIP } from './trip-fixtures.ts';

export const CHANGED_STAY = toChangeTarget(TRIP._id, STAY, partName(STAY));

const { after, difference } = STAY_CHANGE;

/** One more night, in policy. */
const QUOTE: PartChangeQuote = {
  version: TRIP.version,
  before: STAY.price.asked,
  after: after.price.asked,
  difference,
  penalty: chf(2_000),
  due: chf(difference.amount + 2_000),
  refund: chf(0),
  until: '2027-03-01T10:15:00.000Z',
  verdict: TRIP.verdict,
  approvers: [],
  lost: STAY_CHANGE.lost,
  offered: after,
};

export function changeWithQuote(quote: Partial<PartChangeQuote> = {}): ChangeWithQuote {
  return { quote: { ...QUOTE, ...quote }, booked: STAY, part: stayPart(PRICED_STAY) };
}

/** A change at a supplier who asks for pounds. */
export const IN_POUNDS: Partial<PartChangeQuote> = {
  before: ABROAD_CHANGE.before.price,
  after: ABROAD_CHANGE.after.price.asked,
  difference: ABROAD_CHANGE.difference,
  penalty: ABROAD_CHANGE.penalty,
  due: ABROAD_CHANGE.due,
  refund: ABROAD_CHANGE.refund,
  lost: [],
  offered: ABROAD_CHANGE.after,
};

/** A change that an approver decides on, with a reason. */
export const FOR_APPROVAL: Partial<PartChangeQuote> = { verdict: STAY_CHANGE.verdict, approvers: [DANIEL] };

/**
 * A change that would need approval only at a price above the company's tolerance, although it breaks a rule.
 */
export const WITHOUT_APPROVAL: Partial<PartChangeQuote> = {
  verdict: waiveApprovals(STAY_CHANGE.verdict),
  approvalWaivedUpTo: chf(70_000),
};

function waiveApprovals({ travelers, ...verdict }: FullVerdict): FullVerdict {
  const decision = { action: 'allow' as const, levels: [], inPolicy: true };
  return { ...verdict, ...decision, travelers: travelers.map((one) => ({ ...one, ...decision })) };
}

/** One night less, with a partial refund. */
export const WITH_REFUND: Partial<PartChangeQuote> = {
  after: chf(STAY.price.asked.amount - 20_000),
  difference: chf(-20_000),
  due: chf(0),
  refund: chf(18_000),
  lost: [],
};
