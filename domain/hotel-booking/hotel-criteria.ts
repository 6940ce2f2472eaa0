import type { BookingCriteria, SelectedPlace } from '../booking/flow-types.ts';

export interface HotelCriteria extends BookingCriteria {
  formVariant: 'location' | 'companyLocation';
  place: SelectedPlace | null;
  companyLocationId: string | null;
  /** In the company's unit of distances. */
  radius: number;
  checkIn: string;
  checkOut: string;
  rooms: number;
  submitButtonType: 'SearchByPrice' | 'SearchByMap';
}

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

export function roomsFor(travelers: BookingCriteria['travelers']): number {
  return Math.max(1, travelers.length);
}

export const MOST_GUESTS_IN_ROOM = 4;
