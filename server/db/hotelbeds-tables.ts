import type { JSONColumnType } from 'kysely';
import type { HouseContent } from '../suppliers/hotelbeds/house-content.ts';
import type { StayGuests } from '../suppliers/hotelbeds/stay-guests.ts';
import type { Day, Instant } from './columns.ts';
import type { Sealed } from './sealed-columns.ts';

interface HotelbedsBookingsTable {
  company_id: string;
  reference: string;
  offer_key: string;
  /** Minor units, for all rooms and nights. */
  price: number;
  /** What Hotelbeds charges. */
  net: number;
  currency: string;
  held_until: Instant;
  booking_id: string | null;
  sent_at: Instant | null;
  cancel_call: string | null;
  /** Who is named when it is booked, until then. */
  sealed_guests: Sealed<StayGuests> | null;
}

interface HotelbedsHotelsTable {
  code: number;
  latitude: number;
  longitude: number;
  content: JSONColumnType<HouseContent>;
}

interface HotelbedsContentTable {
  id: number;
  /** The number of the next hotel in the list, counted from 1. */
  next: number;
  since: Day | null;
  began: Day;
}

export interface HotelbedsTables {
  hotelbeds_hotels: HotelbedsHotelsTable;
  hotelbeds_content: HotelbedsContentTable;
  hotelbeds_bookings: HotelbedsBookingsTable;
}
