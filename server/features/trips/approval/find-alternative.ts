import type { CheapestAlternative } from '#domain/contract.ts';
import { convertMoney } from '#domain/exchange-rates.ts';
import { multiplyMoney } from '#domain/money.ts';
import type { OfferWithTitle } from '#domain/policy/compare-policies.ts';
import { havePoliciesChanged } from '#domain/policy/have-policies-changed.ts';
import { judge } from '#domain/policy/judge.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import { readTermsFor } from '../../../offers/read-booking-terms.ts';
import { searchAgain } from '../../recent-searches/search-again.ts';
import { searchForPart } from '../part/kinds/part-kinds.ts';
import { findPartToCompare, type PartToCompare, saveSearch } from './alternative-repository.ts';

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
  const offers = isJudgeable ? await search(deps, part, terms) : null;
  if (offers) {
    const alternative = cheapestAllowed(offers, terms, part);
    return await saveSearch(deps.db, partId, { search: alternative ? 'found' : 'none', alternative });
  }
  // What the policies of the request would have allowed can't be determined once they have changed.
  if (!isJudgeable || failed + 1 === MOST_SEARCHES) {
    return await saveSearch(deps.db, partId, { search: 'failed', alternative: null });
  }
  const afterSeconds = RETRY_SECONDS * 2 ** failed;
  await deps.jobs.enqueue(deps.db, 'part.compare', { partId, failed: failed + 1 }, { afterSeconds });
}

/** Null when the suppliers do not answer. */
async function search(
  deps: Deps,
  { kind, details, startsOn, endsOn, travelers }: PartToCompare,
  terms: BookingTerms,
): Promise<OfferWithTitle[] | null> {
  const again = searchForPart(kind, details, { startsOn, endsOn, travellers: travelers.length });
  const signal = AbortSignal.timeout(SEARCH_MS);
  try {
    return await searchAgain(deps, { search: again, terms }, { signal, log: deps.log });
  } catch (error) {
    deps.log.warn({ err: error }, 'The search for an alternative failed');
    return null;
  }
}

function cheapestAllowed(
  offers: readonly OfferWithTitle[],
  terms: BookingTerms,
  { kind, travelers }: PartToCompare,
): CheapestAlternative | null {
  const allowed = offers
    .filter(({ facts }) => judge(terms.policies, facts, terms.rates).action === 'allow')
    // Flight offers state the price for one traveller.
    .map(({ title, price }) => ({
      title,
      price: kind === 'flight' ? multiplyMoney(price, travelers.length) : price,
    }));
  const convertCost = ({ price }: Pick<OfferWithTitle, 'price'>) =>
    convertMoney(price, terms.currency, terms.rates)?.money.amount ?? Number.POSITIVE_INFINITY;
  const [cheapest] = allowed.toSorted((one, other) => convertCost(one) - convertCost(other));
  return cheapest ? { ...cheapest, foundAt: terms.now.toISOString() } : null;
}
