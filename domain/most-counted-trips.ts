/** Up to how many trips a filter counts: that number stands for as many or more. */
export const MOST_COUNTED_TRIPS = 100;
