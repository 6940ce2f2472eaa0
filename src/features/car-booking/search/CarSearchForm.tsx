import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { CarCriteria } from '#domain/car-booking/car-criteria.ts';
import type { CarStation, EnumEntry } from '#domain/contract.ts';
import type { ColleagueList } from '../../../components/booking/ColleaguePicker.tsx';
import { DriverField } from '../../../components/booking/DriverField.tsx';
import type { PlaceLookup } from '../../../components/places/PlaceField.tsx';
import { Surface } from '../../../components/Surface.tsx';
import classes from './CarSearch.module.css';
import { AgeField, PurposeField } from './DriverFields.tsx';
import { FAULT_TEXTS } from './fault-texts.ts';
import type { SearchField } from './search-values.ts';
import { type SearchForm, useSearchForm } from './use-search-form.ts';
import { WhenFields } from './WhenFields.tsx';
import { WhereFields } from './WhereFields.tsx';

/** For the place of the pick-up and that of the drop-off. */
export interface ForBothPlaces<Value> {
  pickUp: Value;
  dropOff: Value;
}

export interface CarSearchFormProps {
  /** What the form begins with; its places are those that were found for what is typed. */
  criteria: CarCriteria;
  /** In the time of the company, `yyyy-MM-dd`. */
  today: string;
  /** An instant. */
  now: string;
  lookups: ForBothPlaces<PlaceLookup>;
  /** Null while they are not known. */
  stations: ForBothPlaces<readonly CarStation[] | null>;
  /** The category trippurposes. */
  purposes: readonly EnumEntry[];
  /** Those whom one may book for; null for those who book for themselves only. */
  colleagues: ColleagueList | null;
  /** What has been written so far, with every change. */
  onWrite: (criteria: CarCriteria) => void;
  onSubmit: (criteria: CarCriteria) => void;
}

/** What each group of fields gets. */
export interface FieldsProps extends Pick<SearchForm, 'values' | 'change'> {
  /** In words; absent when there is nothing to correct. */
  messages: Partial<Record<SearchField, string>>;
}

export function CarSearchForm(props: CarSearchFormProps) {
  const { criteria, today, now, lookups, stations, purposes, colleagues, onWrite, onSubmit } = props;
  const { t } = useLingui();
  const zone = stations.pickUp?.[0]?.zone ?? null;
  const surroundings = { pickUp: typedIn(lookups.pickUp), dropOff: typedIn(lookups.dropOff), zone, now };
  const search = useSearchForm({ criteria, surroundings, onWrite, onSubmit });
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
        <WhereFields {...fields} lookups={lookups} />
        <WhenFields {...fields} today={today} stations={stations} />
        <div className={classes.where}>
          <AgeField {...fields} />
          <PurposeField {...fields} purposes={purposes} />
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

function typedIn({ text, state }: PlaceLookup) {
  return { text, locating: state === 'locating' || state === 'searching' };
}
