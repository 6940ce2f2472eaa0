import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CarPart } from '#domain/contract.ts';
import { partSnapshot, selectCancellation } from '#machines/trip/part-selectors.ts';
import { FactList } from '../../components/FactList.tsx';
import { formatFullDay, formatInstant, formatMoney } from '../../i18n/format.ts';

interface RentalFactsProps {
  part: CarPart;
}

/** Where and when the car is fetched and brought back, under which conditions, and what it is called there. */
export function RentalFacts({ part }: RentalFactsProps) {
  const { car, pickUp, dropOff, locator } = part;
  const over = selectCancellation(partSnapshot(part.status)) === 'never';
  return (
    <FactList>
      <Handover label={<Trans>Pick-up</Trans>} at={part.pickUpAt} station={pickUp} />
      <Handover label={<Trans>Drop-off</Trans>} at={part.dropOffAt} station={dropOff} />
      <Fact label={<Trans>Car</Trans>}>
        <dd>
          <Trans>{car.model} or similar</Trans>
        </dd>
        <dd>
          <Plural value={car.seats} one="# seat" other="# seats" />,{' '}
          <Plural value={car.days} one="# day" other="# days" />
        </dd>
      </Fact>
      {locator || !over ? (
        <Fact label={<Trans>Booking number</Trans>}>
          <dd>{locator ?? <Trans>Not there yet</Trans>}</dd>
        </Fact>
      ) : null}
      {over ? null : (
        <Fact label={<Trans>Cancellation, local time</Trans>}>
          <dd>
            {car.freeUntil ? (
              <FreeUntil end={formatInstant(car.freeUntil, pickUp.zone)} />
            ) : (
              <Trans>Never refunded</Trans>
            )}
          </dd>
        </Fact>
      )}
      <Fact label={<Trans>Good to know</Trans>}>
        {car.dueAtDesk.amount > 0 ? <DueAtDesk amount={formatMoney(car.dueAtDesk)} /> : null}
        <Deposit amount={formatMoney(car.deposit)} />
        <dd>
          {car.fuelRule === 'fullToFull' ? (
            <Trans>Return it with a full tank</Trans>
          ) : (
            <Trans>A full tank is bought with it: return it empty</Trans>
          )}
        </dd>
      </Fact>
    </FactList>
  );
}

interface HandoverProps {
  label: ReactNode;
  /** Local time, `yyyy-MM-ddTHH:mm`. */
  at: string;
  station: CarPart['pickUp'];
}

function Handover({ label, at, station: { name, address, phone } }: HandoverProps) {
  const { street, postalCode, city } = address;
  return (
    <Fact label={label}>
      <dd>
        {formatFullDay(at.slice(0, 10))}, {at.slice(11)}
      </dd>
      <dd>{name}</dd>
      <dd>
        {street}, {postalCode} {city}
      </dd>
      <dd>{phone}</dd>
    </Fact>
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

function FreeUntil({ end }: { end: string }) {
  return (
    <Trans>Free until {end}; after that the rental company keeps a part of the price or all of it</Trans>
  );
}

function DueAtDesk({ amount }: { amount: string }) {
  return (
    <dd>
      <Trans>{amount} of the price are paid at the counter</Trans>
    </dd>
  );
}

function Deposit({ amount }: { amount: string }) {
  return (
    <dd>
      <Trans>{amount} are blocked on the driver's card until the car is back</Trans>
    </dd>
  );
}
