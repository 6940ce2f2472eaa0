/** A trip that takes another part. */
export interface ExtendedTrip {
  tripId: string;
  /** As its travellers know it. */
  itineraryRefId: string;
  title: string;
}
