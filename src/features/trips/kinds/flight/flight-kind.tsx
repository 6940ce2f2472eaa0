import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FlightPart, Trip } from '#domain/contract.ts';
import { nightsBetween } from '#domain/local-time.ts';
import {
  cabinBagsText,
  changeText,
  checkedBagsText,
  flightCancellation,
} from '../../../../components/booking/fare-terms.ts';
import { FactList } from '../../../../components/Page.tsx';
import { partName } from '../../../../components/trip-status/part-name.ts';
import { SimulatedMark } from '../../../../components/trip-status/SimulatedMark.tsx';
import type { Wording } from '../../../../components/verdicts/kinds/rule-words.ts';
import { SERVICE_CLASSES } from '../../../../components/verdicts/rule-texts.ts';
import { formatFullDay, formatInstant } from '../../../../i18n/format.ts';
import { formatDuration } from '../../../../i18n/format-duration.ts';
import { isOverPart } from '../../is-over-part.ts';
import classes from '../PartHead.module.css';
import type { FactsProps, HeadProps, Moment, PeopleGroup, SupplierKind } from '../trip-kind.ts';

export const flightKind: SupplierKind<'flight'> = {
  Head: FlightHead,
  Facts: FlightFacts,
  moments: flightMoments,
  zone: ({ zone }) => zone,
  freeUntil: ({ freeUntil }) => freeUntil,
  buttons: {
    add: msg`Add a flight to this trip`,
    addShort: msg`Add a flight`,
    search: msg`Search for a flight`,
    chooseAnother: msg`Choose another flight`,
  },
  refusals: {
    begun: msg`The flight has departed. What is still possible, the airline or your travel agency can tell you.`,
    notCancellable: msg`The airline does not allow a cancellation online. Please ask the airline or your travel agency.`,
  },
};

function FlightHead({ part }: HeadProps<'flight'>) {
  const { fare, airlines } = part;
  return (
    <Group className={classes.name} variant="breakable" gap="0 8px" flex="1 1 180px" miw={0}>
      <h4>{partName(part)}</h4>
      <p className={classes.address}>
        {airlines[0]?.name}, {fare.family.name}
      </p>
    </Group>
  );
}

type FlightFactsProps = FactsProps<'flight'>;

type PartProps = Pick<FlightFactsProps, 'part'>;

function FlightFacts({ part, programOf, now }: FlightFactsProps) {
  const { t } = useLingui();
  const { fare } = part;
  const over = isOverPart(part);
  return (
    <FactList>
      <Fact label={<Trans>Fare</Trans>}>
        <dd>{fare.family.name}</dd>
        <dd>{t(cabinBagsText(fare.family))}</dd>
        <dd>{t(checkedBagsText(fare.family))}</dd>
        <dd>{t(changeText(fare.family))}</dd>
      </Fact>
      {part.passengers.map((passenger) => (
        <Passenger key={passenger.traveler} part={part} passenger={passenger} programOf={programOf} />
      ))}
      {over ? null : (
        <Fact label={<Trans>Cancellation, local time</Trans>}>
          <Cancellation part={part} now={now} />
        </Fact>
      )}
    </FactList>
  );
}

interface PassengerProps extends Pick<FlightFactsProps, 'part' | 'programOf'> {
  passenger: FlightPart['passengers'][number];
}

function Passenger({ part, passenger, programOf }: PassengerProps) {
  const { traveler, firstName, lastName } = passenger;
  const memberships = passenger.memberships.map(({ program, membershipNumber }) => ({
    name: programOf(program),
    membershipNumber,
  }));
  const isOwn = (one: { traveler: string }) => one.traveler === traveler;
  return (
    <Fact label={`${firstName} ${lastName}`}>
      {part.tickets.filter(isOwn).map(({ number }) => (
        <dd key={number}>
          <Trans>Ticket {number}</Trans> <SimulatedMark kind="flight" />
        </dd>
      ))}
      {part.bags.filter(isOwn).map((bag) => (
        <BoughtBag key={`${bag.leg} ${bag.kind}`} bag={bag} part={part} />
      ))}
      {memberships.map(({ name, membershipNumber }) => (
        <dd key={name}>
          <Trans>
            Frequent flyer: {name}, {membershipNumber}
          </Trans>
        </dd>
      ))}
    </Fact>
  );
}

function BoughtBag({ bag, part }: PartProps & { bag: FlightPart['bags'][number] }) {
  const destination = part.legs[bag.leg]?.segments.at(-1)?.destination ?? '';
  return (
    <dd>
      {bag.kind === 'checked' ? (
        <Plural value={bag.quantity} one="# more bag checked in" other="# more bags checked in" />
      ) : (
        <Plural value={bag.quantity} one="# more bag in the cabin" other="# more bags in the cabin" />
      )}{' '}
      <Trans>to {destination}</Trans>
    </dd>
  );
}

function Cancellation({ part, now }: Pick<FlightFactsProps, 'part' | 'now'>) {
  const { t } = useLingui();
  const { freeUntil } = part;
  const free = {
    voidHours: part.fare.voidHours,
    until: freeUntil === undefined ? null : formatInstant(freeUntil, part.zone),
    isOver: freeUntil !== undefined && freeUntil <= now,
  };
  return flightCancellation(part.fare.family, free).map((text) => <dd key={text.id}>{t(text)}</dd>);
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      {children}
    </div>
  );
}

type Segment = FlightPart['legs'][number]['segments'][number];

function flightMoments(part: FlightPart, people: Trip['travelers']): Moment[] {
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
