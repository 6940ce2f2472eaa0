import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CarCriteria } from '#domain/car-booking/car-criteria.ts';
import type { CarEntry } from '#domain/car-booking/car-list.ts';
import { hoursOfWeek } from '#domain/car-booking/opening-hours.ts';
import type { CarStation, DistanceUnit, RentalCarTerms } from '#domain/contract.ts';
import {
  cancellationText,
  counterWords,
  depositText,
  FUEL_RULES,
  paymentWords,
} from '../../../components/booking/car-terms.ts';
import { Handover } from '../../../components/booking/Handover.tsx';
import { FactList } from '../../../components/Page.tsx';
import { inOneLine, SupplierPrice } from '../../../components/results/ResultCard.tsx';
import { formatMoney, formatWeekday } from '../../../i18n/format.ts';
import classes from './Cars.module.css';
import { COVER_WORDS, furtherWords, mileageWords } from './car-words.ts';

export type RentalTimes = Pick<CarCriteria, 'pickUpDate' | 'pickUpTime' | 'dropOffDate' | 'dropOffTime'>;

interface CarDetailsProps {
  listed: CarEntry;
  times: RentalTimes;
  unit: DistanceUnit;
}

export function CarDetails({ listed, times, unit }: CarDetailsProps) {
  const { car, pickUp, dropOff, price, total } = listed;
  const { t } = useLingui();
  const atCounter = counterWords(car);
  return (
    <>
      <p>
        {inOneLine([
          t`${plural(car.doors, { one: '# door', other: '# doors' })}`,
          t`${plural(car.largeBags, { one: '# large bag', other: '# large bags' })}`,
          t`${plural(car.smallBags, { one: '# small bag', other: '# small bags' })}`,
        ])}
      </p>
      <SupplierPrice asked={price} company={total} />
      <FactList>
        <Fact label={<Trans>Included</Trans>}>
          <dd>
            <Trans>Taxes and mandatory charges</Trans>
          </dd>
          <OneWayFee car={car} />
          <YoungDriverFee car={car} />
          <Mileage car={car} unit={unit} />
          {car.insurance.covers.map((cover) => (
            <dd key={cover}>{t(COVER_WORDS[cover])}</dd>
          ))}
          <Excess car={car} />
        </Fact>
        <Fact label={<Trans>Conditions</Trans>}>
          <dd>{t(paymentWords(car))}</dd>
          {atCounter ? <dd>{t(atCounter)}</dd> : null}
          <dd>{t(depositText(car))}</dd>
          <dd>{t(FUEL_RULES[car.fuelRule])}</dd>
        </Fact>
        <Fact label={<Trans>Cancellation, local time</Trans>}>
          <dd>{t(cancellationText(car, pickUp.zone))}</dd>
        </Fact>
        <Handover
          label={<Trans>Pick-up</Trans>}
          at={`${times.pickUpDate}T${times.pickUpTime}`}
          station={pickUp}
        >
          <OpeningHours station={pickUp} />
        </Handover>
        <Handover
          label={<Trans>Drop-off</Trans>}
          at={`${times.dropOffDate}T${times.dropOffTime}`}
          station={dropOff}
        >
          <OpeningHours station={dropOff} />
        </Handover>
      </FactList>
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

interface OfCar {
  car: RentalCarTerms;
}

function OneWayFee({ car: { oneWayFee } }: OfCar) {
  if (!oneWayFee) return null;
  const fee = formatMoney(oneWayFee);
  return (
    <dd>
      <Trans>One-way fee of {fee}</Trans>
    </dd>
  );
}

function YoungDriverFee({ car: { youngDriverFee } }: OfCar) {
  if (!youngDriverFee) return null;
  const fee = formatMoney(youngDriverFee);
  return (
    <dd>
      <Trans>Young driver's fee of {fee}</Trans>
    </dd>
  );
}

function Mileage({ car: { mileage }, unit }: OfCar & { unit: DistanceUnit }) {
  const { t } = useLingui();
  const further = furtherWords(mileage, unit);
  return (
    <>
      <dd>{t(mileageWords(mileage, unit))}</dd>
      {further ? <dd>{t(further)}</dd> : null}
    </>
  );
}

function Excess({ car: { insurance } }: OfCar) {
  const excess = insurance.excess && formatMoney(insurance.excess);
  return (
    <dd>
      {excess ? (
        <Trans>For any damage, the driver pays up to {excess}</Trans>
      ) : (
        <Trans>Damage to the car is not insured</Trans>
      )}
    </dd>
  );
}

function OpeningHours({ station }: { station: CarStation }) {
  return (
    <>
      {hoursOfWeek(station).map(({ first, last, hours }) => (
        <dd key={first} className={classes.hours}>
          <span>
            {first === last ? formatWeekday(first) : `${formatWeekday(first)} – ${formatWeekday(last)}`}
          </span>
          <span>{hours ? `${hours.from} – ${hours.to}` : <Trans>closed</Trans>}</span>
        </dd>
      ))}
    </>
  );
}
