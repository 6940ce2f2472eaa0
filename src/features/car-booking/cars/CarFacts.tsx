import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import { categoryOf, fuelOf, hasAirConditioning, transmissionOf } from '#domain/acriss.ts';
import type { CarEntry } from '#domain/car-booking/car-list.ts';
import type { CarStation, DistanceUnit } from '#domain/contract.ts';
import { ACCESS_WORDS } from '../../../components/booking/car-terms.ts';
import { DIRECTIONS } from '../../../components/booking/directions.ts';
import { inOneLine, ResultMarks } from '../../../components/results/ResultCard.tsx';
import { refundIcon } from '../../../components/shell-icons.ts';
import { formatDistance, formatInstant } from '../../../i18n/format.ts';
import classes from './Cars.module.css';
import type { CarLabelOf } from './car-results-props.ts';
import { FUEL_RULES_IN_SHORT, mileageWords } from './car-words.ts';

interface CarFactsProps {
  listed: CarEntry;
  unit: DistanceUnit;
  labelOf: CarLabelOf;
  gone: boolean;
}

export function CarFacts({ listed, unit, labelOf, gone }: CarFactsProps) {
  const { t } = useLingui();
  const { car, vendor, pickUp, dropOff } = listed;
  const { acriss, model, freeUntil } = car;
  const transmission = transmissionOf(acriss);
  const fuel = fuelOf(acriss);
  const end = freeUntil && formatInstant(freeUntil, pickUp.zone);
  const neverFree = car.prepaid ? t`Not refundable` : t`Cancellation is charged`;
  const terms = [
    t(mileageWords(car.mileage, unit)),
    t(FUEL_RULES_IN_SHORT[car.fuelRule]),
    end === undefined ? neverFree : undefined,
  ];
  return (
    <Stack className={classes.facts} gap={2}>
      <Group gap="0 12px" align="baseline">
        <h2 className={classes.name}>{t`${model} or similar`}</h2>
        <Text span className={classes.dimmed} c="dimmed">
          {inOneLine([
            labelOf('carcategory', categoryOf(acriss)),
            transmission && labelOf('groupedcartransmission', transmission),
            fuel && fuel !== 'unspecified' ? labelOf('groupedcarfuel', fuel) : undefined,
            hasAirConditioning(acriss) ? t`Air conditioning` : undefined,
            t`${plural(car.seats, { one: '# seat', other: '# seats' })}`,
          ])}
        </Text>
      </Group>
      <p>
        <strong>{vendor.name}</strong> <StationText station={pickUp} unit={unit} />
      </p>
      {dropOff.stationId === pickUp.stationId ? null : (
        <p>
          {t`Drop-off:`} <StationText station={dropOff} unit={unit} />
        </p>
      )}
      <Group gap="0 12px">
        <ResultMarks
          marks={end === undefined ? [] : [{ icon: refundIcon, text: t`Free cancellation until ${end}` }]}
        />
        <Text span className={classes.dimmed} c="dimmed">
          {inOneLine(terms)}
        </Text>
        {gone ? (
          <Text
            span
            className={classes.warning}
            c="var(--notice-warning-mark)"
          >{t`Not available when you chose it`}</Text>
        ) : null}
        {car.carsLeft <= FEW_CARS ? (
          <Text
            span
            className={classes.warning}
            c="var(--notice-warning-mark)"
          >{t`${plural(car.carsLeft, { one: '# car left', other: '# cars left' })}`}</Text>
        ) : null}
      </Group>
    </Stack>
  );
}

const FEW_CARS = 3;

function StationText({ station, unit }: { station: CarStation; unit: DistanceUnit }) {
  const { t } = useLingui();
  const distance = formatDistance(station.distance, unit);
  const direction = t(DIRECTIONS[station.direction]);
  return <>{inOneLine([station.name, t(ACCESS_WORDS[station.access]), t`${distance} ${direction}`])}</>;
}
