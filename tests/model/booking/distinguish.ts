import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';

/** Besides its value, a state is told apart by what is looked for and chosen, and by what was dropped. */
export function distinguish(state: BookingSnapshot): string {
  const {
    wantedStep,
    criteria,
    result,
    agreed,
    extras,
    writtenExtras,
    offer,
    gone,
    dropped,
    ordering,
    onwards,
    search,
  } = state.context;
  return JSON.stringify([
    state.matches('open') ? null : wantedStep,
    criteria,
    result?.name,
    agreed?.total.asked.amount,
    extras,
    writtenExtras,
    offer?.offer,
    gone.length > 0,
    dropped?.because,
    dropped?.result?.name,
    dropped?.agreed?.total.asked.amount,
    ordering,
    onwards,
    search.number === 0,
  ]);
}
