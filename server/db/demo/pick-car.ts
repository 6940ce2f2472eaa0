import { judge } from '#domain/policy/judge.ts';
import { carFacts } from '../../features/cars/describe-car.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import { carKind } from '../../suppliers/embedded/car-kind.ts';
import { type DemoOffer, type PartWish, pickOffer } from './demo-offer.ts';
import { DEMO_CITIES } from './demo-trips.ts';

/** After the flights of the demo have arrived, and before they leave. */
const PICK_UP_TIME = '18:30';
const DROP_OFF_TIME = '10:00';

export async function pickCar(
  terms: BookingTerms,
  { city, startsOn, endsOn, ...wish }: PartWish,
): Promise<DemoOffer | null> {
  const { inventory } = carKind;
  const airport = { kind: 'airport', code: DEMO_CITIES[city].airport } as const;
  const query = {
    pickUp: airport,
    dropOff: airport,
    pickUpAt: `${startsOn}T${PICK_UP_TIME}`,
    dropOffAt: `${endsOn}T${DROP_OFF_TIME}`,
  };
  const found = await Promise.all(
    inventory.sources.map((source) => inventory.search(source, query, terms.now)),
  );
  const offers = found.flat().map((offer) => ({
    key: offer.key,
    price: offer.price,
    note: '',
    verdict: judge(terms.policies, carFacts(offer), terms.rates),
  }));
  return pickOffer(offers, wish) ?? null;
}
