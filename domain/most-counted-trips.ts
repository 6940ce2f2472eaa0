export const MOST_COUNTED_TRIPS = 100;
