import type { CarCheckAnswer, CarCheckRequest, OfferRequest } from '#domain/contract.ts';
import { divideMoney } from '#domain/money.ts';
import type { Deps } from '../../deps.ts';
import { fieldRefusal } from '../../field-errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { priceOffer } from '../../offers/price-offer.ts';
import { readSearchSettings } from '../companies/booking-company-repository.ts';
import { readOfferTerms } from '../trips/change/read-offer-terms.ts';
import { carFacts, toRentalCar, toStation } from './describe-car.ts';

export async function checkCar(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'keys' | 'suppliers'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>,
  request: CarCheckRequest,
): Promise<CarCheckAnswer> {
  const { unit } = await readSearchSettings(deps.db, context.signedIn.companyId);
  const offer = toOfferRequest(request);
  const terms = await readOfferTerms(deps, context, { kind: 'car', request: offer });
  const answer = await priceOffer(
    deps,
    context,
    { ...terms, request: offer },
    {
      kind: 'car',
      supplier: deps.suppliers.cars,
      describe: ({ offer, pickUpAt, dropOffAt, lines }, { terms, compared }) => ({
        price: offer.price,
        total: offer.price,
        facts: carFacts(offer),
        lines,
        details: {
          vendor: offer.vendor,
          pickUp: toStation(offer.pickUp, unit),
          dropOff: toStation(offer.dropOff, unit),
          pickUpAt,
          dropOffAt,
          unit,
          car: toRentalCar(offer, terms.now),
          perDay: compared(divideMoney(offer.price, offer.days)),
        },
      }),
    },
  );
  return answer.outcome === 'priced' ? { ...answer, carRateKey: answer.offer } : answer;
}

function toOfferRequest({ offer, carRateKey = offer, ...others }: CarCheckRequest): OfferRequest {
  if (carRateKey === undefined) {
    throw fieldRefusal('validation_failed', '/offer', 'required');
  }
  if (offer !== undefined && offer !== carRateKey) {
    throw fieldRefusal('validation_failed', '/carRateKey', 'inconsistent', { name: 'offer' });
  }
  return { ...others, offer: carRateKey };
}
