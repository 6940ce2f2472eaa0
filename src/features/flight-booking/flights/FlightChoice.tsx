import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { type ReactNode, useCallback, useMemo } from 'react';
import { BEST } from '#domain/booking/best-for-you.ts';
import type { EarlierOffer } from '#domain/booking/earlier-choice.ts';
import type { Money } from '#domain/contract.ts';
import { findEarlierFlight } from '#domain/flight-booking/earlier-flight.ts';
import { findLegPosition, fittingFilter, fittingSort } from '#domain/flight-booking/fitting-settings.ts';
import { isSameFare, listFlightNumbers, type SelectedFare } from '#domain/flight-booking/flight-choice.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import { chooseLeg } from '#domain/flight-booking/flight-filter-parts.ts';
import { indexFlights } from '#domain/flight-booking/flight-index.ts';
import type { FlightEntry, FlightList } from '#domain/flight-booking/flight-list.ts';
import type { FlightListFilter, FlightSort } from '#domain/flight-booking/flight-list-settings.ts';
import {
  type FlightRow,
  selectedFlight,
  showFlights,
  weighFlight,
} from '#domain/flight-booking/flight-rows.ts';
import { alternativesAmong, rowsInPolicy } from '#domain/flight-booking/rows-in-policy.ts';
import { usualEmissions } from '#domain/flight-booking/usual-emissions.ts';
import { multiplyMoney } from '#domain/money.ts';
import { SegmentedChoice } from '../../../components/booking/SegmentedChoice.tsx';
import { BestReason } from '../../../components/results/BestReason.tsx';
import { EarlierChoiceNotice } from '../../../components/results/EarlierChoiceNotice.tsx';
import { FilterBar } from '../../../components/results/FilterBar.tsx';
import { ChipSelect, type ResultsHeadProps } from '../../../components/results/ResultsLayout.tsx';
import { ResultsList } from '../../../components/results/ResultsList.tsx';
import { isWholeList } from '../../../components/results/ResultsScreen.tsx';
import { useHasRoom } from '../../../components/results/use-has-room.ts';
import { useStableCallback } from '../../../components/results/use-stable-callback.ts';
import { FlightCard } from './FlightCard.tsx';
import { FlightFilterState } from './FlightFilterState.tsx';
import type { FlightResultsScreenProps } from './flight-results-props.ts';
import { LegByLeg } from './LegByLeg.tsx';
import { LegHeading } from './LegHeading.tsx';
import { TimeOptionsFields } from './TimeOptionsFields.tsx';
import { type FlightFilterProps, useFlightFilters } from './use-flight-filters.tsx';

type Props = FlightResultsScreenProps & { list: FlightList };

const idOf = ({ id }: FlightRow) => id;

