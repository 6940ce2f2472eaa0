import { dayAfter } from '#domain/local-time.ts';

export type CalendarEvent = EventFacts & (Appointment | WholeDays);

/** An event with times of day and a place. */
interface Appointment {
  start: Date;
  end: Date;
  location: string;
  position: { latitude: number; longitude: number };
}

interface WholeDays {
  firstDay: string;
  lastDay: string;
}

interface EventFacts {
  /** Stays the same during the life of the event, so that calendars replace their copy. */
  uid: string;
  /** Grows with each change of the event. */
  sequence: number;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  stamp: Date;
  summary: string;
  description: string;
  url: string;
}

/** The limit of RFC 5545, section 3.1, in bytes. */
const LONGEST_LINE = 75;
const LINE_END = '\r\n';

/** Formats a calendar file (RFC 5545). Its times are in UTC, so that it needs no time zone definitions. */
export function calendarFile({ appName, events }: { appName: string; events: CalendarEvent[] }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(appName)}//Trips//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(formatEvent),
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + LINE_END).join('');
}

function formatEvent(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${inUtc(event.stamp)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.status}`,
    ...formatTimes(event),
    `SUMMARY:${escapeText(event.summary)}`,
    ...formatPlace(event),
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The end of an event of whole days is exclusive, so it is the day after the last one. */
function formatTimes(event: CalendarEvent): string[] {
  if ('start' in event) return [`DTSTART:${inUtc(event.start)}`, `DTEND:${inUtc(event.end)}`];
  return [
    `DTSTART;VALUE=DATE:${asDate(event.firstDay)}`,
    `DTEND;VALUE=DATE:${asDate(dayAfter(event.lastDay, 1))}`,
  ];
}

function formatPlace(event: CalendarEvent): string[] {
  if (!('location' in event)) return [];
  const { latitude, longitude } = event.position;
  return [`LOCATION:${escapeText(event.location)}`, `GEO:${latitude};${longitude}`];
}

/** Formats as `20270401`. */
function asDate(day: string): string {
  return day.replaceAll('-', '');
}

/** Formats as `20270401T130000Z`. */
function inUtc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Escapes text by RFC 5545, section 3.3.11, which forbids other control characters. */
function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replace(/[,;]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\p{Cc}]/gu, '');
}

/** Breaks a line after 75 bytes without splitting a character; continuation lines begin with a space. */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (length + size > LONGEST_LINE) {
      folded += `${LINE_END} `;
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}
