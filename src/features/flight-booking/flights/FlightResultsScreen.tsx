import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import {
  type FlightCriteria,
  listDirections,
  type SelectedAirport,
} from '#domain/flight-booking/flight-criteria.ts';
import {
  CriteriaBar,
  NoResults,
  ResultsScreen,
  WaitingList,
} from '../../../components/results/ResultsScreen.tsx';
import { ResultsTrouble } from '../../../components/results/ResultsTrouble.tsx';
import { SearchProgress } from '../../../components/results/SearchProgress.tsx';
import { SERVICE_CLASSES } from '../../../components/verdicts/rule-texts.ts';
import { formatShortDay } from '../../../i18n/format.ts';
import { type FlightNames, nameOf } from '../flight-names.ts';
import { FlightChoice } from './FlightChoice.tsx';
import classes from './Flights.module.css';
import type { FlightResultsScreenProps } from './flight-results-props.ts';

/** The flights that a search finds, while it finds them: chosen leg by leg, or as a whole. */
export function FlightResultsScreen(props: FlightResultsScreenProps) {
  const { t } = useLingui();
  const { steps, furthest, criteria, searchHref, progress, sources, names } = props;
  const { selectBy, chosenLegs } = props.settings.filter;
  return (
    <ResultsScreen title={t`Select flights`} steps={steps} current={1} furthest={furthest}>
      <div className={classes.criteria} data-chosen={selectBy === 'leg' && chosenLegs.length > 0}>
        <FlightCriteriaBar
          criteria={criteria}
          airlines={names.airlines}
          searchHref={searchHref}
          progress={progress}
          sources={sources}
        />
      </div>
      <ResultsTrouble
        failure={props.failure}
        expired={props.expired}
        texts={TROUBLE_TEXTS}
        searchHref={searchHref}
        onSearchAgain={props.onSearchAgain}
      />
      <Content {...props} />
    </ResultsScreen>
  );
}

const TROUBLE_TEXTS = {
  major: <Trans>Something went wrong while retrieving the list of flights.</Trans>,
  minor: <Trans>Something went slightly wrong while retrieving the list of flights.</Trans>,
  expired: <Trans>Search again to see what the flights cost now. Your filters are kept.</Trans>,
};

const NO_FLIGHTS_TEXTS = {
  searchFirst: <Trans>Say from where to where and when, and the flights are listed here.</Trans>,
  searchLink: <Trans>Search flights</Trans>,
  nothingFound: <Trans>No flights were found</Trans>,
  advice: <Trans>Please go back and change airports, dates, class or airlines.</Trans>,
};

function Content(props: FlightResultsScreenProps) {
  const { list, progress, failure, hiddenByPolicy, searchHref, requestHref } = props;
  if (list && list.flights.length > 0) return <FlightChoice {...props} list={list} />;
  if (progress === 'inProgress') return <WaitingList />;
  if (failure.kind === 'major' || failure.kind === 'refused') return null;
  return (
    <NoResults
      progress={progress}
      texts={NO_FLIGHTS_TEXTS}
      hiddenByPolicy={
        hiddenByPolicy > 0 ? (
          <Plural
            value={hiddenByPolicy}
            one="# flight is hidden by policy."
            other="# flights are hidden by policy."
          />
        ) : null
      }
      searchHref={searchHref}
      requestHref={requestHref}
    />
  );
}

type CriteriaProps = Pick<FlightResultsScreenProps, 'criteria' | 'searchHref' | 'progress' | 'sources'> &
  Pick<FlightNames, 'airlines'>;

/** Not rerendered with the list: sorting and filtering don't affect it. */
const FlightCriteriaBar = memo(function FlightCriteriaBar(props: CriteriaProps) {
  const { criteria, airlines, searchHref, progress, sources } = props;
  const { t } = useLingui();
  const sourceName = (source: string) => {
    const known = flightSource(source);
    return typeof known === 'string' ? known : t(known);
  };
  const airlineNames = criteria.airlines.map((code) => nameOf(airlines, code)).join(', ');
  return (
    <CriteriaBar
      title={formatTitle(criteria)}
      facts={
        <>
          <span>{formatDays(criteria)}</span>
          <span>{t(SERVICE_CLASSES[criteria.serviceClass])}</span>
          {criteria.directOnly ? (
            <span>
              <Trans>Direct flights only</Trans>
            </span>
          ) : null}
          {airlineNames === '' ? null : <span>{airlineNames}</span>}
          <span>
            <Plural value={criteria.travelers.length} one="# traveller" other="# travellers" />
          </span>
        </>
      }
      searchHref={searchHref}
      progress={<SearchProgress progress={progress} sources={sources} nameOf={sourceName} />}
    />
  );
});

/** The first day and, with several legs, the last one. */
function formatDays(criteria: FlightCriteria): string {
  const [first, ...others] = listDirections(criteria).map(({ departureDate }) => departureDate);
  return [first, others.at(-1)].flatMap((day) => (day ? formatShortDay(day) : [])).join(' – ');
}

/** With several cities, only their codes are shown: each leg is named above its own list. */
function formatTitle({ flightType, legs }: FlightCriteria): string {
  const [first] = legs;
  if (flightType !== 'multiCity') return `${formatCity(first?.origin)} – ${formatCity(first?.destination)}`;
  const ends = legs.flatMap(({ origin, destination }) => [origin?.code, destination?.code]);
  return ends.filter((code, place) => code !== ends[place - 1]).join(' – ');
}

function formatCity(airport: SelectedAirport | null | undefined): string {
  return airport ? `${airport.city} (${airport.code})` : '';
}

/** The sellers of flights, by the code of the source. */
const FLIGHT_SOURCES: Readonly<Record<string, MessageDescriptor>> = {
  network: msg`Network airlines`,
  lowCost: msg`Low-cost airlines`,
};

/** A source that we have no name for is named by its code. */
function flightSource(code: string): MessageDescriptor | string {
  return FLIGHT_SOURCES[code] ?? code;
}
