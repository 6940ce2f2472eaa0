import type { TripRenewal } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { type BookingTerms, termsFor } from '../../../offers/booking-terms.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import { openTrip } from '../page/open-trip.ts';
import { refuseWithheld } from '../page/refuse-withheld.ts';
import { priceAgain, type RenewalPart } from '../pipeline/price-again.ts';
import { allPriced } from '../pipeline/price-all.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { findNearestOffers } from './nearest-offers.ts';
import { readPartsToRenew } from './parts-to-renew.ts';
import { judgeRenewal, readRenewalTerms, totalBefore } from './renewal-order.ts';

type Context = Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>;

/** Returns what a trip would cost and require if it were requested again now; nothing is held. */
export async function getRenewal(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'suppliers' | 'searches' | 'log'>,
  context: Context,
  tripId: string,
): Promise<TripRenewal> {
  const { row, viewer, moment } = await openTrip(deps, context, tripId);
  refuseWithheld(row, viewer, 'resubmit');
  const { signal } = context;
  const renewalTerms = await readRenewalTerms(deps, row, moment);
  const partsToRenew = await readPartsToRenew(deps.db, row);
  const parts = await priceAgain(deps, partsToRenew, { ...renewalTerms, signal });
  const renewal = {
    version: row.version,
    before: totalBefore(row),
    parts: await Promise.all(
      parts.map((part) => toRenewalPart(deps, { row, terms: renewalTerms.terms }, part)),
    ),
  };
  const offered = allPriced(parts);
  if (!offered) return renewal;
  const { total, verdict, levels, approvers } = await judgeRenewal(deps, context, row, {
    parts: partsToRenew,
    offered,
    ...renewalTerms,
  });
  return { ...renewal, total, verdict: toVerdict({ ...verdict, levels }), approvers: [...approvers] };
}

async function toRenewalPart(
  deps: Parameters<typeof findNearestOffers>[0],
  { row, terms }: { row: TripRow; terms: BookingTerms },
  { part, offer }: RenewalPart,
): Promise<TripRenewal['parts'][number]> {
  const { id, price } = part;
  const { outcome } = offer;
  const renewed = { partId: id, before: price, outcome };
  if (outcome === 'priced') return { ...renewed, price: offer.part.price };
  const stored = row.parts.find((one) => one.id === id);
  if (outcome !== 'soldOut' || !stored) return renewed;
  const { starts_on: startsOn, ends_on: endsOn, travelers } = stored;
  const nearest = await findNearestOffers(deps, termsFor(terms, travelers), { ...part, startsOn, endsOn });
  return { ...renewed, nearest };
}
