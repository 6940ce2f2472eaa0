import type { HotelCheckAnswer, OfferRequest } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { priceOffer } from '../../offers/price-offer.ts';
import { readOfferTerms } from '../trips/change/read-offer-terms.ts';
import { perNight, toProperty, toRoomConditions } from './describe-rate.ts';
import { readExtent, stayFacts } from './stay-facts.ts';

export async function checkHotelRate(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'keys' | 'suppliers'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>,
  request: OfferRequest,
): Promise<HotelCheckAnswer> {
  const terms = await readOfferTerms(deps, context, { kind: 'hotel', request });
  return await priceOffer(
    deps,
    context,
    { ...terms, request },
    {
      kind: 'hotel',
      supplier: deps.suppliers.hotels,
      describe({ property, rate, lines, conditions }, { claims, terms, compared }) {
        const extent = readExtent(claims.note);
        return {
          total: rate.price,
          facts: stayFacts(rate, extent, terms.now),
          lines,
          details: {
            property: toProperty(property),
            room: toRoomConditions(rate, terms.now),
            ...extent,
            conditions: [...conditions],
            perNight: compared(perNight(rate.price, extent)),
            onSite: rate.onSite ? compared(rate.onSite) : undefined,
          },
        };
      },
    },
  );
}
