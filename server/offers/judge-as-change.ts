import { additionalCost } from '#domain/change-costs.ts';
import type { Money } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import { waiveApprovals } from '#domain/policy/waive-approvals.ts';
import type { BookingTerms } from './booking-terms.ts';

/**
 * The verdict on an offer that would replace a booking, as far as a list can know the cost of the change: the
 * price difference and the fee that the booking states. The same verdict where nothing is changed.
 */
export function judgeAsChange(
  verdict: JointVerdict,
  total: Money,
  { change, rates }: Pick<BookingTerms, 'change' | 'rates'>,
): JointVerdict {
  // Amounts in several currencies can't be set against each other, and such a change is not made.
  if (!change || change.before.currency !== total.currency) return verdict;
  const { before, fee, limit } = change;
  const penalty = fee?.currency === total.currency ? fee : subtractMoney(before, before);
  const cost = additionalCost({ difference: subtractMoney(total, before), penalty });
  return waiveApprovals(verdict, { cost, limit, rates });
}
