/** The booking of a hotel: what every booking guarantees, with the steps and choices of `HOTEL_FLOW`. */

import { createBookingChart } from '../booking/create-booking-chart.ts';
import { HOTEL_FLOW } from './hotel-flow.ts';

export const hotelBookingMachine = createBookingChart(HOTEL_FLOW);
