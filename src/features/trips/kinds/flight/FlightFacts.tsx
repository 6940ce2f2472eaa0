import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FlightPart } from '#domain/contract.ts';
import { hoursAndMinutes } from '#domain/flight-booking/flight-times.ts';
import { nightsBetween } from '#domain/local-time.ts';
import { partSnapshot, selectCancellation } from '#machines/trip/part-selectors.ts';
import {
  cabinBagsText,
  changeText,
  checkedBagsText,
  flightCancellation,
} from '../../../../components/booking/fare-terms.ts';
import { FactList } from '../../../../components/Page.tsx';
import { SERVICE_CLASSES } from '../../../../components/verdicts/rule-texts.ts';
import { formatFullDay, formatInstant } from '../../../../i18n/format.ts';
import type { FactsProps } from '../trip-kind.ts';

type Segment = FlightPart['legs'][number]['segments'][number];

type FlightFactsProps = FactsProps<'flight'>;

type PartProps = Pick<FlightFactsProps, 'part'>;

/** The flights with local times, their terms, and the airline's references. */
export function FlightFacts({ part, programOf, now }: FlightFactsProps) {
  const { t } = useLingui();
  const { fare, locator } = part;
  const over = selectCancellation(partSnapshot(part.status)) === 'never';
  return (
    <FactList>
      {listFlights(part).map((flight) => (
        <Flight
          key={`${flight.segment.carrier}${flight.segment.flightNumber}${flight.segment.departure}`}
          part={part}
          flight={flight}
        />
      ))}
      <Fact label={<Trans>Fare</Trans>}>
        <dd>{fare.family.name}</dd>
        <dd>{t(cabinBagsText(fare.family))}</dd>
        <dd>{t(checkedBagsText(fare.family))}</dd>
        <dd>{t(changeText(fare.family))}</dd>
      </Fact>
      {locator || !over ? (
        <Fact label={<Trans>Booking number</Trans>}>
          <dd>{locator ?? <Trans>Not there yet</Trans>}</dd>
        </Fact>
      ) : null}
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

/** Who flies, with the ticket, the seats and the bags that were bought. */
function Passenger({ part, passenger, programOf }: PassengerProps) {
  const { traveler, firstName, lastName } = passenger;
  const memberships = passenger.memberships.map(({ program, membershipNumber }) => ({
    name: programOf(program),
    membershipNumber,
  }));
  const isOwn = (one: { traveler: string }) => one.traveler === traveler;
  const segments = part.legs.flatMap((leg) => leg.segments);
  return (
    <Fact label={`${firstName} ${lastName}`}>
      {part.tickets.filter(isOwn).map(({ number }) => (
        <dd key={number}>
          <Trans>Ticket {number}</Trans>
        </dd>
      ))}
      {part.seats.filter(isOwn).map(({ segment, seat }) => (
        <Seat key={segment} seat={seat} segment={segments[segment]} />
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

function Seat({ seat, segment }: { seat: string; segment: Segment | undefined }) {
  const flight = segment ? `${segment.carrier} ${segment.flightNumber}` : '';
  return (
    <dd>
      <Trans>
        Seat {seat}, {flight}
      </Trans>
    </dd>
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

interface FlightOfPart {
  segment: Segment;
  cabin: FlightPart['fare']['serviceClasses'][number] | undefined;
  /** In minutes, before the next flight of the same leg. */
  stopover: number | undefined;
}

/** The flights of all legs, in order. */
function listFlights({ legs, fare }: FlightPart): FlightOfPart[] {
  return legs
    .flatMap(({ segments, stopoverMinutes }) =>
      segments.map((segment, index) => ({ segment, stopover: stopoverMinutes[index] })),
    )
    .map((flight, index) => ({ ...flight, cabin: fare.serviceClasses[index] }));
}

function Flight({ part, flight: { segment, cabin, stopover } }: PartProps & { flight: FlightOfPart }) {
  const { t } = useLingui();
  const { carrier, flightNumber, operatingCarrier } = segment;
  const operator = part.airlines.find(({ code }) => code === operatingCarrier)?.name ?? operatingCarrier;
  return (
    <Fact label={`${carrier} ${flightNumber}`}>
      <dd>{formatFullDay(segment.departure.slice(0, 10))}</dd>
      <dd>
        {segment.departure.slice(11)} {placeText(part, segment.origin)}
        <Terminal name={segment.departureTerminal} />
      </dd>
      <dd>
        {segment.arrival.slice(11)} <LaterDay segment={segment} /> {placeText(part, segment.destination)}
        <Terminal name={segment.arrivalTerminal} />
      </dd>
      {cabin ? <dd>{t(SERVICE_CLASSES[cabin])}</dd> : null}
      {operatingCarrier === carrier ? null : (
        <dd>
          <Trans>Operated by {operator}</Trans>
        </dd>
      )}
      {stopover === undefined ? null : (
        <dd>
          <Stopover minutes={stopover} city={findAirport(part, segment.destination)?.city ?? ''} />
        </dd>
      )}
    </Fact>
  );
}

function Terminal({ name }: { name: string | undefined }) {
  return name === undefined ? null : <Trans>, Terminal {name}</Trans>;
}

/** By how many days the local dates of arrival and departure differ. */
function LaterDay({ segment: { departure, arrival } }: { segment: Segment }) {
  const days = nightsBetween(departure.slice(0, 10), arrival.slice(0, 10));
  if (days === 0) return null;
  const date = formatFullDay(arrival.slice(0, 10));
  return <Trans>(on {date})</Trans>;
}

function Stopover({ minutes: duration, city }: { minutes: number; city: string }) {
  const { hours, minutes } = hoursAndMinutes(duration);
  return hours === 0 ? (
    <Trans>
      Stopover in {city}: {minutes} min
    </Trans>
  ) : (
    <Trans>
      Stopover in {city}: {hours} h {minutes} min
    </Trans>
  );
}

function findAirport(
  { airports }: FlightPart,
  airportCode: string,
): FlightPart['airports'][number] | undefined {
  return airports.find(({ code }) => code === airportCode);
}

function placeText(part: FlightPart, airportCode: string): string {
  const airport = findAirport(part, airportCode);
  return airport ? `${airport.name} (${airportCode})` : airportCode;
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
