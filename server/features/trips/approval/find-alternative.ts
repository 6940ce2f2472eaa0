import type { CheapestAlternative } from '#domain/contract.ts';
import { convertMoney } from '#domain/exchange-rates.ts';
import { multiplyMoney } from '#domain/money.ts';
import type { OfferWithTitle } from '#domain/policy/compare-policies.ts';
import { judge } from '#domain/policy/judge.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import { readTermsFor } from '../../../offers/read-booking-terms.ts';
import { searchAgain } from '../../recent-searches/search-again.ts';
import { searchForPart } from '../part/kinds/part-kinds.ts';
import { findPartToCompare, type PartToCompare, saveAlternative } from './alternative-repository.ts';

const SEARCH_MS = 20_000;

/** Finds the cheapest offer that would not have needed an approval, as a comparison for the part's approver. */
export async function findAlternative(deps: Deps, { partId }: { partId: string }): Promise<void> {
  const part = await findPartToCompare(deps.db, partId);
  if (!part) return;
  const terms = await readTermsFor(deps, part.companyId, part.travelers);
  const { startsOn, endsOn } = part;
  const travellers = part.travelers.length;
  const search = searchForPart(part.kind, part.details, { startsOn, endsOn, travellers });
  const signal = AbortSignal.timeout(SEARCH_MS);
  const found = await searchAgain(deps, { search, terms }, { signal, log: deps.log });
  const cheapest = cheapestAllowed(found, terms, part);
  if (cheapest) await saveAlternative(deps.db, partId, cheapest);
}

function cheapestAllowed(
  offers: readonly OfferWithTitle[],
  terms: BookingTerms,
  { kind, travelers }: PartToCompare,
): CheapestAlternative | undefined {
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
  return cheapest && { ...cheapest, foundAt: terms.now.toISOString() };
}
