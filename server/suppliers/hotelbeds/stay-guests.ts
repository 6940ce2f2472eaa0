/** The names that are sent with a booking, and stored sealed until then. */
export interface StayGuests {
  guests: { name: string; surname: string }[];
}
