import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type FlightCriteria,
  listDirections,
  type SelectedAirport,
} from '#domain/flight-booking/flight-criteria.ts';
import { type ResultsDescription, ResultsScreen } from '../../../components/results/ResultsScreen.tsx';
import { SERVICE_CLASSES } from '../../../components/verdicts/rule-texts.ts';
import { formatShortDay } from '../../../i18n/format.ts';
import { nameOf } from '../flight-names.ts';
import { FlightChoice } from './FlightChoice.tsx';
import type { FlightResultsScreenProps } from './flight-results-props.ts';

export function FlightResultsScreen(props: FlightResultsScreenProps) {
  return <ResultsScreen description={FLIGHT_RESULTS} results={props} />;
}

const FLIGHT_SOURCES: Readonly<Record<string, MessageDescriptor>> = {
  network: msg`Network airlines`,
  lowCost: msg`Low-cost airlines`,
  duffel: msg`Duffel`,
};

const FLIGHT_RESULTS: ResultsDescription<FlightResultsScreenProps> = {
  title: msg`Select flights`,
  texts: {
    major: <Trans>Something went wrong while retrieving the list of flights.</Trans>,
    minor: <Trans>Something went slightly wrong while retrieving the list of flights.</Trans>,
    expired: <Trans>Search again to see what the flights cost now. Your filters are kept.</Trans>,
    searchFirst: <Trans>Enter where from, where to and when, and the flights appear here.</Trans>,
    searchLink: <Trans>Search flights</Trans>,
    nothingFound: <Trans>No flights were found</Trans>,
    advice: <Trans>Please go back and change airports, dates, class or airlines.</Trans>,
  },
  hiddenText: (count) => (
    <Plural value={count} one="# flight is hidden by policy." other="# flights are hidden by policy." />
  ),
  sourceName: (code) => FLIGHT_SOURCES[code] ?? code,
  useCriteria: useFlightCriteria,
  isEmpty: ({ flights }) => flights.length === 0,
  List: FlightChoice,
};

function useFlightCriteria({ criteria, settings, names: { airlines } }: FlightResultsScreenProps) {
  const { t } = useLingui();
  const { selectBy, chosenLegs } = settings.filter;
  const airlineNames = criteria.airlines.map((code) => nameOf(airlines, code)).join(', ');
  return {
    title: formatTitle(criteria),
    isReplaced: selectBy === 'leg' && chosenLegs.length > 0,
    facts: (
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
    ),
  };
}

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
