import { memo, useMemo } from 'react';
import { positionOf } from '#domain/flight-booking/fitting-settings.ts';
import { listFlightChoices } from '#domain/flight-booking/flight-choices.ts';
import { countFlights } from '#domain/flight-booking/flight-counts.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { FlightIndex } from '#domain/flight-booking/flight-index.ts';
import type { FlightListFilter } from '#domain/flight-booking/flight-list-settings.ts';
import { useAfterPaint } from '../../../components/results/use-after-paint.ts';
import { useStableCallback } from '../../../components/results/use-stable-callback.ts';
import type { FlightNames } from '../flight-names.ts';
import classes from './FlightFilterPanel.module.css';
import {
  AirlineList,
  AirportList,
  AllianceList,
  type ChangeFilter,
  ConnectionList,
  OnlyList,
} from './flight-filter-lists.tsx';
import { DurationField, StopoverField, StopsField } from './flight-limit-fields.tsx';
import type { Alliance } from './flight-results-props.ts';
import { LegTimesLists } from './LegTimesLists.tsx';

export interface FlightFilterPanelProps {
  index: FlightIndex;
  filter: FlightListFilter;
  criteria: FlightCriteria;
  names: FlightNames;
  alliances: readonly Alliance[];
  onFilter: (filter: FlightListFilter) => void;
}

/** Everything by which a list can be narrowed down, with how many flights each choice leaves. */
export const FlightFilterPanel = memo(function FlightFilterPanel(props: FlightFilterPanelProps) {
  const { index, filter, criteria, names, alliances, onFilter } = props;
  const choices = useMemo(() => listFlightChoices(index), [index]);
  // The choice is shown at once, the counts after the list has been rendered.
  const counted = useAfterPaint(filter);
  const counts = useMemo(() => countFlights(index, counted), [index, counted]);
  const change: ChangeFilter = useStableCallback((make) => onFilter(make(filter)));
  const shared = { choices, counts, names, change };
  return (
    <div className={classes.panel}>
      <OnlyList
        inPolicyOnly={filter.inPolicyOnly}
        fareAspects={filter.fareAspects}
        counts={counts}
        change={change}
      />
      <StopsField {...shared} chosen={filter.maximumStops} />
      <LegTimesLists
        criteria={criteria}
        from={positionOf(filter)}
        times={filter.times}
        choices={choices}
        counts={counts}
        change={change}
      />
      <AirlineList {...shared} chosen={filter.airlines} />
      <AllianceList {...shared} alliances={alliances} chosen={filter.alliances} />
      <AirportList {...shared} chosen={filter.airports} />
      <ConnectionList {...shared} chosen={filter.connections} />
      <DurationField {...shared} chosen={filter.maximumDurationMinutes} />
      <StopoverField {...shared} chosen={filter.maximumStopoverMinutes} />
    </div>
  );
});
