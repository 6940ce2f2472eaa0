import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { memo } from 'react';
import type { FlightChoices } from '#domain/flight-booking/flight-choices.ts';
import type { FlightCounts } from '#domain/flight-booking/flight-counts.ts';
import { type DayPart, type FlightCriteria, listDirections } from '#domain/flight-booking/flight-criteria.ts';
import type { FlightListFilter, LegTimes } from '#domain/flight-booking/flight-list-settings.ts';
import { CheckList, toggleValue } from '../../../components/results/CheckList.tsx';
import { Disclosure } from '../../../components/results/Disclosure.tsx';
import type { ChangeFilter } from '../../../components/results/filter-facets.ts';
import { DAY_PART_TEXTS } from '../day-part-texts.ts';
import { useRoutes } from './use-routes.ts';

interface LegTimesListsProps {
  criteria: FlightCriteria;
  from: number;
  times: readonly LegTimes[] | null;
  choices: FlightChoices;
  counts: FlightCounts;
  change: ChangeFilter<FlightListFilter>;
}

const ANY_TIME: LegTimes = { departure: [], arrival: [] };

export const LegTimesLists = memo(function LegTimesLists(props: LegTimesListsProps) {
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
    <Stack gap="sm" pt={4}>
      {renderList('departure', t`Departure, ${route}`)}
      {renderList('arrival', t`Arrival, ${route}`)}
    </Stack>
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
