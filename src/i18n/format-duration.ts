import { hoursAndMinutes } from '#domain/flight-booking/flight-times.ts';

/** `9 h 5 min`, or `45 min`. */
export function formatDuration(duration: number): string {
  const { hours, minutes } = hoursAndMinutes(duration);
  const parts = [hours > 0 ? `${hours} h` : '', minutes > 0 || hours === 0 ? `${minutes} min` : ''];
  return parts.filter((part) => part !== '').join(' ');
}
