import type { ChangedLeg, FlightSegment, Trip } from '#domain/contract.ts';
import type { MailSection } from '../../mails/mail-layout.ts';
import { partHeading } from '../part/kinds/part-kinds.ts';
import { localMomentText } from '../part/kinds/value-words.ts';
import { type MailReader, nameText } from './mail-reader.ts';

export function airlineChangedText(trip: Trip, reader: MailReader): string[] {
  const isAnswered = trip.airlineChanges?.some(({ answers }) => answers.length > 0) === true;
  return [
    `The airline has changed a flight of ${nameTrip(trip, reader)}.`,
    isAnswered
      ? 'Open the trip to accept the new flight, or to see what refusing it means. Until then, the trip shows the flight as it was booked.'
      : 'Until it is settled, the trip shows the flight as it was booked.',
  ];
}

export function airlineAcceptedText(trip: Trip, reader: MailReader): string[] {
  return [
    `The flight that the airline has changed is now a part of ${nameTrip(trip, reader)}. The new times are below; the attached calendar file replaces the earlier one.`,
  ];
}

export function airlineSections({ airlineChanges = [], parts }: Trip): MailSection[] {
  return airlineChanges.flatMap(({ partId, legs }) => {
    const part = parts.find(({ _id }) => _id === partId);
    return part
      ? [{ heading: `Changed by the airline: ${partHeading(part)}`, lines: legs.flatMap(legLines) }]
      : [];
  });
}

function legLines({ before, after }: ChangedLeg): string[] {
  return [
    ...before.segments.map((segment) => `Booked: ${segmentText(segment)}`),
    ...(after
      ? after.segments.map((segment) => `Now: ${segmentText(segment)}`)
      : ['Now: no longer flown, and nothing is offered instead']),
  ];
}

function segmentText(segment: FlightSegment): string {
  const { carrier, flightNumber, origin, destination, departure, arrival } = segment;
  return `${carrier} ${flightNumber}, ${origin} ${localMomentText(departure)} – ${destination} ${localMomentText(arrival)}`;
}

function nameTrip({ travelers }: Trip, { travels }: MailReader): string {
  if (travels !== false) return 'your trip';
  return `the trip of ${new Intl.ListFormat('en-GB').format(travelers.map(nameText))}`;
}
