import type {
  BookingInfoRequest,
  BookingLimits,
  CheckoutTerms,
  Money,
  TripRequest,
} from '#domain/contract.ts';
import { priceChange } from '#domain/offers/price-change.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import { needsReason } from '#domain/policy/needs-reason.ts';
import type { StoredBookingInfo } from '../../../db/trip-tables.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import { createOfferTokens } from '../../../offers/offer-tokens.ts';
import { readTermsFor } from '../../../offers/read-booking-terms.ts';
import { requestFault } from '../../../offers/request-fault.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import { readPayingCards } from '../../cards/paying-card-repository.ts';
import { readSearchSettings } from '../../companies/booking-company-repository.ts';
import {
  readBookingLimits,
  readFieldRequirements,
  readPaymentTerms,
} from '../../companies/checkout-repository.ts';
import { readPassengerProfiles } from '../../flights/passenger-repository.ts';
import { authoriseTravellers } from '../../travellers/authorise-travellers.ts';
import type { Traveller } from '../../travellers/traveller-repository.ts';
import { findApprovers } from '../approval/find-approvers.ts';
import { pricePart, sellerOf } from '../part/kinds/part-kinds.ts';
import type { PartOffer, PartOutcome } from '../part/kinds/part-offer.ts';
import { moneyText } from '../part/kinds/value-words.ts';
import { joinDays, judgeAll, neededApprovers, type PartOffers, totalOfOrder } from './judge-order.ts';
import { type PartToHold, refuseOrderedOffers } from './order-holds.ts';
import { refuseIncompleteOrder } from './refuse-incomplete-order.ts';
import { refuseUnpriced, type UnpricedOffer } from './refuse-unpriced.ts';

type Approver = CheckoutTerms['approvers'][number];

/** A complete and permitted order, whose offers may still turn out to be sold out. */
export interface ValidOrder {
  terms: BookingTerms;
  /** The limits of the company at the time of the order, which apply to the trip from then on. */
  limits: BookingLimits;
  travellers: readonly Traveller[];
  parts: PartOffers;
  verdict: JointVerdict;
  /** One approver for each level that the verdict requires. */
  approvers: readonly Approver[];
  info: StoredBookingInfo;
  cardId: string | null;
  total: Money;
  startsOn: string;
  endsOn: string;
}

/** The trip that an order extends. */
export interface TargetTrip {
  travellers: readonly Pick<Traveller, 'companyUserId' | 'userId'>[];
  /** The earlier requesters, as user ids. */
  requestedBy: readonly string[];
  /** The last day of the trip. */
  endsOn: string;
}

interface OrderToCheck {
  request: TripRequest;
  referenceOf: (position: number) => string;
  /** Null when the order creates a new trip. */
  targetTrip: TargetTrip | null;
}

/**
 * Re-prices and judges everything; refuses an order that is incomplete or whose offers differ from what the sender saw.
 */
export async function checkOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'keys' | 'suppliers'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>,
  { request, referenceOf, targetTrip }: OrderToCheck,
): Promise<ValidOrder> {
  const travellers = await authoriseTravellers(deps, context, request.travelers);
  await refuseForeignPassport(deps, request.bookingInfo);
  const { companyId, userId } = context.signedIn;
  const trip = {
    companyId,
    travellers: [...travellers, ...(targetTrip?.travellers ?? [])],
    requestedBy: [userId, ...(targetTrip?.requestedBy ?? [])],
  };
  const [terms, { unit }] = await Promise.all([
    readTermsFor(deps, companyId, request.travelers),
    readSearchSettings(deps.db, companyId),
  ]);
  const claimed = await Promise.all(
    request.parts.map((part, position) => openPart(deps, { part, position, terms, travellers })),
  );
  const [priced, { paymentType, bookingFee }, cards, referenceFields, approvers, limits] = await Promise.all([
    Promise.all(
      claimed.map(async (part, position) => {
        const reference = referenceOf(position);
        const { signal } = context;
        const offer = await pricePart(deps, { ...part, before: null, unit, reference, signal });
        return { claimed: part, offer };
      }),
    ),
    readPaymentTerms(deps.db, companyId),
    readPayingCards(deps.db, trip),
    readFieldRequirements(deps.db, companyId, travellers[0].companyUserId),
    findApprovers(deps.db, trip),
    readBookingLimits(deps.db, companyId),
  ]);
  const [unpriced, ...more] = priced.flatMap(toUnpriced);
  if (unpriced) {
    // An earlier order of the same offer may have taken the last of it.
    const wanted = claimed.map((part, position) => toHold(part, referenceOf(position)));
    await refuseOrderedOffers(deps.db, { ...context, companyId }, wanted, deps.clock.now());
    throw refuseUnpriced(unpriced, more);
  }
  const offered = toOffers(priced);
  refuseDearer(offered, limits);
  const verdict = judgeAll(offered, request.levels);
  const days = joinDays(offered);
  const requirements = {
    paymentType,
    bookingFee,
    cards,
    referenceFields,
    reasonNeeded: needsReason(toVerdict(verdict)),
    endsOn: targetTrip && targetTrip.endsOn > days.endsOn ? targetTrip.endsOn : days.endsOn,
  };
  return {
    terms,
    limits,
    travellers,
    parts: offered,
    verdict,
    ...days,
    total: totalOfOrder(offered),
    ...refuseIncompleteOrder(request.bookingInfo, requirements),
    approvers: neededApprovers(verdict, approvers),
  };
}

