/** A trip that takes another part. */
export interface TripToExtend {
  tripId: string;
  /** As its travellers know it. */
  itineraryRefId: string;
  title: string;
}
