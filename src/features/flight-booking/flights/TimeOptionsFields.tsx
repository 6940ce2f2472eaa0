import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { sortAirports } from '#domain/flight-booking/fitting-settings.ts';
import type { FlightIndex } from '#domain/flight-booking/flight-index.ts';
import type { FlightListFilter, FlightSort } from '#domain/flight-booking/flight-list-settings.ts';
import { ChoiceField } from '../../../components/results/CheckList.tsx';
import { type FlightNames, nameOf } from '../flight-names.ts';
import classes from './Flights.module.css';

interface TimeOptionsFieldsProps {
  index: FlightIndex;
  filter: FlightListFilter;
  sort: FlightSort;
  names: FlightNames;
  onSort: (sort: FlightSort) => void;
}

export function TimeOptionsFields({ index, filter, sort, names, onSort }: TimeOptionsFieldsProps) {
  const { t } = useLingui();
  const { timeOptions } = sort;
  const airports = useMemo(() => sortAirports(index, filter, timeOptions), [index, filter, timeOptions]);
  if (sort.sortBy !== 'time') return null;
  return (
    <div className={classes.options}>
      <ChoiceField
        label={t`Time of`}
        value={timeOptions.departureOrArrival}
        options={[
          { value: 'departure', label: t`Departure` },
          { value: 'arrival', label: t`Arrival` },
        ]}
        onChange={(value) =>
          onSort({
            ...sort,
            timeOptions: {
              ...timeOptions,
              airport: null,
              departureOrArrival: value === 'arrival' ? 'arrival' : 'departure',
            },
          })
        }
      />
      <ChoiceField
        label={t`At`}
        value={timeOptions.airport ?? ''}
        options={[
          {
            value: '',
            label:
              timeOptions.departureOrArrival === 'departure' ? t`The first airport` : t`The last airport`,
          },
          ...airports.map((code) => ({ value: code, label: `${code} ${nameOf(names.airports, code)}` })),
        ]}
        onChange={(value) =>
          onSort({ ...sort, timeOptions: { ...timeOptions, airport: value === '' ? null : value } })
        }
      />
    </div>
  );
}
