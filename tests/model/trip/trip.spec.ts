import { walkTrip } from './trip-walks.ts';

walkTrip('trip', new URL('paths/', import.meta.url));
