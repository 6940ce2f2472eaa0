export { formatDayRange } from '#domain/day-range.ts';
