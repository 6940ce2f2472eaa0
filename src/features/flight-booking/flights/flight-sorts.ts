import type { FlightSort } from '#domain/flight-booking/flight-list-settings.ts';

/** The selectable sort orders; earliest and latest are both by time. */
export type NamedSort = 'cheapest' | 'fastest' | 'earliest' | 'latest';

export function namedSortOf({ sortBy, timeOptions }: FlightSort): NamedSort {
  return sortBy === 'time' ? timeOptions.earliestOrLatest : sortBy;
}

/** The same options of time, sorted by something else. */
export function sortNamed(name: NamedSort, { timeOptions }: FlightSort): FlightSort {
  if (name === 'cheapest' || name === 'fastest') return { sortBy: name, timeOptions };
  return { sortBy: 'time', timeOptions: { ...timeOptions, earliestOrLatest: name } };
}
