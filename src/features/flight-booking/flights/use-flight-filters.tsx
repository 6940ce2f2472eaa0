import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { findLegPosition } from '#domain/flight-booking/fitting-settings.ts';
import { type FlightChoices, listFlightChoices } from '#domain/flight-booking/flight-choices.ts';
import { countFlights, type FlightCounts } from '#domain/flight-booking/flight-counts.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { FlightIndex } from '#domain/flight-booking/flight-index.ts';
import { FARE_ASPECTS, type FlightListFilter } from '#domain/flight-booking/flight-list-settings.ts';
import { toggleValue } from '../../../components/results/CheckList.tsx';
import {
  type ChangeFilter,
  type ResultFilters,
  useFilterChange,
} from '../../../components/results/filter-facets.ts';
import type { FlightNames } from '../flight-names.ts';
import { FARE_ASPECT_WORDS } from './fare-aspect-words.ts';
import { AirlineList, AirportList, AllianceList, ConnectionList } from './flight-filter-lists.tsx';
import { DurationField, StopoverField, StopsField } from './flight-limit-fields.tsx';
import type { Alliance } from './flight-results-props.ts';
import { LegTimesLists } from './LegTimesLists.tsx';

export interface FlightFilterProps {
  index: FlightIndex;
  filter: FlightListFilter;
  criteria: FlightCriteria;
  names: FlightNames;
  alliances: readonly Alliance[];
  onFilter: (filter: FlightListFilter) => void;
}

export function useFlightFilters(props: FlightFilterProps): ResultFilters {
  const { index, filter, criteria, names, alliances, onFilter } = props;
  const { t } = useLingui();
  const choices = useMemo(() => listFlightChoices(index), [index]);
  const { counts, change } = useFilterChange({ index, filter, count: countFlights, onFilter });
  const shared = { choices, counts, names, change };
  const chosenTimes = (filter.times ?? []).flatMap(({ departure, arrival }) => [...departure, ...arrival]);
  return {
    title: t`Show only`,
    toggles: useToggles({ filter, choices, counts, change }),
    facets: [
      facet('stops', t`Stops`, filter.maximumStops, <StopsField {...shared} chosen={filter.maximumStops} />),
      facet(
        'times',
        t`Times`,
        chosenTimes,
        <LegTimesLists
          criteria={criteria}
          from={findLegPosition(filter)}
          times={filter.times}
          choices={choices}
          counts={counts}
          change={change}
        />,
      ),
      facet('airlines', t`Airline`, filter.airlines, <AirlineList {...shared} chosen={filter.airlines} />),
      facet('airports', t`Airport`, filter.airports, <AirportList {...shared} chosen={filter.airports} />),
      rare(
        'alliances',
        t`Alliance`,
        filter.alliances,
        <AllianceList {...shared} alliances={alliances} chosen={filter.alliances} />,
      ),
      rare(
        'connections',
        t`Change at`,
        filter.connections,
        <ConnectionList {...shared} chosen={filter.connections} />,
      ),
      rare(
        'duration',
        t`Duration of a flight`,
        filter.maximumDurationMinutes,
        <DurationField {...shared} chosen={filter.maximumDurationMinutes} />,
      ),
      rare(
        'stopover',
        t`Time at a stop`,
        filter.maximumStopoverMinutes,
        <StopoverField {...shared} chosen={filter.maximumStopoverMinutes} />,
      ),
    ].filter(({ id }) => id !== 'airports' || choices.airports.length > 0),
  };
}

function facet(id: string, label: string, chosen: readonly unknown[] | number | null, content: ReactNode) {
  return { id, label, isOn: Array.isArray(chosen) ? chosen.length > 0 : chosen !== null, content };
}

const rare = (...of: Parameters<typeof facet>) => ({ ...facet(...of), isRare: true });

interface TogglesOptions {
  filter: FlightListFilter;
  choices: FlightChoices;
  counts: FlightCounts;
  change: ChangeFilter<FlightListFilter>;
}

function useToggles({ filter, choices, counts, change }: TogglesOptions): ResultFilters['toggles'] {
  const { t } = useLingui();
  const isDirect = filter.maximumStops === 0;
  const hasDirect = choices.stops[0] === 0 && choices.stops.length > 1;
  return [
    ...(hasDirect || isDirect
      ? [
          {
            id: 'Direct',
            label: t`Direct`,
            count: counts.stops.get(0) ?? 0,
            isOn: isDirect,
            onToggle: (on: boolean) => change((before) => ({ ...before, maximumStops: on ? 0 : null })),
          },
        ]
      : []),
    {
      id: 'InPolicy',
      label: t`In policy`,
      count: counts.inPolicyOnly,
      isOn: filter.inPolicyOnly,
      onToggle: (on) => change((before) => ({ ...before, inPolicyOnly: on })),
    },
    ...FARE_ASPECTS.map((aspect) => ({
      id: aspect,
      label: t(FARE_ASPECT_WORDS[aspect]),
      count: counts.aspects[aspect],
      isOn: filter.fareAspects.includes(aspect),
      onToggle: (on: boolean) =>
        change((before) => ({ ...before, fareAspects: toggleValue(before.fareAspects, aspect, on) })),
    })),
  ];
}
