import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FlightPart } from '#domain/contract.ts';
import { nightsBetween } from '#domain/local-time.ts';
import { partSnapshot, selectCancellation } from '#machines/trip/part-selectors.ts';
import { FactList } from '../../components/FactList.tsx';
import { formatFullDay, formatInstant, formatMoney } from '../../i18n/format.ts';
import { partZone } from './part-terms.ts';

type Segment = FlightPart['legs'][number]['segments'][number];
type Condition = FlightPart['fare']['family']['change'];

interface FlightFactsProps {
  part: FlightPart;
}

/** Which flights, at what local times, under which conditions, and what they are called at the airline. */
export function FlightFacts({ part }: FlightFactsProps) {
  const { fare, locator } = part;
  const { carryOn, checked } = fare.family;
  const over = selectCancellation(partSnapshot(part.status)) === 'never';
  return (
    <FactList>
      {part.legs.flatMap(({ segments }) =>
        segments.map((segment) => (
          <Flight
            key={`${segment.carrier}${segment.flightNumber}${segment.departure}`}
            part={part}
            segment={segment}
          />
        )),
      )}
      <Fact label={<Trans>Fare</Trans>}>
        <dd>{fare.family.name}</dd>
        <Bags bags={carryOn} where={<Trans>in the cabin</Trans>} />
        <Bags bags={checked} where={<Trans>checked in</Trans>} />
        <dd>
          <ConditionText condition={fare.family.change} what={<Trans>Changes</Trans>} />
        </dd>
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
          <Cancellation part={part} />
        </Fact>
      )}
    </FactList>
  );
}

function Bags({ bags, where }: { bags: FlightPart['fare']['family']['checked']; where: ReactNode }) {
  const { pieces, kilogramsEach } = bags;
  if (pieces === 0) return null;
  return (
    <dd>
      <Plural value={pieces} one="# bag" other="# bags" />{' '}
      <Trans>
        of {kilogramsEach} kg {where}
      </Trans>
    </dd>
  );
}

interface PassengerProps extends FlightFactsProps {
  passenger: FlightPart['passengers'][number];
}

/** Who flies, with the ticket, the seats and the bags that were bought. */
function Passenger({ part, passenger }: PassengerProps) {
  const { traveler, firstName, lastName, memberships } = passenger;
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

function BoughtBag({ bag, part }: FlightFactsProps & { bag: FlightPart['bags'][number] }) {
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

function Flight({ part, segment }: FlightFactsProps & { segment: Segment }) {
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

function placeText({ airports }: FlightPart, wanted: string): string {
  const airport = airports.find(({ code }) => code === wanted);
  return airport ? `${airport.name} (${wanted})` : wanted;
}

function ConditionText({ condition: { allowed, fee }, what }: { condition: Condition; what: ReactNode }) {
  if (!allowed) return <Trans>{what}: not possible</Trans>;
  const amount = fee && fee.amount > 0 ? formatMoney(fee) : null;
  return amount === null ? (
    <Trans>{what}: free</Trans>
  ) : (
    <Trans>
      {what}: {amount} for each traveller
    </Trans>
  );
}

function Cancellation({ part }: FlightFactsProps) {
  const { voidHours, family } = part.fare;
  const end = part.freeUntil ? formatInstant(part.freeUntil, partZone(part)) : null;
  return (
    <>
      <dd>
        {end === null ? (
          <Trans>Free for {voidHours} hours after it is booked</Trans>
        ) : (
          <Trans>Free until {end}</Trans>
        )}
      </dd>
      <dd>
        <ConditionText condition={family.refund} what={<Trans>After that</Trans>} />
      </dd>
    </>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      {children}
    </div>
  );
}
