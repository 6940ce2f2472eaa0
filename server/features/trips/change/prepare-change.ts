import { additionalCost, changeCosts } from '#domain/change-costs.ts';
import type {
  BookingLimits,
  CheckoutTerms,
  LostBenefit,
  Money,
  PartChange,
  TripPartRequest,
} from '#domain/contract.ts';
import { dueOnSite } from '#domain/due-on-site.ts';
import { waiveApprovals } from '#domain/policy/waive-approvals.ts';
import { changeSnapshot, isOverChange } from '#machines/trip/change-selectors.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import { createOfferTokens } from '../../../offers/offer-tokens.ts';
import { readTermsFor } from '../../../offers/read-booking-terms.ts';
import { readSearchSettings } from '../../companies/booking-company-repository.ts';
import { readBookingLimits, readChangesWithoutApproval } from '../../companies/checkout-repository.ts';
import { authoriseTravellers } from '../../travellers/authorise-travellers.ts';
import { findApprovers } from '../approval/find-approvers.ts';
import { readMomentOfTrip } from '../company-moment.ts';
import { countedParts } from '../counted-parts.ts';
import { totalOfOrder } from '../order/judge-order.ts';
import { refuseTooLong } from '../order/refuse-addition.ts';
import { refuseUnpriced } from '../order/refuse-unpriced.ts';
import { partOffered } from '../page/change-mapper.ts';
import { findTripRow } from '../page/trip-repository.ts';
import { hasExtras, pricePart, sellerOf } from '../part/kinds/part-kinds.ts';
import type { PartOffer } from '../part/kinds/part-offer.ts';
import { type PartRow, toPart } from '../part-mapper.ts';
import { refuseUnpayable } from '../renewal/refuse-unpayable.ts';
import { listRequesters } from '../trip-people.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { askForTerms } from './ask-for-terms.ts';
import { type BookedPart, readBookedPart } from './change-repository.ts';
import { lostBenefits, type PartPair } from './lost-benefits.ts';
import { notChangeable, refuseOtherPart, refuseUnchangeable } from './refuse-change.ts';

export type Changer = Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>;

/** A change at its current terms, before it is requested. */
export interface ChangeTerms extends Pick<PartChange, 'difference' | 'due' | 'refund' | 'onSite'> {
  row: TripRow;
  part: BookedPart;
  shown: PartRow;
  offered: PartOffer;
  terms: BookingTerms;
  limits: BookingLimits;
  before: Money;
  after: Money;
  penalty: Money;
  /** Until when the supplier's terms are valid. */
  until: Date;
  /**
   * The additional cost up to which the company waives the approval that the policy requires; null when it waives none.
   */
  waivedUpTo: Money | null;
  /** The possible approvers, by level. */
  approvers: CheckoutTerms['approvers'];
  lost: LostBenefit[];
}

export interface PartChangeSpec {
  tripId: string;
  partId: string;
  requestedPart: TripPartRequest;
}

const PATH = '/part';

/**
 * Prices and judges the replacement of a part and asks for the terms of the change; throws when the change is
 * impossible.
 */
