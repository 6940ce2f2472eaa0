/** The booking of a rental car: what every booking guarantees, with the steps and choices of `CAR_FLOW`. */

import { createBookingChart } from '../booking/create-booking-chart.ts';
import { CAR_FLOW } from './car-flow.ts';

export const carBookingMachine = createBookingChart(CAR_FLOW);
