import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CarStation, RentalCarTerms } from '#domain/contract.ts';
import { cancellationText, depositText, FUEL_RULES } from '../../../../components/booking/car-terms.ts';
import { VerdictMark } from '../../../../components/verdicts/VerdictMark.tsx';
import { formatShortDay } from '../../../../i18n/format.ts';
import { formatMoney } from '../../../../i18n/money-format.ts';
import classes from '../../Checkout.module.css';
import type { SummaryProps } from '../checkout-kind.ts';

export function CarSummary({ part: { priced } }: SummaryProps<'car'>) {
  const { vendor, car, pickUp, dropOff, verdict } = priced;
  return (
    <>
      <div>
        <Title order={2} size="h3">
          {vendor.name}
        </Title>
        <p>
          <Trans>{car.model} or similar</Trans>
        </p>
        <p>
          <Plural value={car.days} one="# day" other="# days" />
        </p>
      </div>
      <dl className={classes.handovers} data-facts="true">
        <dt>
          <Trans>Pick-up</Trans>
        </dt>
        <Handover at={priced.pickUpAt} station={pickUp} />
        <dt>
          <Trans>Drop-off</Trans>
        </dt>
        <Handover at={priced.dropOffAt} station={dropOff} />
      </dl>
      <Conditions car={car} zone={pickUp.zone} />
      <VerdictMark verdict={verdict} />
    </>
  );
}

interface HandoverProps {
  /** Local time, `yyyy-MM-ddTHH:mm`. */
  at: string;
  station: CarStation;
}

function Handover({ at, station }: HandoverProps) {
  return (
    <dd>
      {formatShortDay(at.slice(0, 10))}, {at.slice(11)}
      <br />
      {station.name}
    </dd>
  );
}

interface ConditionsProps {
  car: RentalCarTerms;
  zone: string;
}

function Conditions({ car, zone }: ConditionsProps) {
  const { t } = useLingui();
  return (
    <ul className={classes.conditions}>
      <Condition>
        <Trans>The total includes all taxes and mandatory fees</Trans>
      </Condition>
      <PaymentTerms car={car} />
      <Condition>{t(depositText(car))}</Condition>
      <Condition>{t(FUEL_RULES[car.fuelRule])}</Condition>
      <Condition>{t(cancellationText(car, zone))}</Condition>
    </ul>
  );
}

function PaymentTerms({ car: { dueAtDesk, prepaid } }: { car: RentalCarTerms }) {
  const due = formatMoney(dueAtDesk);
  if (!prepaid) {
    return (
      <Condition>
        <Trans>Paid at the counter</Trans>
      </Condition>
    );
  }
  return (
    <Condition>
      {dueAtDesk.amount > 0 ? (
        <Trans>Paid with the booking, but for {due} of the total that are paid at the counter</Trans>
      ) : (
        <Trans>Paid with the booking</Trans>
      )}
    </Condition>
  );
}

function Condition({ children }: { children: ReactNode }) {
  return (
    <Text component="li" c="dimmed" fz="sm">
      {children}
    </Text>
  );
}
