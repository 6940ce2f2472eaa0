import type { Money } from '../contract.ts';
import { convertMoney, type ExchangeRates } from '../exchange-rates.ts';
import { compareMoney } from '../money.ts';
import { type Decision, strictest } from './decision.ts';
import type { JointVerdict } from './judge.ts';

interface CostOfChange {
  cost: Money;
  /** Up to which additional cost changes need no approval, in the company's currency; null where there is no such limit. */
  limit: Money | null;
  rates: ExchangeRates | null;
}

/**
 * A change that costs no more than the company's limit needs no approval. Rules and thresholds stay as they
 * are, and hidden offers stay hidden.
 */
export function waiveApprovals(verdict: JointVerdict, change: CostOfChange): JointVerdict {
  if (verdict.action !== 'approve' || !isWithin(change)) return verdict;
  const travelers = verdict.travelers.map(({ companyUserId, verdict: own }) => ({
    companyUserId,
    verdict: { ...own, ...withoutApproval(own) },
  }));
  return { ...withoutApproval(verdict), travelers };
}

/** Without a rate a person has to decide, except about zero, which is the same in every currency. */
function isWithin({ cost, limit, rates }: CostOfChange): boolean {
  if (!limit) return false;
  if (cost.amount <= 0) return true;
  const converted = convertMoney(cost, limit.currency, rates);
  return converted !== null && compareMoney(converted.money, limit) <= 0;
}

function withoutApproval({ action, levels, inPolicy }: Decision): Decision {
  return action === 'approve' ? strictest([]) : { action, levels, inPolicy };
}
