import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { FlightChoices } from '#domain/flight-booking/flight-choices.ts';
import type { FlightCounts } from '#domain/flight-booking/flight-counts.ts';
import type { FlightListFilter } from '#domain/flight-booking/flight-list-settings.ts';
import { CheckList, toggleValue } from '../../../components/results/CheckList.tsx';
import type { ChangeFilter } from '../../../components/results/filter-facets.ts';
import { type FlightNames, nameOf } from '../flight-names.ts';
import type { Alliance } from './flight-results-props.ts';

/** Each list rerenders only when its own choices change, or the counts. */
interface ListProps {
  choices: FlightChoices;
  counts: FlightCounts;
  names: FlightNames;
  chosen: readonly string[];
  change: ChangeFilter<FlightListFilter>;
}

export const AirlineList = memo(function AirlineList(props: ListProps) {
  const { choices, counts, names, chosen, change } = props;
  const { t } = useLingui();
  return (
    <CheckList
      title={t`Airline`}
      options={choices.airlines.map((code) => ({
        value: code,
        label: nameOf(names.airlines, code),
        count: counts.airlines.get(code) ?? 0,
      }))}
      chosen={chosen}
      onToggle={(code, on) =>
        change((filter) => ({ ...filter, airlines: toggleValue(filter.airlines, code, on) }))
      }
    />
  );
});

export const AllianceList = memo(function AllianceList(
  props: ListProps & { alliances: readonly Alliance[] },
) {
  const { choices, counts, alliances, chosen, change } = props;
  const { t } = useLingui();
  return (
    <CheckList
      title={t`Alliance`}
      options={choices.alliances.map((id) => ({
        value: id,
        label: alliances.find((one) => one.id === id)?.name ?? id,
        count: counts.alliances.get(id) ?? 0,
      }))}
      chosen={chosen}
      onToggle={(id, on) =>
        change((filter) => ({ ...filter, alliances: toggleValue(filter.alliances, id, on) }))
      }
    />
  );
});

export const AirportList = memo(function AirportList(props: ListProps) {
  const { choices, counts, names, chosen, change } = props;
  const { t } = useLingui();
  return (
    <CheckList
      title={t`Airport`}
      options={choices.airports.map((code) => ({
        value: code,
        label: `${code} ${nameOf(names.airports, code)}`,
        count: counts.airports.get(code) ?? 0,
      }))}
      chosen={chosen}
      onToggle={(code, on) =>
        change((filter) => ({ ...filter, airports: toggleValue(filter.airports, code, on) }))
      }
    />
  );
});

export const ConnectionList = memo(function ConnectionList(props: ListProps) {
  const { choices, counts, names, chosen, change } = props;
  const { t } = useLingui();
  return (
    <CheckList
      title={t`Change at`}
      options={choices.connections.map((code) => ({
        value: code,
        label: `${code} ${nameOf(names.airports, code)}`,
        count: counts.connections.get(code) ?? 0,
      }))}
      chosen={chosen}
      onToggle={(code, on) =>
        change((filter) => ({ ...filter, connections: toggleValue(filter.connections, code, on) }))
      }
    />
  );
});
