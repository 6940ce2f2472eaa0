import type {
  BookingInfoRequest,
  BookingLimits,
  CheckoutTerms,
  Money,
  TripRequest,
} from '#domain/contract.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import type { StoredBookingInfo } from '../../../db/trip-tables.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { fieldRefusal } from '../../../field-errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { type BookingTerms, termsFor } from '../../../offers/booking-terms.ts';
import { createOfferTokens } from '../../../offers/offer-tokens.ts';
import { readTermsFor } from '../../../offers/read-booking-terms.ts';
import { readPayingCards } from '../../cards/paying-card-repository.ts';
import { readBookingRules, readFieldRequirements } from '../../companies/checkout-repository.ts';
import { readPassengerProfiles } from '../../flights/passenger-repository.ts';
import { authorizeTravelers } from '../../travelers/authorize-travelers.ts';
import type { Traveler } from '../../travelers/traveler-repository.ts';
import type { TripParticipants } from '../approval/find-approvers.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { bookingReference } from '../part/booking-reference.ts';
import type { OfferToPrice } from '../part/kinds/part-offer.ts';
import { findNeededApprovers, joinDays, judgeAll, type PartOffers, totalOf } from '../pipeline/judge-all.ts';
import type { RequestKey } from '../pipeline/once-per-key.ts';
import { refuseOrderedOffers, refuseRepeatedOffers } from '../pipeline/order-holds.ts';
import { allPriced, priceAll, refuseUnpriced } from '../pipeline/price-all.ts';
import { refuseBeyondAgreement } from '../pipeline/refuse-beyond-agreement.ts';
import { refuseIncompleteInfo } from '../pipeline/refuse-incomplete-info.ts';

type Approver = CheckoutTerms['approvers'][number];

export interface ValidOrder {
  terms: BookingTerms;
  /** The limits of the company at the time of the order, which apply to the trip from then on. */
  limits: BookingLimits;
  travelers: readonly Traveler[];
  parts: PartOffers;
  verdict: JointVerdict;
  approvers: readonly Approver[];
  info: StoredBookingInfo;
  cardId: string | null;
  total: Money;
  startsOn: string;
  endsOn: string;
}

interface TargetTrip extends TripParticipants {
  endsOn: string;
}

export interface Order {
  request: TripRequest;
  key: RequestKey;
}

interface OrderToCheck extends Order {
  moment: CompanyMoment;
  targetTrip: TargetTrip | null;
}

export async function checkOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'keys' | 'suppliers'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>,
  { request, key, moment, targetTrip }: OrderToCheck,
): Promise<ValidOrder> {
  const { bookingInfo, levels: acceptedLevels } = request;
  const travelers = await authorizeTravelers(deps, context, request.travelers);
  await refuseForeignPassport(deps, bookingInfo);
  const { companyId, userId } = context.signedIn;
  const trip = {
    companyId,
    travelers: [...travelers, ...(targetTrip?.travelers ?? [])],
    requestedBy: targetTrip?.requestedBy ?? [userId],
  };
  const [terms, rules, cards, referenceFields] = await Promise.all([
    readTermsFor(deps, companyId, request.travelers, moment),
    readBookingRules(deps.db, companyId),
    readPayingCards(deps.db, trip),
    readFieldRequirements(deps.db, companyId, travelers[0].companyUserId),
  ]);
  const { limits, unit } = rules;
  const offers = request.parts.map((part, position) => ({
    ...openPart(deps, { part, position, terms, travelers }),
    reference: bookingReference(key.attempt, position),
    unit,
    signal: context.signal,
  }));
  const parts = await priceOffers(deps, context, offers);
  const verdict = judgeAll(parts);
  refuseBeyondAgreement('order', {
    prices: parts.map(({ accepted, price }, position) => ({
      accepted,
      current: price,
      path: `/body/parts/${position}`,
    })),
    limits,
    acceptedLevels,
    levels: verdict.levels,
    verdict,
    reason: bookingInfo.reason,
  });
  const days = joinDays(parts);
  const endsOn = targetTrip && targetTrip.endsOn > days.endsOn ? targetTrip.endsOn : days.endsOn;
  const checked = {
    terms,
    limits,
    travelers,
    parts,
    verdict,
    ...days,
    total: totalOf(parts),
    ...refuseIncompleteInfo(bookingInfo, { ...rules, cards, referenceFields, endsOn }),
    approvers: await findNeededApprovers(deps.db, trip, verdict.levels),
  };
  refuseRepeatedOffers(parts);
  return checked;
}

async function priceOffers(
  deps: Pick<Deps, 'db' | 'clock' | 'suppliers'>,
  { abilities, signedIn: { userId, companyId } }: Pick<SignedInContext, 'abilities' | 'signedIn'>,
  offers: readonly OfferToPrice[],
): Promise<PartOffers> {
  const priced = await priceAll(deps, offers);
  const parts = allPriced(priced);
  if (parts) return parts;
  // An earlier order of the same offer may have taken the last of it.
  const wanted = offers.map(({ request: { kind }, reference, travelers, claims: { key } }) => ({
    kind,
    reference,
    travelers,
    key,
  }));
  await refuseOrderedOffers(deps.db, { abilities, userId, companyId }, wanted, deps.clock.now());
  throw refuseUnpriced(priced);
}

/** The traveler must have been authorised, because the answer tells whether they have the passport. */
async function refuseForeignPassport(
  { db }: Pick<Deps, 'db'>,
  { travelerId, passportId }: BookingInfoRequest,
): Promise<void> {
  if (!travelerId || !passportId) return;
  const profiles = await readPassengerProfiles(db, [travelerId]);
  if (profiles.some(({ passports }) => passports.some(({ _id }) => _id === passportId))) return;
  throw fieldRefusal('validation_failed', '/bookingInfo/passportId', 'not_found');
}

/** Reads an offer token, which is valid only for the company and travelers to whom it was issued. */
function openPart(
  deps: Pick<Deps, 'keys'>,
  order: {
    part: TripRequest['parts'][number];
    position: number;
    terms: BookingTerms;
    travelers: readonly Traveler[];
  },
): Omit<OfferToPrice, 'reference' | 'unit' | 'signal'> {
  const { part, position } = order;
  const { kind, offer, travelers: ids = order.terms.travelers } = part;
  const travelers = ids.map((id) => {
    const traveler = order.travelers.find(({ companyUserId }) => companyUserId === id);
    if (traveler) return traveler;
    throw fieldRefusal('validation_failed', `/parts/${position}/travelers`, 'not_a_traveler');
  });
  if (new Set(ids).size !== ids.length) {
    throw new DomainError('travelers_repeated', 'List each traveller only once.');
  }
  const terms = termsFor(order.terms, ids);
  const claims = createOfferTokens(deps.keys.offer, terms).read(offer, kind, terms.now);
  return { request: part, path: `/parts/${position}`, claims, terms, travelers, before: null };
}
