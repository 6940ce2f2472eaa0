export interface TripToExtend {
  tripId: string;
  itineraryRefId: string;
  title: string;
}
