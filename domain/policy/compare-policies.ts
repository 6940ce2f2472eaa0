import type { Money, OfferPreview, OfferVerdict, PolicyCounts, PolicyPreview } from '../contract.ts';
import { convertMoney } from '../exchange-rates.ts';
import type { PolicyRules } from '../kinds/policy-rules.ts';
import { evaluate } from './evaluate.ts';
import type { Offer } from './offer.ts';
import type { PolicyContext } from './prices.ts';
import type { Verdict } from './verdict.ts';

export interface OfferWithTitle {
  title: string;
  price: Money;
  facts: Offer;
  /** The local time at which a flight departs. */
  departure?: string;
  /** From the centre of the search, where that says it. */
  distance?: number;
}

interface Policies {
  today: PolicyRules | null;
  draft: PolicyRules;
}

const MAX_LISTED = 60;

export function comparePolicies(
  offers: readonly OfferWithTitle[],
  { today, draft }: Policies,
  context: PolicyContext,
): PolicyPreview {
  const judged = offers.map(({ title, price, facts }): OfferPreview => {
    const judge = (policy: PolicyRules | null) => toOfferVerdict(evaluate(policy, facts, context));
    return { kind: facts.kind, title, price, today: judge(today), draft: judge(draft) };
  });
  const toCompanyAmount = ({ price }: OfferPreview) =>
    convertMoney(price, context.currency, context.rates)?.money.amount ?? Number.POSITIVE_INFINITY;
  const ranked = judged
    .map((offer) => ({ offer, rank: isJudgedDifferently(offer) ? 0 : 1, cost: toCompanyAmount(offer) }))
    .sort((one, other) => one.rank - other.rank || compareCosts(one.cost, other.cost));
  return {
    today: countActions(judged.map((offer) => offer.today)),
    draft: countActions(judged.map((offer) => offer.draft)),
    offers: ranked.slice(0, MAX_LISTED).map(({ offer }) => offer),
    totalOffers: judged.length,
    changedOffers: judged.filter(isJudgedDifferently).length,
  };
}

export function isJudgedDifferently({ today, draft }: Pick<OfferPreview, 'today' | 'draft'>): boolean {
  return (
    today.action !== draft.action ||
    (today.action === 'allow' && today.broken.length > 0 !== draft.broken.length > 0) ||
    today.levels.join() !== draft.levels.join()
  );
}

function compareCosts(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

function toOfferVerdict({ action, levels, inPolicy, rules }: Verdict): OfferVerdict {
  const broken = rules.filter(({ result }) => result !== 'kept').map(({ rule }) => rule);
  return { action, levels: [...levels], inPolicy, broken: [...new Set(broken)] };
}

function countActions(verdicts: readonly OfferVerdict[]): PolicyCounts {
  const counts: PolicyCounts = { allowed: 0, level1: 0, level2: 0, hidden: 0 };
  for (const { action, levels } of verdicts) counts[toCountKey(action, levels)] += 1;
  return counts;
}

function toCountKey(action: OfferVerdict['action'], levels: OfferVerdict['levels']): keyof PolicyCounts {
  if (action === 'hide') return 'hidden';
  if (action === 'allow') return 'allowed';
  return levels.includes(2) ? 'level2' : 'level1';
}
