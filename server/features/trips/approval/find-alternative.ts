import type { CheapestAlternative } from '#domain/contract.ts';
import { convertMoney } from '#domain/exchange-rates.ts';
import type { OfferWithTitle } from '#domain/policy/compare-policies.ts';
import { havePoliciesChanged } from '#domain/policy/have-policies-changed.ts';
import { judge } from '#domain/policy/judge.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import { readTermsFor } from '../../../offers/read-booking-terms.ts';
import { searchLikePart } from '../part/search-like-part.ts';
import { findPartToCompare, saveSearch } from './alternative-repository.ts';

const SEARCH_MS = 20_000;
const MOST_SEARCHES = 3;
const RETRY_SECONDS = 30;

/**
 * Finds the cheapest offer that would not have needed an approval, as a comparison for the part's approver. A search
 * that fails is repeated a few times.
 */
export async function findAlternative(
  deps: Deps,
  { partId, failed = 0 }: { partId: string; failed?: number },
): Promise<void> {
  const part = await findPartToCompare(deps.db, partId);
  if (!part) return await saveSearch(deps.db, partId, { search: null, alternative: null });
  const terms = await readTermsFor(deps, part.companyId, part.travelers);
  const isJudgeable = !havePoliciesChanged(part.policies, terms.policies);
  const offers = isJudgeable ? await searchLikePart(deps, part, { terms, withinMs: SEARCH_MS }) : null;
  if (offers) {
    const alternative = cheapestAllowed(offers, terms);
    return await saveSearch(deps.db, partId, { search: alternative ? 'found' : 'none', alternative });
  }
  // What the policies of the request would have allowed can't be determined once they have changed.
  if (!isJudgeable || failed + 1 === MOST_SEARCHES) {
    return await saveSearch(deps.db, partId, { search: 'failed', alternative: null });
  }
  const afterSeconds = RETRY_SECONDS * 2 ** failed;
  await deps.jobs.enqueue(deps.db, 'part.compare', { partId, failed: failed + 1 }, { afterSeconds });
}

function cheapestAllowed(
  offers: readonly OfferWithTitle[],
  { policies, currency, rates, now }: BookingTerms,
): CheapestAlternative | null {
  const allowed = offers.filter(({ facts }) => judge(policies, facts, rates).action === 'allow');
  const convertCost = ({ price }: OfferWithTitle) =>
    convertMoney(price, currency, rates)?.money.amount ?? Number.POSITIVE_INFINITY;
  const [cheapest] = allowed.toSorted((one, other) => convertCost(one) - convertCost(other));
  return cheapest ? { title: cheapest.title, price: cheapest.price, foundAt: now.toISOString() } : null;
}
