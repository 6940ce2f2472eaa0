/** The highest number that a filter of trips counts to; it is shown as "that many or more". */
export const MOST_COUNTED_TRIPS = 100;
