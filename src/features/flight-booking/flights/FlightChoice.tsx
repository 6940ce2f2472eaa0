import { Plural, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { findLegPosition, fittingFilter, fittingSort } from '#domain/flight-booking/fitting-settings.ts';
import { isSameFare, type SelectedFare } from '#domain/flight-booking/flight-choice.ts';
import { chooseLeg } from '#domain/flight-booking/flight-filter-parts.ts';
import { indexFlights } from '#domain/flight-booking/flight-index.ts';
import type { FlightList } from '#domain/flight-booking/flight-list.ts';
import type { FlightSort } from '#domain/flight-booking/flight-list-settings.ts';
import { type FlightRow, selectedFlight, showFlights } from '#domain/flight-booking/flight-rows.ts';
import { alternativesAmong, rowsInPolicy } from '#domain/flight-booking/rows-in-policy.ts';
import { usualEmissions } from '#domain/flight-booking/usual-emissions.ts';
import { SegmentedChoice } from '../../../components/booking/SegmentedChoice.tsx';
import { ResultsList } from '../../../components/results/ResultsList.tsx';
import { useStableCallback } from '../../../components/results/use-stable-callback.ts';
import { FlightCard } from './FlightCard.tsx';
import { FlightFilterPanel } from './FlightFilterPanel.tsx';
import { FlightFilterState } from './FlightFilterState.tsx';
import type { FlightResultsScreenProps } from './flight-results-props.ts';
import { LegByLeg } from './LegByLeg.tsx';
import { LegHeading } from './LegHeading.tsx';
import { TimeOptionsFields } from './TimeOptionsFields.tsx';

type Props = FlightResultsScreenProps & { list: FlightList };

const idOf = ({ id }: FlightRow) => id;

/** The flights of a list, chosen leg by leg or as whole journeys. */
export function FlightChoice(props: Props) {
  const { list, settings, criteria, names, alliances, rules, expired, gone } = props;
  const { t } = useLingui();
  const index = useMemo(
    () => indexFlights(list, new Map(alliances.map(({ id, airlines }) => [id, new Set(airlines)]))),
    [list, alliances],
  );
  const filter = useMemo(
    () => fittingFilter(index, criteria, settings.filter),
    [index, criteria, settings.filter],
  );
  const sort = useMemo(() => fittingSort(index, filter, settings.sort), [index, filter, settings.sort]);
  const shown = useMemo(() => showFlights(index, filter, sort), [index, filter, sort]);
  const { selectBy, chosenLegs } = filter;
  const inPolicy = useMemo(
    () => rowsInPolicy(index, { selectBy, chosenLegs }),
    [index, selectBy, chosenLegs],
  );
  const faresInPolicy = useMemo(() => new Map(inPolicy.map(({ id, fare }) => [id, fare])), [inPolicy]);
  const findAlternatives = useCallback((id: string) => alternativesAmong(inPolicy, id), [inPolicy]);
  const usual = useMemo(() => usualEmissions(list), [list]);
  const position = findLegPosition(filter);
  const isByLeg = selectBy === 'leg';

  const onChoose = useStableCallback((id: string) => {
    const next = chooseLeg(filter, position, id);
    const flight = isByLeg ? selectedFlight(index, next) : list.flights.find((one) => one.id === id);
    if (flight) props.onChoose(flight);
    else if (isByLeg) props.onFilter(next);
  });
  const onFilter = useStableCallback(props.onFilter);
  const panel = { index, filter, criteria, names, alliances, onFilter };

  return (
    <>
      {list.legs > 1 ? (
        <SegmentedChoice
          label={t`Choose`}
          options={[
            { value: 'leg', label: t`Flight by flight` },
            { value: 'journey', label: t`Whole journey` },
          ]}
          value={selectBy}
          onChange={(value) => props.onFilter({ ...filter, selectBy: value })}
        />
      ) : null}
      {isByLeg ? <LegByLeg index={index} filter={filter} names={names} onFilter={props.onFilter} /> : null}
      <LegHeading criteria={criteria} position={isByLeg ? position : null} />
      <ResultsList
        shown={shown}
        idOf={idOf}
        page={settings.page}
        chosen={chosenRow(props, isByLeg ? position : null)}
        head={{
          count: isByLeg ? (
            <Plural value={shown.length} one="# flight" other="# flights" />
          ) : (
            <Plural value={shown.length} one="# journey" other="# journeys" />
          ),
          hiddenByPolicy: props.hiddenByPolicy,
          newResults: props.newResults,
          sorts: [
            { value: 'cheapest', label: t`Cheapest` },
            { value: 'fastest', label: t`Fastest` },
            { value: 'earliest', label: t`Earliest` },
            { value: 'latest', label: t`Latest` },
          ],
          sort: toSortChoice(sort),
          onSort: (name) => props.onSort(sortNamed(name, sort)),
          onShowNew: props.onShowNew,
        }}
        filters={<FlightFilterPanel {...panel} />}
        showLabel={<Plural value={shown.length} one="Show # flight" other="Show # flights" />}
        belowHead={
          <TimeOptionsFields index={index} filter={filter} sort={sort} names={names} onSort={props.onSort} />
        }
        aboveCards={
          <FlightFilterState {...panel} isEmpty={shown.length === 0} requestHref={props.requestHref} />
        }
        card={(row, { isActive }) => (
          <FlightCard
            {...row}
            isRoundTrip={criteria.flightType === 'roundTrip'}
            names={names}
            rules={rules}
            usual={usual(row.flight, row.fare)}
            expired={expired}
            gone={isGone(gone, row)}
            isActive={isActive}
            inPolicy={faresInPolicy.get(row.id) ?? null}
            findAlternatives={findAlternatives}
            onChoose={onChoose}
          />
        )}
        map={null}
        onPage={props.onPage}
      />
    </>
  );
}

/** The row of the last chosen flight: its leg at a position, or the whole journey. */
function chosenRow({ list, selected: id }: Props, position: number | null): string | null {
  if (position === null) return id;
  return list.flights.find((flight) => flight.id === id)?.legs[position]?.id ?? null;
}

/** The selectable sort orders; earliest and latest are both by time. */
type SortChoice = 'cheapest' | 'fastest' | 'earliest' | 'latest';

function toSortChoice({ sortBy, timeOptions }: FlightSort): SortChoice {
  return sortBy === 'time' ? timeOptions.earliestOrLatest : sortBy;
}

/** The same options of time, sorted by something else. */
function sortNamed(name: SortChoice, { timeOptions }: FlightSort): FlightSort {
  if (name === 'cheapest' || name === 'fastest') return { sortBy: name, timeOptions };
  return { sortBy: 'time', timeOptions: { ...timeOptions, earliestOrLatest: name } };
}

/** Whether the fare of a row was sold out or withdrawn when it was chosen; references change, so its terms are compared. */
function isGone(gone: readonly SelectedFare[], { flight, fare }: FlightRow): boolean {
  const terms = { flight: flight.id, family: fare.family.code, serviceClasses: fare.serviceClasses };
  return gone.some((one) => isSameFare(one.terms, terms));
}
