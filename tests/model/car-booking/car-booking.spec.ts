import { carBookingMachine } from '#machines/car-booking/car-booking-machine.ts';
import { walkFlow } from '../booking/flow-walks.ts';
import { STEPS } from './car-booking-steps.ts';
import { CAR_MODEL } from './car-model.ts';

/** Its steps, and a list whose results are priced on the same page; everything else is walked with hotels. */
walkFlow({
  chart: 'car-booking',
  machine: carBookingMachine,
  model: CAR_MODEL,
  steps: STEPS,
  isWalked: (transition) => transition.startsWith('open.step.'),
  unreached: {},
});
