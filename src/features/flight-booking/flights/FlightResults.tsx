import '../../../i18n/catalogues/flight-flights.ts';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { toSelectedResult } from '#domain/flight-booking/flight-choice.ts';
import { type FlightCriteria, listDirections } from '#domain/flight-booking/flight-criteria.ts';
import { selectProgress, selectSearchState } from '#machines/booking/booking-selectors.ts';
import {
  useFlightBooking,
  useFlightBookingSelector,
  useFoundFlights,
} from '../../../actors/flight-booking/flight-booking.ts';
import type { EnumStore } from '../../../api/enum-store.ts';
import { useStepBar } from '../../../booking/flow-pages.ts';
import { requestAddress } from '../../../booking/request-address.ts';
import { listSources, toSearchFailure } from '../../../booking/search-state.ts';
import { usePolicyRules } from '../../../booking/use-policy-rules.ts';
import { FLIGHT_PAGES } from '../flight-pages.tsx';
import { useFlightNames } from '../use-flight-names.ts';
import { FlightResultsScreen } from './FlightResultsScreen.tsx';
import type { Alliance } from './flight-results-props.ts';

/** The second step: which flights. */
export function FlightResults() {
  const criteria = useFlightBookingSelector(({ context }) => context.criteria);
  return criteria ? <Results criteria={criteria} /> : null;
}

function Results({ criteria }: { criteria: FlightCriteria }) {
  const { enums } = useRouter().options.context;
  const { actor, results } = useFlightBooking();
  const rules = usePolicyRules(criteria);
  const found = useFoundFlights();
  const progress = useFlightBookingSelector(selectProgress);
  const state = useFlightBookingSelector(selectSearchState);
  const search = useFlightBookingSelector(({ context }) => context.search);
  const settings = useFlightBookingSelector(({ context }) => context.list);
  const flight = useFlightBookingSelector(({ context }) => context.result);
  const gone = useFlightBookingSelector(({ context }) => context.gone);
  const { steps, furthest } = useStepBar();
  const sources = useMemo(() => listSources(FLIGHT_SOURCES, search, progress), [search, progress]);
  const list = found.search === search.number ? found.shown : null;
  const names = useFlightNames(list);
  const alliances = useMemo(() => listAlliances(enums), [enums]);

  return (
    <FlightResultsScreen
      steps={steps}
      furthest={furthest}
      criteria={criteria}
      progress={progress}
      sources={sources}
      failure={toSearchFailure(state, search)}
      expired={state === 'expired'}
      list={list}
      newResults={found.newResults}
      hiddenByPolicy={search.end?.hiddenByPolicy ?? 0}
      settings={settings}
      selectedFlight={flight?.id ?? null}
      gone={gone}
      rules={rules}
      names={names}
      alliances={alliances}
      searchHref={FLIGHT_PAGES.steps.search.path}
      requestHref={requestForFlights(criteria)}
      onSort={(sort) => actor.send({ type: 'list.sort', sort })}
      onFilter={(filter) => actor.send({ type: 'list.filter', filter })}
      onPage={(page) => actor.send({ type: 'list.page', page })}
      onShowNew={results.showNew}
      onSearchAgain={() => actor.send({ type: 'search.retry' })}
      onChoose={(chosen) => actor.send({ type: 'result.choose', result: toSelectedResult(chosen) })}
    />
  );
}

/** The sellers of flights; every search calls each of them. */
const FLIGHT_SOURCES = ['network', 'lowCost'];

function listAlliances(enums: EnumStore): Alliance[] {
  return enums.choices('airlinealliances').map(({ id, label, additionalData = '' }) => ({
    id,
    name: label,
    airlines: additionalData.split(','),
  }));
}

/** The link for requesting the searched flights from the agency. */
function requestForFlights(criteria: FlightCriteria): string {
  const legs = listDirections(criteria);
  const days = legs.map(({ departureDate }) => departureDate).filter((day) => day !== '');
  return requestAddress({
    kinds: ['flight'],
    startsOn: days[0],
    endsOn: days.at(-1),
    places: legs.flatMap(({ origin, destination }) =>
      [origin, destination].flatMap((airport) => (airport ? [airport.city] : [])),
    ),
    travelers: criteria.travelers.map(({ _id }) => _id),
  });
}
