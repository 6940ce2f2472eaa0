import { hotelNamed } from '#tests/support/hotel-named.ts';
import { rateIn } from '../hotel-booking/hotel-offers.ts';
import type { HotelWorld } from '../hotel-booking/hotel-world.ts';
import { amountAt } from '../prices.ts';
import { bookedCriteria, HOTEL } from './change-review-starts.ts';
import type { Review } from './reference-state.ts';

/** What a walk through the review of a change knows of the data on its pages. */
export interface ReviewFacts {
  /** What the booked room costs, in Rappen. */
  booked: number;
  /** What the chosen one costs in the list. */
  listed: number;
  /** Paid at the hotel on top, for the booked and for the chosen room alike. */
  onSite: number;
  /** Each as `yyyy-MM-dd`. */
  days: Readonly<Record<'booked' | 'chosen', { checkIn: string; checkOut: string }>>;
  approver: string;
}

export async function reviewFacts({ company, criteria }: HotelWorld): Promise<ReviewFacts> {
  const before = bookedCriteria(criteria);
  const hotel = hotelNamed(HOTEL);
  const booked = await rateIn(company.ask, before, hotel);
  const chosen = await rateIn(company.ask, criteria, hotel);
  return {
    booked: booked.price.amount,
    listed: chosen.price.amount,
    onSite: (await company.priced(chosen)).onSite?.asked.amount ?? 0,
    days: { booked: before, chosen: criteria },
    approver: company.approver,
  };
}

/** What the change costs at the price that was accepted, or at the one that is asked for now. */
export function costOf(
  state: Pick<Review, 'accepted' | 'market'>,
  { booked, listed }: ReviewFacts,
  which: 'accepted' | 'market',
): number {
  return amountAt(listed, state[which]) - booked;
}
