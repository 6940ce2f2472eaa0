/** The booking of a flight: what every booking guarantees, with the steps and choices of `FLIGHT_FLOW`. */

import { createBookingChart } from '../booking/create-booking-chart.ts';
import { FLIGHT_FLOW } from './flight-flow.ts';

export const flightBookingMachine = createBookingChart(FLIGHT_FLOW);
