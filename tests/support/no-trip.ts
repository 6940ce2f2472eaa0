import type { FlowTrip } from '#src/actors/booking/start-booking.ts';

/** For flows without a draft trip. */
export const NO_TRIP: FlowTrip = {
  add: () => Promise.reject(new Error('There is no draft trip')),
  takeStart: () => null,
};
