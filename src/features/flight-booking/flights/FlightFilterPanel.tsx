import { useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import { findLegPosition } from '#domain/flight-booking/fitting-settings.ts';
import { type FlightChoices, listFlightChoices } from '#domain/flight-booking/flight-choices.ts';
import { countFlights, type FlightCounts } from '#domain/flight-booking/flight-counts.ts';
import { type DayPart, type FlightCriteria, listDirections } from '#domain/flight-booking/flight-criteria.ts';
import type { FlightIndex } from '#domain/flight-booking/flight-index.ts';
import type { FlightListFilter, LegTimes } from '#domain/flight-booking/flight-list-settings.ts';
import { CheckList, toggleValue } from '../../../components/results/CheckList.tsx';
import { Disclosure } from '../../../components/results/Disclosure.tsx';
import classes from '../../../components/results/Filters.module.css';
import { useAfterPaint } from '../../../components/results/use-after-paint.ts';
import { useStableCallback } from '../../../components/results/use-stable-callback.ts';
import { DAY_PART_TEXTS } from '../day-part-texts.ts';
import type { FlightNames } from '../flight-names.ts';
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
import { useRoutes } from './use-routes.ts';

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
        from={findLegPosition(filter)}
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

interface LegTimesListsProps {
  criteria: FlightCriteria;
  /** The first leg that is not chosen yet, counted from 0. */
  from: number;
  times: readonly LegTimes[] | null;
  choices: FlightChoices;
  counts: FlightCounts;
  change: ChangeFilter;
}

const ANY_TIME: LegTimes = { departure: [], arrival: [] };

/** The times of day of each leg's departure and arrival; those of later legs on demand. */
const LegTimesLists = memo(function LegTimesLists(props: LegTimesListsProps) {
  const { criteria, from } = props;
  const { t } = useLingui();
  const routes = useRoutes(criteria);
  return listDirections(criteria).map(({ departureDate }, leg) => {
    if (leg < from) return null;
    const route = routes[leg] ?? '';
    const key = `${route} ${departureDate}`;
    return leg === from ? (
      <LegTimeList key={key} {...props} leg={leg} route={route} />
    ) : (
      <Disclosure key={key} showLabel={t`Times of ${route}`} hideLabel={t`Hide times of ${route}`}>
        {() => <LegTimeList {...props} leg={leg} route={route} />}
      </Disclosure>
    );
  });
});

interface LegTimeListProps extends LegTimesListsProps {
  leg: number;
  route: string;
}

function LegTimeList({ leg, route, times, choices, counts, change }: LegTimeListProps) {
  const { t } = useLingui();
  const chosen = times?.[leg] ?? ANY_TIME;
  const renderList = (end: keyof LegTimes, title: string) => (
    <CheckList
      title={title}
      options={choices.dayParts.map((part) => ({
        value: part,
        label: t(DAY_PART_TEXTS[part]),
        count: counts.times[leg]?.[end].get(part) ?? 0,
      }))}
      chosen={chosen[end]}
      onToggle={(part, on) => change((filter) => withTime(filter, leg, { end, part, on }))}
    />
  );
  return (
    <div className={classes.times}>
      {renderList('departure', t`Departure, ${route}`)}
      {renderList('arrival', t`Arrival, ${route}`)}
    </div>
  );
}

function withTime(
  filter: FlightListFilter,
  leg: number,
  { end, part, on }: { end: keyof LegTimes; part: DayPart; on: boolean },
): FlightListFilter {
  const before = filter.times ?? [];
  const times = Array.from({ length: Math.max(before.length, leg + 1) }, (_, at) => before[at] ?? ANY_TIME);
  return {
    ...filter,
    times: times.map((one, at) => (at === leg ? { ...one, [end]: toggleValue(one[end], part, on) } : one)),
  };
}
