import { dayAfter } from '#domain/local-time.ts';
import type { PricedStay } from '#domain/offers/hotel-offer.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { type JointVerdict, judge } from '#domain/policy/judge.ts';
import { stayFacts } from '../../features/hotels/stay-facts.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import { hotelInventory } from '../../suppliers/embedded/hotel-kind.ts';
import { DEMO_CITIES, type DemoCity } from './demo-trips.ts';

export interface PickedStay {
  stay: PricedStay;
  verdict: JointVerdict;
}

interface Wish {
  city: DemoCity;
  startsOn: string;
  nights: number;
  /** Which approvals the stay has to ask for. */
  levels: readonly ApprovalLevel[];
  /** So that not everybody stays at the same hotel. */
  place: number;
}

/** Where the near hotels are too cheap to need an approval, farther ones are not. */
const RADII_KM = [1.2, 6];

/** A stay of the embedded inventory that asks for just these approvals, elsewhere if need be; null when none does. */
export async function pickStay(
  terms: BookingTerms,
  { city, startsOn, nights, levels, place }: Wish,
): Promise<PickedStay | null> {
  const days = { checkIn: startsOn, checkOut: dayAfter(startsOn, nights) };
  const [source = ''] = hotelInventory.sources;
  const places = [DEMO_CITIES[city], ...Object.values(DEMO_CITIES)];
  for (const around of places.flatMap((center) => RADII_KM.map((radiusKm) => ({ ...center, radiusKm })))) {
    const query = { ...around, ...days, rooms: 1, guests: 1, rateCodes: [] };
    const offers = await hotelInventory.search(source, query, terms.now);
    const fitting = offers.flatMap(({ rates }) =>
      rates.flatMap((rate) => {
        const verdict = judge(terms.policies, stayFacts(rate, { nights, rooms: 1 }, terms.now), terms.rates);
        const fits = verdict.action !== 'hide' && verdict.levels.join() === levels.join();
        return fits ? [{ key: rate.key, verdict }] : [];
      }),
    );
    const picked = fitting[(place * 7) % fitting.length];
    const sellable = picked && (await hotelInventory.find(picked.key, 1, terms.now));
    if (sellable) return { stay: sellable.offer, verdict: picked.verdict };
  }
  return null;
}