/** The traveller must have been authorised, because the answer tells whether they have the passport. */
async function refuseForeignPassport(
  { db }: Pick<Deps, 'db'>,
  { travelerId, passportId }: BookingInfoRequest,
): Promise<void> {
  if (!travelerId || !passportId) return;
  const profiles = await readPassengerProfiles(db, [travelerId]);
  if (profiles.some(({ passports }) => passports.some(({ _id }) => _id === passportId))) return;
  const message = 'It must be a passport of the traveller';
  throw requestFault('validation_failed', '/bookingInfo/passportId', message);
}

/** Reads an offer token, which is valid only for the company and travellers to whom it was issued. */
async function openPart(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'keys'>,
  order: {
    part: TripRequest['parts'][number];
    position: number;
    terms: BookingTerms;
    travellers: readonly Traveller[];
  },
) {
  const { part, position } = order;
  const { kind, offer, travelers: ids = order.terms.travellers } = part;
  const travellers = ids.map((id) => {
    const traveller = order.travellers.find(({ companyUserId }) => companyUserId === id);
    if (traveller) return traveller;
    throw new DomainError('validation_failed', 'A part is only for travellers of the trip.', {
      fields: [{ path: `/body/parts/${position}/travelers`, message: 'must name travellers of the trip' }],
    });
  });
  if (new Set(ids).size !== ids.length) {
    throw new DomainError('travelers_repeated', 'Name each traveller once.');
  }
  const terms = part.travelers ? await readTermsFor(deps, order.terms.companyId, ids) : order.terms;
  const claims = createOfferTokens(deps.keys.offer, terms).read(offer, kind, terms.now);
  return { request: part, path: `/parts/${position}`, claims, terms, travellers };
}

type OpenedPart = Awaited<ReturnType<typeof openPart>>;

interface ClaimWithOffer {
  claimed: OpenedPart;
  offer: PartOutcome;
}

function toHold({ request, travellers, claims }: OpenedPart, reference: string): PartToHold {
  return { kind: request.kind, reference, travellers, key: claims.key };
}

function toUnpriced({ claimed, offer }: ClaimWithOffer): UnpricedOffer[] {
  if (offer.outcome === 'priced') return [];
  return [{ priced: offer, seller: sellerOf(claimed.request.kind), path: claimed.path }];
}

function toOffers(claims: readonly ClaimWithOffer[]): PartOffers {
  const [first, ...others] = claims.flatMap(({ claimed, offer }): PartOffer[] => {
    if (offer.outcome !== 'priced') return [];
    return [{ ...offer.part, kind: claimed.request.kind, travellers: claimed.travellers }];
  });
  if (!first) throw new DomainError('validation_failed', 'Name what is to be booked.');
  return [first, ...others];
}

function refuseDearer(parts: PartOffers, limits: BookingLimits): void {
  const fields = parts.flatMap(({ agreed, price }, position) =>
    priceChange(agreed, price, limits).withinTolerance
      ? []
      : [{ path: `/body/parts/${position}`, message: `It costs ${moneyText(price)} by now` }],
  );
  if (fields.length === 0) return;
  throw new DomainError('price_changed', 'The price has risen. Look at the new one, and order again.', {
    fields,
  });
}
