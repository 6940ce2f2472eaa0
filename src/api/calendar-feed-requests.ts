import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { readData } from './errors.ts';

/** Whether calendars can subscribe to the current user's trips. */
export function calendarFeedQuery(api: Api) {
  return queryOptions({
    queryKey: ['calendarFeed'],
    queryFn: ({ signal }) => readData(api.http.GET('/api/calendar-feed', { signal })),
  });
}

/** Returns the new address, which is said only once. */
export async function createCalendarFeed(api: Api): Promise<string> {
  const { address } = await readData(api.http.POST('/api/calendar-feed'));
  return address;
}

export async function endCalendarFeed(api: Api): Promise<void> {
  await readData(api.http.DELETE('/api/calendar-feed'));
}
