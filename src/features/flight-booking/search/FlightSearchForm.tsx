import '@mantine/core/styles/Combobox.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Ref } from 'react';
import type { EnumEntry } from '#domain/contract.ts';
import { changeFlightType } from '#domain/flight-booking/criteria-legs.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { ColleagueList } from '../../../components/booking/ColleaguePicker.tsx';
import { SegmentedChoice } from '../../../components/booking/SegmentedChoice.tsx';
import { TravelersField } from '../../../components/booking/TravelersField.tsx';
import { Surface } from '../../../components/Surface.tsx';
import classes from './FlightSearch.module.css';
import { FAULT_TEXTS } from './fault-texts.ts';
import { LegList } from './LegList.tsx';
import { OneRoute } from './OneRoute.tsx';
import type { AirportsOfForm, FieldsProps } from './search-fields.ts';
import { useSearchForm } from './use-search-form.ts';
import { WishFields } from './WishFields.tsx';

export interface FlightSearchFormProps extends Pick<AirportsOfForm, 'find' | 'known'> {
  /** The initial values of the form. */
  criteria: FlightCriteria;
  /** An instant. */
  now: string;
  /** The category trippurposes; null where the purpose is that of a booked trip. */
  purposes: readonly EnumEntry[] | null;
  /** The category serviceclasses. */
  serviceClasses: readonly EnumEntry[];
  /** The category airlines. */
  airlines: readonly EnumEntry[];
  /** The colleagues the user may book for; null for users who book only for themselves. */
  colleagues: ColleagueList | null;
  /** Called with the edited criteria on every change. */
  onWrite: (criteria: FlightCriteria) => void;
  onSubmit: (criteria: FlightCriteria) => void;
  /** Requests the prices of the days around the chosen ones. */
  onCompare: (criteria: FlightCriteria) => void;
}

interface FormProps extends FlightSearchFormProps {
  compareButton: Ref<HTMLButtonElement>;
}

export function FlightSearchForm(props: FormProps) {
  const { criteria, now, find, known, colleagues, compareButton } = props;
  const { onWrite, onSubmit, onCompare } = props;
  const { t } = useLingui();
  const search = useSearchForm({ criteria, now, onWrite });
  const { values, change, rearrange, faults } = search;
  const messages = Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, t(FAULT_TEXTS[fault])]] : [])),
  ) satisfies FieldsProps['messages'];
  const fields = { values, change, messages };
  const airports = { ...search.airports, find, known };
  const types = [
    { value: 'oneWay', label: t`One way` },
    { value: 'roundTrip', label: t`Round trip` },
    { value: 'multiCity', label: t`Multi city` },
  ] as const;
  const route = { ...fields, airports, now, rearrange };
  return (
    <Surface>
      <form
        ref={search.form}
        aria-label={t`Flight search`}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          search.submit(onSubmit);
        }}
      >
        <SegmentedChoice
          label={t`Trip type`}
          options={types}
          value={values.flightType}
          onChange={(flightType) => rearrange((written) => changeFlightType(written, flightType))}
        />
        {values.flightType === 'multiCity' ? <LegList {...route} /> : <OneRoute {...route} />}
        <WishFields {...props} {...fields} />
        <TravelersField
          travelers={values.travelers}
          colleagues={colleagues}
          error={messages.travelers}
          onChange={(travelers) => change(['travelers'], () => ({ travelers }))}
        />
        <div className={classes.buttons}>
          <Button type="submit" className={classes.submit ?? ''}>
            <Trans>Search flights</Trans>
          </Button>
          {values.flightType === 'multiCity' ? null : (
            <Button
              ref={compareButton}
              variant="default"
              className={classes.submit ?? ''}
              onClick={() => search.submit(onCompare)}
            >
              <Trans>Compare dates</Trans>
            </Button>
          )}
        </div>
      </form>
    </Surface>
  );
}
