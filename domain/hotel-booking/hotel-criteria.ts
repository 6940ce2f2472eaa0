import type { BookingCriteria, SelectedPlace } from '../booking/flow-types.ts';

/** The search criteria, as the form edits them and as they are saved with the booking. */
export interface HotelCriteria extends BookingCriteria {
  formVariant: 'location' | 'companyLocation';
  /** The place that was picked; null before that, and when a company location is used. */
  place: SelectedPlace | null;
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

/** The default search radius around a place. */
export const DEFAULT_HOTEL_RADIUS = 6;

export function freshHotelCriteria({ purpose, travelers }: BookingCriteria): HotelCriteria {
  return {
    formVariant: 'location',
    place: null,
    companyLocationId: null,
    radius: DEFAULT_HOTEL_RADIUS,
    checkIn: '',
    checkOut: '',
    rooms: roomsFor(travelers),
    purpose,
    travelers,
    submitButtonType: 'SearchByPrice',
  };
}

/** One for each. */
export function roomsFor(travelers: BookingCriteria['travelers']): number {
  return Math.max(1, travelers.length);
}

export const MOST_GUESTS_IN_ROOM = 4;
