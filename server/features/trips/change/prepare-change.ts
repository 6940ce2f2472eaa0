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
import { readBookingRules } from '../../companies/checkout-repository.ts';
import { authorizeTravelers } from '../../travelers/authorize-travelers.ts';
import { findApprovers, participantsOf } from '../approval/find-approvers.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { countedParts } from '../counted-parts.ts';
import { partOffered } from '../page/change-mapper.ts';
import { openTrip } from '../page/open-trip.ts';
import { hasExtras } from '../part/kinds/part-kinds.ts';
import type { PartOffer } from '../part/kinds/part-offer.ts';
import { type PartRow, toPart } from '../part-mapper.ts';
import { judgeAll, totalOf } from '../pipeline/judge-all.ts';
import { allPriced, priceAll, refuseUnpriced } from '../pipeline/price-all.ts';
import { refuseTooLong, refuseUnpayable } from '../pipeline/refuse-impossible.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripViewer } from '../trip-standing.ts';
import { askForTerms } from './ask-for-terms.ts';
import { type BookedPart, readBookedPart } from './change-repository.ts';
import { lostBenefits, type PartPair } from './lost-benefits.ts';
import { notChangeable, refuseOtherPart, refuseUnchangeable } from './refuse-change.ts';

export type Changer = Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>;

export interface ChangeTerms extends Pick<PartChange, 'difference' | 'due' | 'refund' | 'onSite'> {
  row: TripRow;
  viewer: TripViewer;
  moment: CompanyMoment;
  part: BookedPart;
  shown: PartRow;
  offered: PartOffer;
  terms: BookingTerms;
  limits: BookingLimits;
  before: Money;
  after: Money;
  penalty: Money;
  until: Date;
  waivedUpTo: Money | null;
  approvers: CheckoutTerms['approvers'];
  lost: LostBenefit[];
}

export interface PartChangeSpec {
  tripId: string;
  partId: string;
  requestedPart: TripPartRequest;
}

const PATH = '/part';

export async function prepareChange(
  deps: Deps,
  context: Changer,
  { tripId, partId, requestedPart }: PartChangeSpec,
): Promise<ChangeTerms> {
  const { row, viewer, moment } = await openTrip(deps, context, tripId);
  const { now } = moment;
  const shown = refuseUnchangeable(row, viewer, partId);
  const part = await readBookedPart(deps.db, tripId, partId);
  if (!part) throw new DomainError('not_found', 'The trip has no such part.');
  const { kind, travelers = part.travelers } = requestedPart;
  refuseOtherPart(part, { kind, travelers }, PATH);
  const { offered, terms, rules, key } = await priceReplacement(
    deps,
    context,
    { part, moment },
    requestedPart,
  );
  const { limits, changesWithoutApproval: limit } = rules;
  refuseSame(part, key);
  const { price: after } = offered;
  const { price: before } = part;
  judgeAll([offered]);
  refuseImpossible(row, shown, offered, now);
  // The card was already checked until the end of the booked trip.
  if (offered.endsOn > shown.ends_on) await refuseUnpayable(deps, row, offered.endsOn);
  const [supplierTerms, approvers] = await Promise.all([
    askForTerms(deps, part, { key, terms, signal: context.signal }),
    findApprovers(deps.db, participantsOf(row, context.signedIn.userId)),
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
    viewer,
    moment,
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

async function priceReplacement(
  deps: Deps,
  context: Changer,
  { part, moment }: { part: BookedPart; moment: CompanyMoment },
  request: TripPartRequest,
) {
  const { companyId } = context.signedIn;
  const { kind, travelers: ids, reference, passengers } = part;
  const travelers = await authorizeTravelers(deps, context, ids);
  const [terms, rules] = await Promise.all([
    readTermsFor(deps, companyId, ids, moment),
    readBookingRules(deps.db, companyId),
  ]);
  const claims = createOfferTokens(deps.keys.offer, terms).read(request.offer, kind, terms.now);
  const priced = await priceAll(deps, [
    {
      request,
      claims,
      terms,
      travelers,
      unit: rules.unit,
      // With the booking's own reference, the seats or rooms that it occupies count as free.
      reference,
      path: PATH,
      before: null,
      booked: passengers ?? undefined,
      signal: context.signal,
    },
  ]);
  const [offered] = allPriced(priced) ?? [];
  if (!offered) throw refuseUnpriced(priced);
  return { offered, terms, rules, key: claims.key };
}

/**
 * Refuses a change to the same offer, because after a lost answer only the booked offer shows whether a change was
 * made. A part with extras may change to itself with others.
 */
function refuseSame({ kind, offerKey }: BookedPart, newKey: string): void {
  if (hasExtras(kind) || offerKey !== newKey) return;
  throw new DomainError('nothing_changed', 'The part is already booked like this.');
}

function refuseImpossible(row: TripRow, changed: PartRow, offered: PartOffer, now: Date): void {
  if (offered.beginsAt <= now) throw new DomainError('offer_expired', 'It has started. Search again.');
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
  totalOf([...others, offered]);
}
