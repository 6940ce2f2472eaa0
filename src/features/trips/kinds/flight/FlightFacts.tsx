import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FlightPart } from '#domain/contract.ts';
import {
  cabinBagsText,
  changeText,
  checkedBagsText,
  flightCancellation,
} from '../../../../components/booking/fare-terms.ts';
import { FactList } from '../../../../components/Page.tsx';
import { formatInstant } from '../../../../i18n/format.ts';
import { isOverPart } from '../../is-over-part.ts';
import type { FactsProps } from '../trip-kind.ts';

type FlightFactsProps = FactsProps<'flight'>;

type PartProps = Pick<FlightFactsProps, 'part'>;

export function FlightFacts({ part, programOf, now }: FlightFactsProps) {
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
          <Trans>Ticket {number}</Trans>
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
