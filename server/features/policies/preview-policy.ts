import type { Company, PolicyPreview, PolicyPreviewRequest } from '#domain/contract.ts';
import type { PolicyRules } from '#domain/kinds/policy-rules.ts';
import { dateAt, utcDay } from '#domain/local-time.ts';
import { comparePolicies, type OfferWithTitle } from '#domain/policy/compare-policies.ts';
import type { Deps } from '../../deps.ts';
import { fieldRefusal } from '../../field-errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import { readRatesOn } from '../exchange-rates/exchange-rate-repository.ts';
import { readCompanyClock } from '../practice/read-company-clock.ts';
import { findRecentSearch } from '../recent-searches/recent-search-repository.ts';
import { searchAgain } from '../recent-searches/search-again.ts';
import { findBookedOffers } from '../trips/list/trip-example-repository.ts';
import { readPolicyCompany } from './read-policy-company.ts';
import { refuseDraftFaults } from './refuse-policy-faults.ts';

type PreviewDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'practice' | 'searches'>;
type Caller = Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal' | 'log'>;

export async function previewPolicy(
  deps: PreviewDeps,
  context: Caller,
  companyId: string,
  request: PolicyPreviewRequest,
): Promise<PolicyPreview> {
  const company = await readPolicyCompany(deps, context.abilities, companyId);
  refuseDraftFaults(request.draft, company.currency);
  const today = policyOfToday(company, request);
  const terms = await termsWithoutPolicy(deps, context, company);
  const offers = await readOffers(deps, { terms, seeker: context }, request);
  return comparePolicies(offers, { today, draft: request.draft }, terms);
}

function policyOfToday({ travelPolicies }: Company, { policyId }: PolicyPreviewRequest): PolicyRules | null {
  if (policyId === undefined) return travelPolicies.find(({ isDefault }) => isDefault) ?? null;
  const named = travelPolicies.find(({ _id }) => _id === policyId);
  if (!named) throw fieldRefusal('validation_failed', '/policyId', 'not_found');
  return named;
}

/** A search under these terms hides nothing. */
async function termsWithoutPolicy(
  deps: PreviewDeps,
  { signedIn: { companyUserId } }: Caller,
  { _id: companyId, currency }: Company,
): Promise<BookingTerms> {
  const clock = await readCompanyClock(deps, companyId);
  const now = clock.now();
  const rates = await readRatesOn(deps.db, utcDay(now));
  const policies = [{ companyUserId, currency, policy: null }];
  return { companyId, travelers: [companyUserId], policies, currency, rates, now, zone: clock.zone };
}

async function readOffers(
  deps: PreviewDeps,
  { terms, seeker }: { terms: BookingTerms; seeker: Pick<Caller, 'signal' | 'log'> },
  { example, exampleKind }: PolicyPreviewRequest,
): Promise<OfferWithTitle[]> {
  const { companyId, now, zone } = terms;
  if (exampleKind === 'trip') {
    const booked = await findBookedOffers(deps.db, companyId, example);
    if (!booked) throw noSuchExample();
    return booked;
  }
  const today = dateAt(now, zone);
  const storedSearch = await findRecentSearch(deps.db, { companyId, today }, example);
  if (!storedSearch) throw noSuchExample();
  return await searchAgain(deps, { search: storedSearch.search, terms }, seeker);
}

function noSuchExample() {
  return fieldRefusal('validation_failed', '/example', 'not_found');
}
