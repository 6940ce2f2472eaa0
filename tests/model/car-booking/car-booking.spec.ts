import { walkFlow } from '../booking/flow-walks.ts';
import { STEPS } from './car-booking-steps.ts';
import { CAR_MODEL } from './car-model.ts';

walkFlow({
  model: CAR_MODEL,
  steps: STEPS,
  paths: new URL('paths/', import.meta.url),
});
