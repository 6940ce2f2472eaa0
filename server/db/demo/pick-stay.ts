import { judge } from '#domain/policy/judge.ts';
import { stayFacts, toExtent, writeExtent } from '../../features/hotels/stay-facts.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import { hotelInventory } from '../../suppliers/embedded/hotel-kind.ts';
import { type DemoOffer, type PartWish, pickOffer } from './demo-offer.ts';
import { DEMO_CITIES } from './demo-trips.ts';

/** Where the nearest hotels are too cheap to need an approval, farther ones may not be. */
const RADII_KM = [1.2, 6];

export async function pickStay(
  terms: BookingTerms,
  { city, startsOn, endsOn, ...wish }: PartWish,
): Promise<DemoOffer | null> {
  const stay = { checkIn: startsOn, checkOut: endsOn, rooms: 1 };
  const extent = toExtent(stay);
  const [source = ''] = hotelInventory.sources;
  const places = [DEMO_CITIES[city], ...Object.values(DEMO_CITIES)];
  for (const { latitude, longitude } of places) {
    for (const radiusKm of RADII_KM) {
      const query = { latitude, longitude, radiusKm, ...stay, guests: 1, rateCodes: [] };
      const found = await hotelInventory.search(source, query, terms.now);
      const offers = found.flatMap(({ rates }) =>
        rates.map((rate) => ({
          key: rate.key,
          price: rate.price,
          note: writeExtent(extent),
          verdict: judge(terms.policies, stayFacts(rate, extent, terms.now), terms.rates),
        })),
      );
      const picked = pickOffer(offers, wish);
      if (picked && (await hotelInventory.find(picked.key, 1, terms.now))) return picked;
    }
  }
  return null;
}
