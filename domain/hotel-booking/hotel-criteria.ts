/** What somebody looks for: as the search form holds it, and as it is kept with the booking. */
export interface HotelCriteria {
  formVariant: 'location' | 'companyLocation';
  /** The place that was picked; null until one is, and when a location of the company is used. */
  place: { label: string; latitude: number; longitude: number } | null;
  /** A location of the company; null when a place is used. */
  companyLocationId: string | null;
  /** In the company's unit of distances. */
  radius: number;
  /** `yyyy-MM-dd` */
  checkIn: string;
  checkOut: string;
  rooms: number;
  /** An id of the category trippurposes. */
  purpose: string;
  travelers: readonly HotelTraveler[];
  submitButtonType: 'SearchByPrice' | 'SearchByMap';
}

/** A company user who is to stay. */
export interface HotelTraveler {
  _id: string;
  firstName: string;
  lastName: string;
}

/** How far around a place hotels are looked for unless told otherwise. */
export const DEFAULT_HOTEL_RADIUS = 6;