export async function prepareChange(
  deps: Deps,
  context: Changer,
  { tripId, partId, requestedPart }: PartChangeSpec,
): Promise<ChangeTerms> {
  const { now } = await readMomentOfTrip(deps, tripId);
  const viewer = { ...context, now };
  const row = await findTripRow(deps.db, viewer, tripId);
  if (!row) throw new DomainError('not_found', 'There is no such trip, or you may not see it.');
  const shown = refuseUnchangeable(row, viewer, partId);
  const part = await readBookedPart(deps.db, tripId, partId);
  if (!part) throw new DomainError('not_found', 'The trip has no such part.');
  const { kind, travelers = part.travelers } = requestedPart;
  refuseOtherPart(part, { kind, travelers }, PATH);
  const { offered, terms, limits, key } = await priceReplacement(deps, context, part, requestedPart);
  refuseSame(part, key);
  const { price: after } = offered;
  const { price: before } = part;
  if (offered.verdict.action === 'hide') throw new DomainError('offer_invalid', 'There is no such offer.');
  refuseImpossible(row, shown, offered, now);
  // The card was already checked until the end of the booked trip.
  if (offered.endsOn > shown.ends_on) await refuseUnpayable(deps, row, offered.endsOn);
  const [supplierTerms, limit, approvers] = await Promise.all([
    askForTerms(deps, part, { key, terms, signal: context.signal }),
    readChangesWithoutApproval(deps.db, row.company_id),
    approversOfChange(deps, row, context),
  ]);
  const { penalty, until } = supplierTerms;
  if (after.currency !== before.currency) throw notChangeable();
  const onSite = {
    before: dueOnSite(toPart(shown), before),
    after: dueOnSite(partOffered(shown, offered), after),
  };
  const costs = changeCosts({ before, after, penalty, onSite });
  const cost = additionalCost({ ...costs, penalty });
  const verdict = waiveApprovals(offered.verdict, { cost, limit, rates: terms.rates });
  // Both parts have the kind that was just compared.
  const compared = { kind: part.kind, before: part.details, after: offered.details } as PartPair;
  return {
    row,
    part,
    shown,
    offered: { ...offered, verdict },
    waivedUpTo: verdict === offered.verdict ? null : limit,
    terms,
    limits,
    before,
    after,
    penalty,
    until,
    approvers,
    lost: lostBenefits(compared, now),
    ...costs,
  };
}

async function approversOfChange({ db }: Deps, row: TripRow, { signedIn }: Changer) {
  return await findApprovers(db, {
    companyId: row.company_id,
    travellers: row.travellers.map(({ _id, userId }) => ({ companyUserId: _id, userId })),
    requestedBy: [...listRequesters(row), signedIn.userId],
  });
}

async function priceReplacement(deps: Deps, context: Changer, part: BookedPart, request: TripPartRequest) {
  const { companyId } = context.signedIn;
  const { kind, travelers, reference } = part;
  const travellers = await authoriseTravellers(deps, context, travelers);
  const [terms, limits, { unit }] = await Promise.all([
    readTermsFor(deps, companyId, travelers),
    readBookingLimits(deps.db, companyId),
    readSearchSettings(deps.db, companyId),
  ]);
  const claims = createOfferTokens(deps.keys.offer, terms).read(request.offer, kind, terms.now);
  // With the booking's own reference, the seats or rooms that it occupies count as free.
  const { passengers } = part;
  const offer = {
    claims,
    terms,
    travellers,
    unit,
    reference,
    path: PATH,
    before: null,
    ...(passengers && { booked: passengers }),
  };
  const outcome = await pricePart(deps, { ...offer, request: request, signal: context.signal });
  if (outcome.outcome !== 'priced') {
    throw refuseUnpriced({ priced: outcome, seller: sellerOf(kind), path: PATH });
  }
  const offered: PartOffer = { ...outcome.part, kind, travellers };
  return { offered, terms, limits, key: claims.key };
}

/**
 * Refuses a change to the same offer, because after a lost answer only the booked offer shows whether a change was
 * made. A part with extras may change to itself with others.
 */
function refuseSame({ kind, offerKey }: BookedPart, newKey: string): void {
  if (hasExtras(kind) || offerKey !== newKey) return;
  throw new DomainError('nothing_changed', 'The part is booked as this already.');
}

/** Refuses offers that have begun, trips that would be too long, and totals in several currencies. */
function refuseImpossible(row: TripRow, changed: PartRow, offered: PartOffer, now: Date): void {
  if (offered.beginsAt <= now) throw new DomainError('offer_expired', 'It has begun. Search again.');
  const others = countedParts(row.parts).filter(({ id }) => id !== changed.id);
  const open = row.changes.filter(({ status, levels }) => !isOverChange(changeSnapshot({ status, levels })));
  const remaining = [...others, ...open];
  const days = [
    offered.startsOn,
    offered.endsOn,
    ...remaining.flatMap(({ starts_on, ends_on }) => [starts_on, ends_on]),
  ];
  const [first = offered.startsOn, last = offered.endsOn] = [days.toSorted()[0], days.toSorted().at(-1)];
  refuseTooLong({ starts_on: first, ends_on: last }, offered, PATH);
  totalOfOrder([...others, offered]);
}
