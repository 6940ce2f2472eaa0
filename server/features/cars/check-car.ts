import type { CarCheckAnswer, OfferRequest } from '#domain/contract.ts';
import { divideMoney } from '#domain/money.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { priceOffer } from '../../offers/price-offer.ts';
import { readSearchSettings } from '../companies/booking-company-repository.ts';
import { carFacts, toRentalCar, toStation } from './describe-car.ts';

/** Prices a rental car again, and returns its full terms. */
export async function checkCar(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'keys' | 'suppliers'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>,
  request: OfferRequest,
): Promise<CarCheckAnswer> {
  const { unit } = await readSearchSettings(deps.db, context.signedIn.companyId);
  return await priceOffer(deps, context, request, {
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
  });
}
