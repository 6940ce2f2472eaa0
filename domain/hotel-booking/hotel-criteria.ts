import type { BookingCriteria, PickedPlace } from '../booking/flow-types.ts';

/** What a person looks for: as the search form holds it, and as it is kept with the booking. */
export interface HotelCriteria extends BookingCriteria {
  formVariant: 'location' | 'companyLocation';
  /** The place that was picked; null until one is, and when a location of the company is used. */
  place: PickedPlace | null;
  /** A location of the company; null when a place is used. */
  companyLocationId: string | null;
  /** In the company's unit of distances. */
  radius: number;
  /** `yyyy-MM-dd` */
  checkIn: string;
  checkOut: string;
  rooms: number;
  submitButtonType: 'SearchByPrice' | 'SearchByMap';
}

/** How far around a place hotels are looked for unless told otherwise. */
export const DEFAULT_HOTEL_RADIUS = 6;

export const MOST_GUESTS_IN_ROOM = 4;
