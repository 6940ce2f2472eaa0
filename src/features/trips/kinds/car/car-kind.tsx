import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CarPart, Trip } from '#domain/contract.ts';
import { dueOnSite } from '#domain/due-on-site.ts';
import {
  ACCESS_WORDS,
  cancellationText,
  depositText,
  FUEL_RULES,
} from '../../../../components/booking/car-terms.ts';
import { FactList } from '../../../../components/Page.tsx';
import { partName } from '../../../../components/trip-status/part-name.ts';
import type { Wording } from '../../../../components/verdicts/kinds/rule-words.ts';
import { formatMoney } from '../../../../i18n/format.ts';
import { isOverPart } from '../../is-over-part.ts';
import classes from '../PartHead.module.css';
import type { FactsProps, HeadProps, Moment, PeopleGroup, SupplierKind } from '../trip-kind.ts';

export const carKind: SupplierKind<'car'> = {
  Head: RentalHead,
  Facts: RentalFacts,
  moments: rentalMoments,
  contact: ({ pickUp }) => ({ name: msg`Rental desk`, phone: pickUp.phone }),
  zone: ({ pickUp }) => pickUp.zone,
  freeUntil: ({ car }) => car.freeUntil,
  buttons: {
    add: msg`Add a car to this trip`,
    addShort: msg`Add a car`,
    search: msg`Search for a car`,
    chooseAnother: msg`Choose another car`,
  },
  refusals: {
    begun: msg`The rental has begun. What is still possible, the rental desk or your travel agency can tell you.`,
    notCancellable: msg`The rental company does not allow a cancellation online. Please ask the rental desk or your travel agency.`,
  },
};

function RentalHead({ part }: HeadProps<'car'>) {
  return (
    <Group className={classes.name} variant="breakable" gap="0 8px" flex="1 1 180px" miw={0}>
      <h4>{partName(part)}</h4>
    </Group>
  );
}

function RentalFacts({ part }: FactsProps<'car'>) {
  const { car, pickUp } = part;
  const { t } = useLingui();
  // The price may have changed after the offer.
  const { amount: due } = dueOnSite(part, part.price.asked);
  const over = isOverPart(part);
  return (
    <FactList>
      <Fact label={<Trans>Car</Trans>}>
        <dd>
          <Trans>{car.model} or similar</Trans>
        </dd>
        <dd>
          <Plural value={car.seats} one="# seat" other="# seats" />,{' '}
          <Plural value={car.days} one="# day" other="# days" />
        </dd>
      </Fact>
      {over ? null : (
        <Fact label={<Trans>Cancellation, local time</Trans>}>
          <dd>{t(cancellationText(car, pickUp.zone))}</dd>
        </Fact>
      )}
      <Fact label={<Trans>Good to know</Trans>}>
        {due.amount > 0 && !over ? <DueAtDesk amount={formatMoney(due)} /> : null}
        <dd>{t(depositText(car))}</dd>
        <dd>{t(FUEL_RULES[car.fuelRule])}</dd>
      </Fact>
    </FactList>
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

function DueAtDesk({ amount }: { amount: string }) {
  return (
    <dd>
      <Trans>{amount} of the price is paid at the counter</Trans>
    </dd>
  );
}

function rentalMoments(part: CarPart, people: Trip['travelers']): Moment[] {
  const { pickUp, dropOff, pickUpAt, dropOffAt } = part;
  return [
    {
      ...at(pickUpAt),
      mark: msg`pick-up`,
      title: pickUp.name,
      facts: stationFacts(pickUp),
      people: drivers(people),
    },
    {
      ...at(dropOffAt),
      mark: msg`drop-off`,
      title: dropOff.name,
      facts: stationFacts(dropOff),
      people: [],
    },
  ];
}

function at(moment: string): Pick<Moment, 'day' | 'time'> {
  return { day: moment.slice(0, 10), time: moment.slice(11) };
}

function stationFacts({ access, address, phone }: CarPart['pickUp']): Wording[] {
  const { street, postalCode, city } = address;
  return [ACCESS_WORDS[access], `${street}, ${postalCode} ${city}`, phone];
}

function drivers(people: Trip['travelers']): PeopleGroup[] {
  const passengers = people.slice(1);
  const label = passengers.length === 1 ? msg`Passenger` : msg`Passengers`;
  return [
    { label: msg`Driver`, people: people.slice(0, 1) },
    ...(passengers.length > 0 ? [{ label, people: passengers }] : []),
  ];
}
