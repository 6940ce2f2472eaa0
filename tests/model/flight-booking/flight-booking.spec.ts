import { flightBookingMachine } from '#machines/flight-booking/flight-booking-machine.ts';
import { walkFlow } from '../booking/flow-walks.ts';
import { REVIEW_WALKED } from '../booking/review-walked.ts';
import { STEPS } from './flight-booking-steps.ts';
import { FLIGHT_MODEL } from './flight-model.ts';

/** Other ways to open a booking, which are the same in all flows. */
const WALKED_WITH_HOTELS = ['open.step.opening: always (1) -> open.step.search'];

/** Its five steps, and its options, which other flows don't have; everything else is walked with hotels. */
walkFlow({
  chart: 'flight-booking',
  machine: flightBookingMachine,
  model: FLIGHT_MODEL,
  steps: STEPS,
  isWalked: (name) => isOwn(name) && !WALKED_WITH_HOTELS.includes(name),
  unreached: {
    'open.step.checkout.deciding: always (1) -> open.step.checkout.reviewing': REVIEW_WALKED,
    'open.step.checkout: extras.review -> open.step.options':
      'A seat would have to be taken between options and checkout; reference-model.test.ts shows what happens then.',
  },
});

function isOwn(transition: string): boolean {
  return transition.startsWith('open.step.') || /extras\.|extrasGone/.test(transition);
}
