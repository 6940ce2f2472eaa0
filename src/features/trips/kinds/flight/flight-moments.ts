import { msg } from '@lingui/core/macro';
import type { FlightPart, Trip } from '#domain/contract.ts';
import { nightsBetween } from '#domain/local-time.ts';
import type { Wording } from '../../../../components/verdicts/kinds/rule-words.ts';
import { SERVICE_CLASSES } from '../../../../components/verdicts/rule-texts.ts';
import { formatFullDay } from '../../../../i18n/format.ts';
import { formatDuration } from '../../../../i18n/format-duration.ts';
import type { Moment, PeopleGroup } from '../trip-kind.ts';

type Segment = FlightPart['legs'][number]['segments'][number];

export function flightMoments(part: FlightPart, people: Trip['travelers']): Moment[] {
  return part.legs
    .flatMap(({ segments, stopoverMinutes }) =>
      segments.map((segment, index) => ({ segment, stopover: stopoverMinutes[index] })),
    )
    .map(({ segment, stopover }, index) => {
      const { carrier, flightNumber, departure, origin, departureTerminal } = segment;
      return {
        day: departure.slice(0, 10),
        time: departure.slice(11),
        mark: origin,
        title: `${carrier} ${flightNumber}`,
        towards: destinationWords(part, segment),
        facts: [
          placeWords(part, origin, departureTerminal),
          arrivalWords(segment),
          formatDuration(segment.durationMinutes),
          ...cabinWords(part, index),
          ...operatorWords(part, segment),
          ...stopoverWords(part, segment, stopover),
        ],
        people: bySeat(part, people, index),
      };
    });
}

function destinationWords(part: FlightPart, { destination, arrivalTerminal }: Segment): Wording {
  const place = placeText(part, destination);
  return arrivalTerminal === undefined ? msg`to ${place}` : msg`to ${place}, Terminal ${arrivalTerminal}`;
}

function placeWords(part: FlightPart, code: string, terminal: string | undefined): Wording {
  const place = placeText(part, code);
  return terminal === undefined ? place : msg`${place}, Terminal ${terminal}`;
}

/** With the date if the local dates of arrival and departure differ. */
function arrivalWords({ departure, arrival }: Segment): Wording {
  const time = arrival.slice(11);
  if (nightsBetween(departure.slice(0, 10), arrival.slice(0, 10)) === 0) return msg`lands ${time} local time`;
  const date = formatFullDay(arrival.slice(0, 10));
  return msg`lands ${time} local time on ${date}`;
}

function cabinWords({ fare }: FlightPart, index: number): Wording[] {
  const cabin = fare.serviceClasses[index];
  return cabin ? [SERVICE_CLASSES[cabin]] : [];
}

function operatorWords({ airlines }: FlightPart, { carrier, operatingCarrier }: Segment): Wording[] {
  if (operatingCarrier === carrier) return [];
  const operator = airlines.find(({ code }) => code === operatingCarrier)?.name ?? operatingCarrier;
  return [msg`Operated by ${operator}`];
}

function stopoverWords(part: FlightPart, { destination }: Segment, minutes: number | undefined): Wording[] {
  if (minutes === undefined) return [];
  const city = findAirport(part, destination)?.city ?? '';
  const duration = formatDuration(minutes);
  return [msg`Stopover in ${city}: ${duration}`];
}

function bySeat({ seats }: FlightPart, people: Trip['travelers'], segment: number): PeopleGroup[] {
  const seatOf = (person: Trip['travelers'][number]) =>
    seats.find((one) => one.segment === segment && one.traveler === person._id)?.seat;
  const seated = people.flatMap((person) => {
    const seat = seatOf(person);
    return seat === undefined ? [] : [{ label: msg`Seat ${seat}`, people: [person] }];
  });
  const others = people.filter((person) => seatOf(person) === undefined);
  const label = others.length === 1 ? msg`Passenger` : msg`Passengers`;
  return others.length === 0 ? seated : [...seated, { label, people: others }];
}

function findAirport({ airports }: FlightPart, airportCode: string) {
  return airports.find(({ code }) => code === airportCode);
}

function placeText(part: FlightPart, code: string): string {
  const airport = findAirport(part, code);
  return airport ? `${airport.name} (${code})` : code;
}
