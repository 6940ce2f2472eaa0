import type { Assertion } from '../../assertion.ts';
import type { BookingFacts } from '../booking-facts.ts';
import { type Booking, furthestStep, stepsOf } from '../reference-state.ts';

/** The other steps that can be opened: all up to the last one that has what it needs. */
export const links: Assertion<Booking, BookingFacts, string[]> = {
  predict(state, { at, paths }) {
    if (state.stage !== 'open' || state.isOrdering) return undefined;
    const steps = stepsOf(at);
    const last = steps.indexOf(furthestStep(at, state));
    return steps
      .filter((step, index) => step !== state.page && index <= last)
      .map((step) => paths[step] ?? '');
  },
  ask: async (page) =>
    await page
      .locator('nav[aria-label="Steps of the booking"] a')
      .evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
};
