import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import {
  DEFAULT_DRIVER_AGE,
  GROWN_UP_DRIVER_AGE,
  YOUNGEST_DRIVER_AGE,
} from '#domain/car-booking/car-criteria.ts';
import type { EnumEntry } from '#domain/contract.ts';
import type { FieldsProps } from './search-fields.ts';

/** The ages that change the price. */
const YOUNG_AGES = Array.from(
  { length: GROWN_UP_DRIVER_AGE - YOUNGEST_DRIVER_AGE },
  (_, years) => GROWN_UP_DRIVER_AGE - 1 - years,
);

export function AgeField({ values, change }: FieldsProps) {
  const { t } = useLingui();
  const isYoung = values.driverAge < GROWN_UP_DRIVER_AGE;
  return (
    <NativeSelect
      variant="standard"
      label={t`Driver's age`}
      description={isYoung ? t`Young drivers pay more and don't get every car.` : undefined}
      data={[
        { value: String(DEFAULT_DRIVER_AGE), label: t`${GROWN_UP_DRIVER_AGE} or older` },
        ...YOUNG_AGES.map(String),
      ]}
      value={String(isYoung ? values.driverAge : DEFAULT_DRIVER_AGE)}
      onChange={(event) => change(null, { driverAge: Number(event.currentTarget.value) })}
    />
  );
}

interface PurposeFieldProps extends FieldsProps {
  purposes: readonly EnumEntry[];
}

export function PurposeField({ values, change, messages, purposes }: PurposeFieldProps) {
  const { t } = useLingui();
  return (
    <NativeSelect
      variant="standard"
      label={t`Trip purpose`}
      data={[{ value: '', label: t`None` }, ...purposes.map(({ id, label }) => ({ value: id, label }))]}
      value={values.purpose}
      error={messages.purpose}
      onChange={(event) => change('purpose', { purpose: event.currentTarget.value })}
    />
  );
}
