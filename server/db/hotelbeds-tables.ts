import type { StayGuests } from '../suppliers/hotelbeds/stay-guests.ts';
import type { Instant } from './columns.ts';
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

export interface HotelbedsTables {
  hotelbeds_bookings: HotelbedsBookingsTable;
}
