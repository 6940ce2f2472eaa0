import { walkFlow } from '../booking/flow-walks.ts';
import { STEPS } from './hotel-booking-steps.ts';
import { HOTEL_MODEL } from './hotel-model.ts';

/** The behaviour that is the same in all flows is only walked here. */
walkFlow({
  model: HOTEL_MODEL,
  steps: STEPS,
  paths: new URL('paths/', import.meta.url),
});
