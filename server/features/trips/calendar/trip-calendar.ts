import type { PartChange, Trip, TripPart } from '#domain/contract.ts';
import type { ServerConfig } from '../../../start/config.ts';
import { rulesOf } from '../part/kinds/part-kinds.ts';
import type { PartKind, PartOf } from '../part/kinds/part-rules.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

type Config = Pick<ServerConfig, 'publicUrl' | 'client'>;

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

export function calendarAttachment(trip: Trip, config: Config) {
  return { name: calendarName(trip), type: CALENDAR_TYPE, content: tripCalendar(trip, config) };
}

export function calendarName({ itineraryRefId }: Pick<Trip, 'itineraryRefId'>): string {
  return `trip-${itineraryRefId}.ics`;
}

export function tripCalendar(trip: Trip, config: Config): string {
  return tripsCalendar([trip], config);
}

export function tripsCalendar(trips: readonly Trip[], config: Config): string {
  return calendarFile({
    appName: config.client.appName,
    events: trips.flatMap((trip) => tripEvents(trip, config)),
  });
}

function tripEvents(trip: Trip, { publicUrl }: Config): CalendarEvent[] {
  // The host name makes the event ids globally unique.
  const { hostname } = new URL(publicUrl);
  const url = `${publicUrl}/trips/${trip._id}`;
  return trip.parts.flatMap((part) => {
    // A failed part never had a calendar entry, even if it has since been left out.
    const status = part.failure ? null : STATUSES[part.status];
    if (status === null) return [];
    const events = buildEvents(trip, part, { status, url, hostname });
    return [...events, ...cancelledEvents(trip, part, { events, url, hostname })];
  });
}

const STATUSES = {
  held: 'TENTATIVE',
  confirming: 'TENTATIVE',
  unknown: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  changing: 'CONFIRMED',
  cancelling: 'CONFIRMED',
  cancelled: 'CANCELLED',
  failed: null,
} satisfies Record<TripPart['status'], CalendarEvent['status'] | null>;

function buildEvents<Kind extends PartKind>(
  trip: Trip,
  part: PartOf<Kind>,
  { status, url, hostname }: { status: CalendarEvent['status']; url: string; hostname: string },
): CalendarEvent[] {
  const { _id, locator, travelers }: TripPart = part;
  const names = trip.travelers
    .filter((traveler) => travelers.includes(traveler._id))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return rulesOf(part)
    .appointments(part)
    .map(({ description: [what, ...others], ...appointment }, index) => ({
      ...appointment,
      ...toRevision(trip, _id),
      uid: buildUid(_id, index, hostname),
      status,
      url,
      description: [
        what,
        ...(locator === undefined ? [] : [`Booking ${locator}`]),
        describeTrip(trip),
        names.join(', '),
        ...others,
      ].join('\n'),
    }));
}

function cancelledEvents(
  trip: Trip,
  { _id }: TripPart,
  { events, url, hostname }: { events: readonly CalendarEvent[]; url: string; hostname: string },
): CalendarEvent[] {
  const changes = (trip.changes ?? []).filter(({ partId, status }) => partId === _id && status === 'done');
  const former = changes.toSorted((one, other) => countBefore(other) - countBefore(one))[0];
  if (!former) return [];
  const { title, startsOn, endsOn } = former.before;
  return Array.from({ length: Math.max(0, countBefore(former) - events.length) }, (_, place) => ({
    ...toRevision(trip, _id),
    uid: buildUid(_id, events.length + place, hostname),
    status: 'CANCELLED',
    url,
    firstDay: startsOn,
    lastDay: endsOn,
    summary: title,
    description: describeTrip(trip),
  }));
}

function describeTrip({ title, itineraryRefId }: Trip): string {
  return `Trip: ${title} (${itineraryRefId})`;
}

function countBefore({ before }: PartChange): number {
  return before.appointments ?? 0;
}

function buildUid(partId: string, index: number, hostname: string): string {
  return `${partId}${index === 0 ? '' : `-${index}`}@${hostname}`;
}

/** Equal states of a trip have equal revisions. */
function toRevision(trip: Trip, partId: string): Pick<CalendarEvent, 'sequence' | 'stamp'> {
  return {
    sequence: trip.events.filter((event) => event.partId === partId).length,
    stamp: new Date(trip.events.at(-1)?.at ?? trip.createdAt),
  };
}
