import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { CarCriteria } from '#domain/car-booking/car-criteria.ts';
import type { CarStation, EnumEntry } from '#domain/contract.ts';
import type { ColleagueList } from '../../../components/booking/ColleaguePicker.tsx';
import { DriverField } from '../../../components/booking/DriverField.tsx';
import type { PlaceLookup } from '../../../components/places/place-lookup.ts';
import { Surface } from '../../../components/Surface.tsx';
import classes from './CarSearch.module.css';
import { AgeField, PurposeField } from './DriverFields.tsx';
import { FAULT_TEXTS } from './fault-texts.ts';
import type { FieldsProps, ForBothPlaces } from './search-fields.ts';
import { useSearchForm } from './use-search-form.ts';
import { WhenFields } from './WhenFields.tsx';
import { WhereFields } from './WhereFields.tsx';

export interface CarSearchFormProps {
  /** The initial values; the places are those found for the typed text. */
  criteria: CarCriteria;
  /** In the time of the company, `yyyy-MM-dd`. */
  today: string;
  /** An instant. */
  now: string;
  lookups: ForBothPlaces<PlaceLookup>;
  /** Null while they are not known. */
  stations: ForBothPlaces<readonly CarStation[] | null>;
  /** The category trippurposes; null where the purpose is that of a booked trip. */
  purposes: readonly EnumEntry[] | null;
  /** The colleagues the user may book for; null for users who book only for themselves. */
  colleagues: ColleagueList | null;
  /** Called with the edited criteria on every change. */
  onWrite: (criteria: CarCriteria) => void;
  onSubmit: (criteria: CarCriteria) => void;
}

export function CarSearchForm(props: CarSearchFormProps) {
  const { criteria, today, now, lookups, stations, purposes, colleagues, onWrite, onSubmit } = props;
  const { t } = useLingui();
  const zone = stations.pickUp?.[0]?.zone ?? null;
  const search = useSearchForm({ criteria, lookups, zone, now, onWrite, onSubmit });
  const { values, change, faults } = search;
  const messages = Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, t(FAULT_TEXTS[fault])]] : [])),
  ) satisfies FieldsProps['messages'];
  const fields = { values, change, messages };
  return (
    <Surface>
      <form
        ref={search.form}
        aria-label={t`Car search`}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
        }}
      >
        <WhereFields {...fields} {...search.where} />
        <WhenFields {...fields} today={today} stations={stations} />
        <div className={classes.where}>
          <AgeField {...fields} />
          {purposes ? <PurposeField {...fields} purposes={purposes} /> : null}
        </div>
        <DriverField
          driver={values.travelers[0] ?? null}
          colleagues={colleagues}
          error={messages.driver}
          onChange={(driver) => change('driver', { travelers: [driver] })}
        />
        <div>
          <Button type="submit" className={classes.submit ?? ''}>
            <Trans>Search cars</Trans>
          </Button>
        </div>
      </form>
    </Surface>
  );
}
