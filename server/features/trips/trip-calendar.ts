import type { Trip, TripPart } from '#domain/contract.ts';
import { instantOf } from '#domain/local-time.ts';
import type { ServerConfig } from '../../config.ts';
import { countryName } from '../enums/countries.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

type Config = Pick<ServerConfig, 'publicUrl' | 'client'>;

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** What the file is called. */
export function calendarName({ itineraryRefId }: Pick<Trip, 'itineraryRefId'>): string {
  return `trip-${itineraryRefId}.ics`;
}

/** The parts of a trip that take place, for a calendar; those that were cancelled are said to be. */
export function tripCalendar(trip: Trip, { publicUrl, client }: Config): string {
  // Makes the ids of the events its own.
  const { hostname } = new URL(publicUrl);
  const url = `${publicUrl}/trips/${trip._id}`;
  const events = trip.parts.flatMap((part) => {
    // What failed was never entered, even if it was left out since.
    const status = part.failure ? null : STATUSES[part.status];
    return status === null ? [] : [eventOf(trip, part, { status, url, hostname })];
  });
  return calendarFile({ appName: client.appName, events });
}

/** Null: it does not take place, and never did. */
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

function eventOf(
  trip: Trip,
  part: TripPart,
  { status, url, hostname }: { status: CalendarEvent['status']; url: string; hostname: string },
): CalendarEvent {
  const { property, room, startsOn, endsOn, checkInFrom, checkOutUntil } = part;
  const { street, postalCode, city, country } = property.address;
  const travellers = trip.travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return {
    ...{ uid: `${part._id}@${hostname}`, status, url },
    sequence: trip.events.filter(({ partId }) => partId === part._id).length,
    // When it was written last: the same file for the same trip.
    stamp: new Date(trip.events.at(-1)?.at ?? trip.createdAt),
    start: instantOf(`${startsOn}T${checkInFrom}`, property.zone),
    end: instantOf(`${endsOn}T${checkOutUntil}`, property.zone),
    summary: property.name,
    location: `${property.name}, ${street}, ${postalCode} ${city}, ${countryName(country)}`,
    position: { latitude: property.latitude, longitude: property.longitude },
    description: [
      room.roomName,
      ...(part.locator === undefined ? [] : [`Booking ${part.locator}`]),
      `Trip ${trip.itineraryRefId}`,
      travellers.join(', '),
      `Check-in from ${checkInFrom}, check-out until ${checkOutUntil}, local time`,
    ].join('\n'),
  };
}
