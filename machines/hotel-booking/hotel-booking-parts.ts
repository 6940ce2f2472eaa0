import { type ChosenHotel, type ChosenRate, rateOf } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import type { HotelBookingContext } from './hotel-booking-context.ts';

/** What is looked for, in states that are not reached without it. */
export function criteriaOf({ criteria }: HotelBookingContext): HotelCriteria {
  if (!criteria) throw new Error('Nothing is looked for');
  return criteria;
}

export function hotelOf({ hotel }: HotelBookingContext): ChosenHotel {
  if (!hotel) throw new Error('No hotel is chosen');
  return hotel;
}

/** What is to be priced: the rate that was chosen last, or once more the one that was agreed upon. */
export function rateToPrice({ rate, agreed }: HotelBookingContext): ChosenRate {
  if (rate) return rate;
  if (agreed) return rateOf(agreed);
  throw new Error('There is no rate to be priced');
}
