import type { Money } from '../contract.ts';
import { convertMoney, type ExchangeRates } from '../exchange-rates.ts';
import { compareMoney } from '../money.ts';
import { type Decision, strictest } from './decision.ts';
import type { JointVerdict } from './judge.ts';

interface CostOfChange {
  /** The extra cost of the change over the booked price, wherever it is paid; zero when it costs less. */
  cost: Money;
  /** Up to which additional cost changes need no approval, in the company's currency; null where there is no such limit. */
  limit: Money | null;
  /** Null when no rates are known at all. */
  rates: ExchangeRates | null;
}

/**
 * The verdict on a change without its approvals, where the change costs no more than the company lets through. Rules and
 * thresholds say the same as before, and what is hidden stays hidden. The same verdict where nothing is waived.
 */
export function waiveApprovals(verdict: JointVerdict, change: CostOfChange): JointVerdict {
  if (verdict.action !== 'approve' || !isWithin(change)) return verdict;
  const travellers = verdict.travellers.map(({ companyUserId, verdict: own }) => ({
    companyUserId,
    verdict: { ...own, ...withoutApproval(own) },
  }));
  return { ...withoutApproval(verdict), travellers };
}

/** Where a rate is missing, a person has to look at it; nothing is nothing in any currency. */
function isWithin({ cost, limit, rates }: CostOfChange): boolean {
  if (!limit) return false;
  if (cost.amount <= 0) return true;
  const converted = convertMoney(cost, limit.currency, rates);
  return converted !== null && compareMoney(converted.money, limit) <= 0;
}

function withoutApproval({ action, levels, inPolicy }: Decision): Decision {
  return action === 'approve' ? strictest([]) : { action, levels, inPolicy };
}
