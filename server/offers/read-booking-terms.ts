import { utcDay } from '#domain/local-time.ts';
import type { Deps } from '../deps.ts';
import { readRatesOn } from '../features/exchange-rates/exchange-rate-repository.ts';
import { readPoliciesOf } from '../features/policies/policy-repository.ts';
import { readCompanyClock } from '../features/practice/read-company-clock.ts';
import { authorizeTravelers } from '../features/travelers/authorize-travelers.ts';
import type { SignedInContext } from '../http/handler.ts';
import type { BookingTerms } from './booking-terms.ts';

export async function readBookingTerms(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn'>,
  companyUserIds: readonly string[],
): Promise<BookingTerms> {
  await authorizeTravelers(deps, context, companyUserIds);
  return await readTermsFor(deps, context.signedIn.companyId, companyUserIds);
}

export async function readTermsFor(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  companyId: string,
  companyUserIds: readonly string[],
  known?: Pick<BookingTerms, 'now' | 'zone'>,
): Promise<BookingTerms> {
  const { now, zone } = known ?? (await readMoment(deps, companyId));
  const [policies, rates] = await Promise.all([
    readPoliciesOf(deps.db, companyUserIds),
    readRatesOn(deps.db, utcDay(now)),
  ]);
  const [first] = policies;
  if (!first) throw new Error(`Travellers of the company ${companyId} have gone`);
  return { companyId, travelers: companyUserIds, policies, currency: first.currency, rates, now, zone };
}

async function readMoment(deps: Pick<Deps, 'db' | 'clock' | 'practice'>, companyId: string) {
  const { now, zone } = await readCompanyClock(deps, companyId);
  return { now: now(), zone };
}
