import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FlightPart } from '#domain/contract.ts';
import { nightsBetween } from '#domain/local-time.ts';
import { partSnapshot, selectCancellation } from '#machines/trip/part-selectors.ts';
import {
  cabinBagsText,
  changeText,
  checkedBagsText,
  flightCancellation,
} from '../../components/booking/fare-terms.ts';
import { FactList } from '../../components/FactList.tsx';
import { SERVICE_CLASSES } from '../../components/verdicts/rule-texts.ts';
import { formatFullDay, formatInstant } from '../../i18n/format.ts';
import { partZone } from './part-terms.ts';

type Segment = FlightPart['legs'][number]['segments'][number];

interface FlightFactsProps {
  part: FlightPart;
  now: string;
}

type PartProps = Pick<FlightFactsProps, 'part'>;

/** Which flights, at what local times, under which conditions, and what they are called at the airline. */
export function FlightFacts({ part, now }: FlightFactsProps) {
  const { t } = useLingui();
  const { fare, locator } = part;
  const over = selectCancellation(partSnapshot(part.status)) === 'never';
  return (
    <FactList>
      {segmentsOf(part).map((segment, index) => (
        <Flight
          key={`${segment.carrier}${segment.flightNumber}${segment.departure}`}
          part={part}
          segment={segment}
          cabin={fare.serviceClasses[index]}
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
        <Passenger key={passenger.traveler} part={part} passenger={passenger} />
      ))}
      {over ? null : (
        <Fact label={<Trans>Cancellation, local time</Trans>}>
          <Cancellation part={part} now={now} />
        </Fact>
      )}
    </FactList>
  );
}

interface PassengerProps extends PartProps {
  passenger: FlightPart['passengers'][number];
}

/** Who flies, with the ticket, the seats and the bags that were bought. */
function Passenger({ part, passenger }: PassengerProps) {
  const { traveler, firstName, lastName, memberships } = passenger;
  const isOwn = (one: { traveler: string }) => one.traveler === traveler;
  const segments = segmentsOf(part);
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
      {memberships.map(({ program, membershipNumber }) => (
        <dd key={program}>
          <Trans>
            Frequent flyer {program} {membershipNumber}
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

interface FlightProps extends PartProps {
  segment: Segment;
  cabin: FlightPart['fare']['serviceClasses'][number] | undefined;
}

function Flight({ part, segment, cabin }: FlightProps) {
  const { t } = useLingui();
  const { carrier, flightNumber, operatingCarrier } = segment;
  const operator = part.airlines.find(({ code }) => code === operatingCarrier)?.name ?? operatingCarrier;
  return (
    <Fact label={`${carrier} ${flightNumber}`}>
      <dd>{formatFullDay(segment.departure.slice(0, 10))}</dd>
      <dd>
        {segment.departure.slice(11)} {placeText(part, segment.origin)}
      </dd>
      <dd>
        {segment.arrival.slice(11)} <LaterDay segment={segment} /> {placeText(part, segment.destination)}
      </dd>
      {cabin ? <dd>{t(SERVICE_CLASSES[cabin])}</dd> : null}
      {operatingCarrier === carrier ? null : (
        <dd>
          <Trans>Operated by {operator}</Trans>
        </dd>
      )}
    </Fact>
  );
}

/** By how many days the local dates of arrival and departure differ. */
function LaterDay({ segment: { departure, arrival } }: { segment: Segment }) {
  const days = nightsBetween(departure.slice(0, 10), arrival.slice(0, 10));
  if (days === 0) return null;
  const date = formatFullDay(arrival.slice(0, 10));
  return <Trans>(on {date})</Trans>;
}

/** Of all legs, as they are flown. */
function segmentsOf({ legs }: FlightPart): Segment[] {
  return legs.flatMap(({ segments }) => segments);
}

function placeText({ airports }: FlightPart, wanted: string): string {
  const airport = airports.find(({ code }) => code === wanted);
  return airport ? `${airport.name} (${wanted})` : wanted;
}

function Cancellation({ part, now }: FlightFactsProps) {
  const { t } = useLingui();
  const { freeUntil } = part;
  const free = {
    voidHours: part.fare.voidHours,
    until: freeUntil === undefined ? null : formatInstant(freeUntil, partZone(part)),
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