export function FlightChoice(props: Props) {
  const { list, criteria, names, alliances, rules, expired, gone, hour } = props;
  const { index, filter, sort, shown, faresInPolicy, findAlternatives } = useFlightRows(props);
  const usual = useMemo(() => usualEmissions(list), [list]);
  const position = findLegPosition(filter);
  const isByLeg = filter.selectBy === 'leg';

  const onChoose = useStableCallback((id: string) => {
    const next = chooseLeg(filter, position, id);
    const flight = isByLeg ? selectedFlight(index, next) : list.flights.find((one) => one.id === id);
    if (flight) props.onChoose(flight);
    else if (isByLeg) props.onFilter(next);
  });
  const onFilter = useStableCallback(props.onFilter);
  const hasRoom = useHasRoom();
  const choice = useSelectBy(filter, props.onFilter);
  const earlier = useEarlierFlight(props);
  const rowPosition = isByLeg ? position : null;
  const earlierRow = earlier && rowOf(earlier.result, rowPosition);
  const selected = list.flights.find(({ id }) => id === props.selected);
  const panel = { index, filter, criteria, names, alliances, onFilter };

  return (
    <>
      {isByLeg ? <LegByLeg index={index} filter={filter} names={names} onFilter={props.onFilter} /> : null}
      <Group gap="8px 16px">
        <LegHeading criteria={criteria} position={rowPosition} />
        {hasRoom && list.legs > 1 ? <SegmentedChoice {...choice} /> : null}
      </Group>
      <ResultsList
        shown={shown}
        idOf={idOf}
        page={props.settings.page}
        chosen={selected ? rowOf(selected, rowPosition) : null}
        head={useHead(props, { shown: shown.length, sort, isByLeg })}
        filters={
          <>
            {hasRoom || list.legs === 1 ? null : <ChipSelect {...choice} />}
            <FlightFilters {...panel} shown={shown.length} />
          </>
        }
        belowHead={<SortOptions {...panel} sort={sort} shown={shown} hour={hour} onSort={props.onSort} />}
        aboveCards={
          <>
            {earlier ? (
              <EarlierFlight
                earlier={earlier}
                travelers={criteria.travelers.length}
                expired={expired}
                onChoose={props.onChoose}
              />
            ) : null}
            <FlightFilterState {...panel} isEmpty={shown.length === 0} requestHref={props.requestHref} />
          </>
        }
        card={(row, { isActive }) => (
          <FlightCard
            {...row}
            names={names}
            rules={rules}
            travelers={criteria.travelers.length}
            usual={usual(row.flight, row.fare)}
            expired={expired}
            gone={isGone(gone, row)}
            isActive={isActive}
            earlier={row.id === earlierRow ? (earlier?.fit ?? null) : null}
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

function useFlightRows({ list, settings, criteria, alliances, hour }: Props) {
  const index = useMemo(
    () => indexFlights(list, new Map(alliances.map(({ id, airlines }) => [id, new Set(airlines)]))),
    [list, alliances],
  );
  const filter = useMemo(
    () => fittingFilter(index, criteria, settings.filter),
    [index, criteria, settings.filter],
  );
  const sort = useMemo(() => fittingSort(index, filter, settings.sort), [index, filter, settings.sort]);
  const shown = useMemo(() => showFlights(index, filter, sort, hour), [index, filter, sort, hour]);
  const { selectBy, chosenLegs } = filter;
  const inPolicy = useMemo(
    () => rowsInPolicy(index, { selectBy, chosenLegs }),
    [index, selectBy, chosenLegs],
  );
  const faresInPolicy = useMemo(() => new Map(inPolicy.map(({ id, fare }) => [id, fare])), [inPolicy]);
  const findAlternatives = useCallback((id: string) => alternativesAmong(inPolicy, id), [inPolicy]);
  return { index, filter, sort, shown, faresInPolicy, findAlternatives };
}

function useEarlierFlight(props: Props) {
  const { list, gone } = props;
  const isComplete = isWholeList(props);
  return useMemo(
    () => findEarlierFlight(list, { earlier: props.earlier, isComplete, gone }),
    [list, props.earlier, isComplete, gone],
  );
}

function useSelectBy(filter: FlightListFilter, onFilter: Props['onFilter']) {
  const { t } = useLingui();
  return {
    label: t`Choose`,
    options: [
      { value: 'leg', label: t`Flight by flight` },
      { value: 'journey', label: t`Whole journey` },
    ] as const,
    value: filter.selectBy,
    onChange: (value: FlightListFilter['selectBy']) => onFilter({ ...filter, selectBy: value }),
  };
}

interface HeadOptions {
  shown: number;
  sort: FlightSort;
  isByLeg: boolean;
}

function useHead(props: Props, { shown, sort, isByLeg }: HeadOptions): ResultsHeadProps<SortChoice> {
  const { list, criteria } = props;
  const { t } = useLingui();
  return {
    count: isByLeg ? (
      <Plural value={shown} one="# flight" other="# flights" />
    ) : (
      <Plural value={shown} one="# journey" other="# journeys" />
    ),
    hiddenByPolicy: props.hiddenByPolicy,
    newResults: props.newResults,
    sorts: [
      { value: 'cheapest', label: t`Cheapest` },
      { value: 'fastest', label: t`Fastest` },
      { value: 'earliest', label: t`Earliest` },
      { value: 'latest', label: t`Latest` },
      { value: BEST, label: t`Best for you` },
    ],
    sort: toSortChoice(sort),
    basis: priceBasis(list.legs, criteria.flightType),
    bookingFee: props.bookingFee,
    onSort: (name) => props.onSort(sortNamed(name, sort)),
    onShowNew: props.onShowNew,
  };
}

/** Rerendered alone when its counts arrive after those of the list. */
function FlightFilters({ shown, ...panel }: FlightFilterProps & { shown: number }) {
  return (
    <FilterBar
      filters={useFlightFilters(panel)}
      showLabel={<Plural value={shown} one="Show # flight" other="Show # flights" />}
    />
  );
}

interface SortOptionsProps extends BestFlightProps, Pick<FlightFilterProps, 'index' | 'filter' | 'names'> {
  sort: FlightSort;
  onSort: Props['onSort'];
}

function SortOptions({ index, filter, names, sort, onSort, ...best }: SortOptionsProps) {
  return (
    <>
      <TimeOptionsFields index={index} filter={filter} sort={sort} names={names} onSort={onSort} />
      {sort.sortBy === BEST ? <BestFlight {...best} /> : null}
    </>
  );
}

interface EarlierFlightProps extends Pick<Props, 'expired' | 'onChoose'> {
  earlier: EarlierOffer<FlightEntry>;
  travelers: number;
}

function EarlierFlight({ earlier, travelers, expired, onChoose }: EarlierFlightProps) {
  return (
    <EarlierChoiceNotice
      offer={forAll(earlier, travelers)}
      name={listFlightNumbers(earlier.result.legs).join(', ')}
      expired={expired}
      onChoose={() => onChoose(earlier.result)}
    />
  );
}

interface BestFlightProps {
  shown: readonly FlightRow[];
  criteria: FlightCriteria;
  hour: Money | null;
}

/** Prices are for all travelers, and the time is each one's own. */
function BestFlight({ shown, criteria, hour }: BestFlightProps) {
  const offers = shown.map((row) => {
    const { total, ...weighed } = weighFlight(row);
    return { ...weighed, total: total && multiplyMoney(total, criteria.travelers.length) };
  });
  const [[row], [best]] = [shown, offers];
  if (!row || !best) return null;
  return <BestReason name={listFlightNumbers(row.legs).join(', ')} best={best} offers={offers} hour={hour} />;
}

function priceBasis(legs: number, flightType: FlightCriteria['flightType']): ReactNode {
  if (legs === 1) return <Trans>From, with all taxes</Trans>;
  if (flightType === 'roundTrip') return <Trans>From, return included, with all taxes</Trans>;
  return <Plural value={legs} other="From, all # flights included, with all taxes" />;
}

function forAll({ price, difference, ...offer }: EarlierOffer<FlightEntry>, travelers: number) {
  return {
    ...offer,
    price: multiplyMoney(price, travelers),
    difference: difference && multiplyMoney(difference, travelers),
  };
}

function rowOf({ id, legs }: FlightEntry, position: number | null): string | null {
  return position === null ? id : (legs[position]?.id ?? null);
}

type SortChoice = 'cheapest' | 'fastest' | 'earliest' | 'latest' | typeof BEST;

function toSortChoice({ sortBy, timeOptions }: FlightSort): SortChoice {
  return sortBy === 'time' ? timeOptions.earliestOrLatest : sortBy;
}

function sortNamed(name: SortChoice, { timeOptions }: FlightSort): FlightSort {
  if (name === 'earliest' || name === 'latest') {
    return { sortBy: 'time', timeOptions: { ...timeOptions, earliestOrLatest: name } };
  }
  return { sortBy: name, timeOptions };
}

/** Whether the fare of a row was sold out or withdrawn when it was chosen; references change, so its terms are compared. */
function isGone(gone: readonly SelectedFare[], { flight, fare }: FlightRow): boolean {
  const terms = { flight: flight.id, family: fare.family.code, serviceClasses: fare.serviceClasses };
  return gone.some((one) => isSameFare(one.terms, terms));
}
