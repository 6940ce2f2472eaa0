import type { Money, TripRenewal } from '#domain/contract.ts';
import { compareMoney } from '#domain/money.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { type BookingTerms, termsFor } from '../../../offers/booking-terms.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import { openTrip } from '../page/open-trip.ts';
import { refuseWithheld } from '../page/refuse-withheld.ts';
import { priceAgain, type RenewalOffer, type RenewalPart } from '../pipeline/price-again.ts';
import { allPriced } from '../pipeline/price-all.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { findNearestOffers } from './nearest-offers.ts';
import { readPartsToRenew } from './parts-to-renew.ts';
import { judgeRenewal, readRenewalTerms, totalBefore } from './renewal-order.ts';

type Context = Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>;

export async function getRenewal(
  deps: Pick<Deps, 'db' | 'config' | 'clock' | 'practice' | 'suppliers' | 'searches' | 'log'>,
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
  const now = outcome === 'priced' ? offer.part.price : undefined;
  const stored = row.parts.find((one) => one.id === id);
  if (!stored || !(now ? isRefused(row) || isDearer(now, price) : IS_REPLACEABLE[outcome])) {
    return { ...renewed, price: now };
  }
  const { starts_on: startsOn, ends_on: endsOn, travelers } = stored;
  const wanted = { ...part, startsOn, endsOn, below: now ?? null };
  const nearest = await findNearestOffers(deps, termsFor(terms, travelers), wanted);
  return { ...renewed, price: now, nearest: nearest.length > 0 || !now ? nearest : undefined };
}

const isRefused = ({ status, ended_by: end }: TripRow) =>
  status === 'rejected' && (end === 'refused' || end === 'sentBack');

const isDearer = (now: Money, before: Money) =>
  now.currency === before.currency && compareMoney(now, before) > 0;

const IS_REPLACEABLE = {
  priced: false,
  soldOut: true,
  extraGone: true,
  expired: true,
  hidden: true,
  begun: false,
  // Its supplier may have it after all.
  unavailable: false,
} satisfies Record<RenewalOffer['outcome'], boolean>;
