import type { HotelDetailsAnswer, HotelDetailsRequest, RoomOption } from '#domain/contract.ts';
import type { HotelDetails, RoomRate, StayQuery } from '#domain/offers/hotel-offer.ts';
import { judge } from '#domain/policy/judge.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import { createCompanyPrices } from '../../offers/company-prices.ts';
import { judgeAsChange } from '../../offers/judge-as-change.ts';
import { listVerdicts } from '../../offers/listed-verdicts.ts';
import { createOfferTokens, type OfferTokens } from '../../offers/offer-tokens.ts';
import { questionTo } from '../../offers/question-to.ts';
import { OFFER_LIFETIME_MS } from '../../offers/search-tools.ts';
import type { DetailsOutcome } from '../../suppliers/hotel-supplier.ts';
import { readSearchSettings } from '../companies/booking-company-repository.ts';
import { readOfferTerms } from '../trips/change/read-offer-terms.ts';
import { perNight, toProperty, toRoomConditions } from './describe-rate.ts';
import { guestsInRoom, refuseImpossibleStay } from './refuse-impossible-stay.ts';
import { stayFacts, toExtent, writeExtent } from './stay-facts.ts';

export async function getHotelDetails(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'keys' | 'suppliers'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>,
  request: HotelDetailsRequest,
): Promise<HotelDetailsAnswer> {
  const { terms, bookingToChange } = await readOfferTerms(deps, context, { kind: 'hotel', request });
  const { rateCodes } = await readSearchSettings(deps.db, terms.companyId);
  const { propertyId, checkIn, checkOut, travelers, rooms = travelers.length } = request;
  const stay = { checkIn, checkOut, rooms, guests: guestsInRoom(request), rateCodes };
  const question = questionTo(terms, context.signal, bookingToChange?.reference);
  const call = { ...question, changes: bookingToChange?.offerKey };
  const found = requireHotel(await deps.suppliers.hotels.details(propertyId, stay, call));
  // The local date is known only with the hotel.
  refuseImpossibleStay(request, found.property.zone, terms.now);
  return describeHotel(found, { stay, terms, tokens: createOfferTokens(deps.keys.offer, terms) });
}

function requireHotel(answer: DetailsOutcome): HotelDetails {
  switch (answer.outcome) {
    case 'found':
      return answer.hotel;
    case 'notFound':
      throw new DomainError('not_found', 'The hotel was not found.');
    case 'unknown':
      throw new DomainError('unavailable', 'The hotel does not answer. Try again in a moment.');
  }
}

interface ResultTools {
  stay: StayQuery;
  terms: BookingTerms;
  tokens: OfferTokens;
}

function describeHotel(
  { property, pictures, phone, rates, ...about }: HotelDetails,
  { stay, terms, tokens }: ResultTools,
): HotelDetailsAnswer {
  const extent = toExtent(stay);
  const expiresAt = new Date(terms.now.getTime() + OFFER_LIFETIME_MS);
  const verdicts = listVerdicts();
  const prices = createCompanyPrices(terms);

  function toOptions(rate: RoomRate): RoomOption[] {
    const judged = judge(terms.policies, stayFacts(rate, extent, terms.now), terms.rates);
    const verdict = judgeAsChange(judged, rate.price, terms);
    if (verdict.action === 'hide') return [];
    const { key, price, onSite } = rate;
    const companyPrice = prices.of(price);
    return [
      {
        offer: tokens.write({ kind: 'hotel', key, price, note: writeExtent(extent), expiresAt }),
        room: toRoomConditions(rate, terms.now),
        price,
        perNight: perNight(price, extent),
        ...(companyPrice && { companyPrice, companyPerNight: perNight(companyPrice, extent) }),
        onSite: onSite ?? undefined,
        verdict: verdicts.indexOf(verdict),
      },
    ];
  }

  const options = rates.flatMap(toOptions);
  return {
    property: toProperty(property),
    pictures: [...pictures],
    ...about,
    phone: phone ?? undefined,
    expiresAt: expiresAt.toISOString(),
    currency: terms.currency,
    rates: prices.rates,
    ...extent,
    verdicts: verdicts.entries,
    options,
    hiddenByPolicy: rates.length - options.length,
  };
}
