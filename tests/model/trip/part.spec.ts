import { walkTrip } from './trip-walks.ts';

walkTrip('booking', new URL('booking-paths/', import.meta.url));
