import type { CheapestAlternative } from '#domain/contract.ts';
import { convertMoney } from '#domain/exchange-rates.ts';
import type { OfferWithTitle } from '#domain/policy/compare-policies.ts';
import { havePoliciesChanged } from '#domain/policy/have-policies-changed.ts';
import { judge } from '#domain/policy/judge.ts';
import type { Deps } from '../../../deps.ts';
import type { ComparedSubject } from '../../../jobs/jobs.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import { judgeAsChange } from '../../../offers/judge-as-change.ts';
import { readTermsFor } from '../../../offers/read-booking-terms.ts';
import type { BookingToChange } from '../../../offers/search-call.ts';
import { describeBookingToChange } from '../part/booking-to-change.ts';
import { searchLikePart } from '../part/search-like-part.ts';
import {
  findChangeToCompare,
  findPartToCompare,
  type PartToCompare,
  saveSearch,
} from './alternative-repository.ts';

const SEARCH_MS = 20_000;
const MOST_SEARCHES = 3;
const RETRY_SECONDS = 30;

export async function findAlternative(
  deps: Deps,
  { failed = 0, ...subject }: ComparedSubject & { failed?: number },
): Promise<void> {
  const compared = await readCompared(deps, subject);
  if (!compared) return await saveSearch(deps.db, subject, { search: null, alternative: null });
  const { part, terms, bookingToChange } = compared;
  const isJudgeable = !havePoliciesChanged(part.policies, terms.policies);
  const search = { terms, bookingToChange, withinMs: SEARCH_MS };
  const offers = isJudgeable ? await searchLikePart(deps, part, search) : null;
  if (offers) {
    const alternative = cheapestAllowed(offers, terms);
    return await saveSearch(deps.db, subject, { search: alternative ? 'found' : 'none', alternative });
  }
  // What the policies of the request would have allowed can't be determined once they have changed.
  if (!isJudgeable || failed + 1 === MOST_SEARCHES) {
    return await saveSearch(deps.db, subject, { search: 'failed', alternative: null });
  }
  const afterSeconds = RETRY_SECONDS * 2 ** failed;
  await deps.jobs.enqueue(deps.db, 'part.compare', { ...subject, failed: failed + 1 }, { afterSeconds });
}

interface Compared {
  part: PartToCompare;
  terms: BookingTerms;
  bookingToChange: BookingToChange | null;
}

async function readCompared(deps: Deps, subject: ComparedSubject): Promise<Compared | undefined> {
  if ('partId' in subject) {
    const part = await findPartToCompare(deps.db, subject.partId);
    const terms = part && (await readTermsFor(deps, part.companyId, part.travelers));
    return terms && { part, terms, bookingToChange: null };
  }
  const part = await findChangeToCompare(deps.db, subject.changeId);
  if (!part) return undefined;
  const { companyId, kind, travelers, booked } = part;
  const [terms, { bookingToChange, change }] = await Promise.all([
    readTermsFor(deps, companyId, travelers),
    describeBookingToChange(deps.db, companyId, { kind, travelers, ...booked }),
  ]);
  return { part, terms: { ...terms, change }, bookingToChange };
}

function cheapestAllowed(offers: readonly OfferWithTitle[], terms: BookingTerms): CheapestAlternative | null {
  const { policies, currency, rates, now } = terms;
  const allowed = offers.filter(
    ({ facts, price }) => judgeAsChange(judge(policies, facts, rates), price, terms).action === 'allow',
  );
  const convertCost = ({ price }: OfferWithTitle) =>
    convertMoney(price, currency, rates)?.money.amount ?? Number.POSITIVE_INFINITY;
  const [cheapest] = allowed.toSorted((one, other) => convertCost(one) - convertCost(other));
  return cheapest ? { title: cheapest.title, price: cheapest.price, foundAt: now.toISOString() } : null;
}
