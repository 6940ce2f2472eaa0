import { walkFlow } from '../booking/flow-walks.ts';
import { STEPS } from './flight-booking-steps.ts';
import { FLIGHT_MODEL } from './flight-model.ts';

walkFlow({
  model: FLIGHT_MODEL,
  steps: STEPS,
  paths: new URL('paths/', import.meta.url),
});
