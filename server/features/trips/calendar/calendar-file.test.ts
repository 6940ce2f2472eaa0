import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const event = {
  uid: 'part@travel.example',
  sequence: 2,
  status: 'CONFIRMED' as const,
  stamp: new Date('2027-03-14T09:30:00.123Z'),
  start: new Date('2027-04-01T13:00:00Z'),
  end: new Date('2027-04-03T09:00:00Z'),
  summary: 'Hotel Seefeld',
  location: 'Zürich',
  position: { latitude: 47.3697, longitude: -8.5389 },
  description: 'Double room',
  url: 'https://travel.example/trips/1',
} satisfies CalendarEvent;

const buildFile = (more: Partial<typeof event> = {}) =>
  calendarFile({ appName: 'Zugvogel', events: [{ ...event, ...more }] });
/** The value of a property after unfolding, as calendar programs read it. */
const readProperty = (name: string, file: string) =>
  file.replaceAll('\r\n ', '').match(new RegExp(`^${name}:(.*)\r$`, 'm'))?.[1];

test('holds an event with its times in UTC', () => {
  expect(buildFile()).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Zugvogel//Trips//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:part@travel.example',
      'SEQUENCE:2',
      'DTSTAMP:20270314T093000Z',
      'DTSTART:20270401T130000Z',
      'DTEND:20270403T090000Z',
      'SUMMARY:Hotel Seefeld',
      'TRANSP:TRANSPARENT',
      'LOCATION:Zürich',
      'GEO:47.3697;-8.5389',
      'DESCRIPTION:Double room',
      'URL;VALUE=URI:https://travel.example/trips/1',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['one day', '2027-04-01', '2027-04-01', '20270402'],
  ['days until the end of a month', '2027-04-29', '2027-04-30', '20270501'],
  ['days until the end of a year', '2027-12-30', '2027-12-31', '20280101'],
])('holds %s without times and without a place', (_, firstDay, lastDay, end) => {
  const { start, end: __, location, position, ...facts } = event;
  const file = calendarFile({ appName: 'Zugvogel', events: [{ ...facts, firstDay, lastDay }] });
  expect(readProperty('DTSTART;VALUE=DATE', file)).toBe(firstDay.replaceAll('-', ''));
  expect(readProperty('DTEND;VALUE=DATE', file)).toBe(end);
  expect(file).not.toMatch(/DTSTART:|DTEND:|LOCATION:|GEO:/);
  expect(readProperty('SUMMARY', file)).toBe('Hotel Seefeld');
});

test('without events it is a calendar all the same', () => {
  expect(calendarFile({ appName: 'Zugvogel', events: [] })).not.toContain('VEVENT');
});

test.each([
  ['property that a text makes up', 'x\r\nATTENDEE:mailto:a@b.example', 'x\\nATTENDEE:mailto:a@b.example'],
  ['control characters', 'a\u0000b\u0007c\u001b', 'abc'],
])('contains no %s', (_, text, escaped) => {
  expect(readProperty('SUMMARY', buildFile({ summary: text }))).toBe(escaped);
});

test('is named after the application, without special characters', () => {
  const file = calendarFile({ appName: 'Keller, Huber; Söhne\r\nX', events: [] });
  expect(readProperty('PRODID', file)).toBe('-//Keller Huber SöhneX//Trips//EN');
});
