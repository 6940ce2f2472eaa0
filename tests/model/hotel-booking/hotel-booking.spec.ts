import { hotelBookingMachine } from '#machines/hotel-booking/hotel-booking-machine.ts';
import { walkFlow } from '../booking/flow-walks.ts';
import { STEPS } from './hotel-booking-steps.ts';
import { UNREACHED } from './hotel-booking-unreached.ts';
import { HOTEL_MODEL } from './hotel-model.ts';

/** The behaviour that is the same in all flows is only walked here. */
walkFlow({
  chart: 'hotel-booking',
  machine: hotelBookingMachine,
  model: HOTEL_MODEL,
  steps: STEPS,
  isWalked: () => true,
  unreached: UNREACHED,
});
