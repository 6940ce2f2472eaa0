import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';

/** Distinguishes states of the same value by the search, the choices, and what was dropped. */
export function distinguish(state: BookingSnapshot): string {
  const {
    requestedStep,
    criteria,
    result,
    accepted,
    extras,
    writtenExtras,
    offer,
    gone,
    dropped,
    ordering,
    continueTo,
    search,
  } = state.context;
  return JSON.stringify([
    state.matches('open') ? null : requestedStep,
    criteria,
    result?.name,
    accepted?.total.asked.amount,
    extras,
    writtenExtras,
    offer?.offer,
    gone.length > 0,
    dropped?.because,
    dropped?.result?.name,
    dropped?.accepted?.total.asked.amount,
    ordering,
    continueTo,
    search.number === 0,
  ]);
}
