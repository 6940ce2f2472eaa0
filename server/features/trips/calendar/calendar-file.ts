import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { dayAfter } from '#domain/local-time.ts';

export type CalendarEvent = EventFacts & (Appointment | WholeDays);

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
  status: keyof typeof ICalEventStatus;
  stamp: Date;
  summary: string;
  description: string;
  url: string;
}

/** Writes a calendar file (RFC 5545). Its times are in UTC, so that it needs no time zone definitions. */
export function calendarFile({ appName, events }: { appName: string; events: CalendarEvent[] }): string {
  const calendar = ical({
    // The library doesn't escape it.
    prodId: { company: appName.replaceAll(/[\p{Cc},;\\]/gu, ''), product: 'Trips', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    events: events.map(toEventData),
  });
  return `${calendar.toString()}\r\n`;
}

function toEventData(event: CalendarEvent): ICalEventData {
  const { uid, sequence, status, stamp, summary, description, url } = event;
  return {
    id: uid,
    sequence,
    status: ICalEventStatus[status],
    stamp,
    summary: withoutControls(summary),
    description: withoutControls(description),
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
    ...toTimes(event),
  };
}

/** The end of an event of whole days is exclusive, so it is the day after the last one. */
function toTimes(event: CalendarEvent): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'location'> {
  if (!('start' in event)) {
    return { allDay: true, start: new Date(event.firstDay), end: new Date(dayAfter(event.lastDay, 1)) };
  }
  const { start, end, position } = event;
  const geo = { lat: position.latitude, lon: position.longitude };
  return { start, end, location: { title: withoutControls(event.location), geo } };
}

/** RFC 5545, section 3.3.11, forbids control characters, and the library only escapes line breaks. */
function withoutControls(text: string): string {
  return text.replaceAll(/(?![\r\n])\p{Cc}/gu, '');
}
