import { carBookingMachine } from '#machines/car-booking/car-booking-machine.ts';
import { walkFlow } from '../booking/flow-walks.ts';
import { REVIEW_WALKED } from '../booking/review-walked.ts';
import { STEPS } from './car-booking-steps.ts';
import { CAR_MODEL } from './car-model.ts';

/** Other ways to open a booking, which are the same in all flows. */
const WALKED_WITH_HOTELS = [
  'open.step.opening: always (1) -> open.step.search',
  'open.step.opening: always (3) -> open.step.checkout',
  'open.step.cars: step.open -> stays',
];

/** Its steps, and a list whose results are priced on the same page; everything else is walked with hotels. */
walkFlow({
  chart: 'car-booking',
  machine: carBookingMachine,
  model: CAR_MODEL,
  steps: STEPS,
  isWalked: (name) => name.startsWith('open.step.') && !WALKED_WITH_HOTELS.includes(name),
  unreached: { 'open.step.checkout.deciding: always (1) -> open.step.checkout.reviewing': REVIEW_WALKED },
});
