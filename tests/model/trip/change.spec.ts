import { walkTrip } from './trip-walks.ts';

walkTrip('change', new URL('change-paths/', import.meta.url));
