import { judge } from '#domain/policy/judge.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { questionTo } from '../../offers/open-offer.ts';
import { readExtent, stayFacts } from '../hotels/stay-facts.ts';
import type { OfferedPart, OfferToPrice } from './offered-part.ts';
import { stayBegin } from './stay-begin.ts';
import { stayDetails } from './stay-details.ts';

/** A stay at a hotel as a part of a trip. */
export async function offerStay(
  { suppliers }: Pick<Deps, 'suppliers'>,
  { claims, terms, reference, signal }: OfferToPrice,
): Promise<Omit<OfferedPart, 'kind'>> {
  const order = { key: claims.key, travellers: terms.travellers.length };
  const priced = await suppliers.hotels.price(order, questionTo(terms, signal, reference));
  if (priced.outcome !== 'priced') throw refusalOf(priced.outcome);
  const { property, rate, checkIn, checkOut, checkInFrom } = priced.offer;
  const extent = readExtent(claims.note);
  return {
    ...{ reference, order, agreed: claims.price, price: rate.price },
    verdict: judge(terms.policies, stayFacts(rate, extent, terms.now), terms.rates),
    title: `${property.name}, ${property.address.city}`,
    startsOn: checkIn,
    endsOn: checkOut,
    beginsAt: stayBegin({ startsOn: checkIn, checkInFrom, zone: property.zone }, terms.now),
    details: stayDetails(priced.offer, extent, terms),
  };
}

function refusalOf(outcome: 'soldOut' | 'expired' | 'declined' | 'unknown'): DomainError {
  if (outcome === 'soldOut')
    return new DomainError('offer_sold_out', 'Others were faster. Choose another room.');
  if (outcome === 'expired') return new DomainError('offer_expired', 'The offer has expired. Search again.');
  if (outcome === 'declined')
    return new DomainError('booking_declined', 'The hotel does not sell this room.');
  return new DomainError('unavailable', 'The hotel does not answer, and nothing was bought. Try again.');
}
