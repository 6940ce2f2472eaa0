import '../../../i18n/catalogues/flight-fares.ts';
import '../../../i18n/catalogues/flight-flights.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { SelectedResult } from '#domain/booking/flow-types.ts';
import type { FlightResults } from '#domain/contract.ts';
import { findEarlierFare } from '#domain/flight-booking/earlier-flight.ts';
import {
  isSameFare,
  type SelectedFare,
  selectedFareIndex,
  toAcceptedFare,
  toSelectedFare,
} from '#domain/flight-booking/flight-choice.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import { type FlightEntry, type FlightList, mergeFlightResults } from '#domain/flight-booking/flight-list.ts';
import { formatCities } from '#domain/flight-booking/flight-part.ts';
import { toFlightSearchRequest } from '#domain/flight-booking/flight-requests.ts';
import { planSearched } from '#domain/flight-booking/planned-flight.ts';
import { changingRequest } from '#domain/part-change/changing-request.ts';
import type { ContinueTarget } from '#machines/booking/booking-context.ts';
import { selectOfferState } from '#machines/booking/booking-selectors.ts';
import { useChangeTarget } from '../../../actors/booking/booking-hooks.ts';
import {
  useFlightBooking,
  useFlightBookingSelector,
  useFoundFlights,
} from '../../../actors/flight-booking/flight-booking.ts';
import { contractLines } from '../../../api/contract-lines.ts';
import { useStepBar } from '../../../booking/flow-pages.ts';
import { repricingResult } from '../../../booking/repricing-result.ts';
import { useClashesOf } from '../../../booking/use-clashes.ts';
import { useNextCheckout } from '../../../booking/use-next-checkout.ts';
import { usePast } from '../../../booking/use-past.ts';
import { usePolicyRules } from '../../../booking/use-policy-rules.ts';
import type { AreaFailure } from '../../../components/AreaError.tsx';
import { paths } from '../../../components/paths.ts';
import { useAreaFailure } from '../../../errors/use-area-failure.ts';
import { FLIGHT_PAGES } from '../flight-pages.tsx';
import { useFlightNames } from '../use-flight-names.ts';
import { FlightFaresScreen } from './FlightFaresScreen.tsx';

export function FlightFares() {
  const criteria = useFlightBookingSelector(({ context }) => context.criteria);
  const flight = useFlightBookingSelector(({ context }) => context.result);
  return criteria && flight ? <Fares key={flight.id} criteria={criteria} chosen={flight} /> : null;
}

interface FaresProps {
  criteria: FlightCriteria;
  chosen: SelectedResult;
}

function Fares({ criteria, chosen }: FaresProps) {
  const { api } = useRouter().options.context;
  const navigate = useNavigate();
  const { actor } = useFlightBooking();
  const changed = useChangeTarget();
  const nextCheckout = useNextCheckout();
  const rules = usePolicyRules(criteria);
  const { state, proposal, gone, offer, earlier, accepted } = useFareSelection();
  const found = useSelectedFlight(criteria, chosen.id);
  const names = useFlightNames(found.state === 'ready' ? found.list : null);
  const bar = useStepBar();
  const clashes = useClashesOf(
    found.state === 'ready'
      ? {
          kind: 'flight',
          name: formatCities(criteria) || chosen.name,
          criteria,
          whereabouts: planSearched(criteria, found.flight.legs),
        }
      : null,
  );
  const flightsHref = FLIGHT_PAGES.steps.flights.path;

  if (found.state !== 'ready') {
    return <FlightFaresScreen {...bar} {...found} flightsHref={flightsHref} />;
  }
  const { flight, isPast, retry } = found;
  const [busy, previous] = state === 'pricing' ? [offer, null] : [null, offer];
  const repricing = repricingResult(state, proposal ? [proposal] : []);
  if (isPast && !repricing && state !== 'pricing') {
    return <FlightFaresScreen {...bar} state="expired" flightsHref={flightsHref} onRetry={retry} />;
  }

  const goneOffers = goneIn(flight, gone);
  const fares = flight.fares.filter((fare) => !goneOffers.has(fare.offer));
  const marked = findEarlierFare({ ...flight, fares }, earlier);

  function choose(reference: string, continueTo: ContinueTarget): void {
    const fare = flight.fares.find((one) => one.offer === reference);
    if (!fare) return;
    const chosenFare = toSelectedFare(flight, fare, criteria.travelers.length);
    actor.send({ type: 'offer.choose', offer: chosenFare, continueTo });
  }

  return (
    <FlightFaresScreen
      {...bar}
      state="ready"
      flightsHref={flightsHref}
      flight={flight}
      names={names}
      rules={rules}
      clashes={clashes}
      selectedFareIndex={selectedFareIndex(flight, accepted ? toAcceptedFare(accepted) : previous)}
      busyOffer={busy && referenceIn(flight, busy)}
      goneOffers={goneOffers}
      earlier={marked && { offer: marked.result.offer, fit: marked.fit }}
      repricing={repricing}
      onRetryPrice={state === 'pricingFailed' ? () => actor.send({ type: 'offer.retry' }) : null}
      now={api.clock.now().toISOString()}
      isChange={changed !== null}
      onChoose={(reference) => choose(reference, nextCheckout())}
      onOptions={(reference) => choose(reference, 'extras')}
      onAdd={(reference) => choose(reference, 'trip')}
      onAccept={() => actor.send({ type: 'price.accept' })}
      onPickAnother={() => actor.send({ type: 'offer.drop' })}
      onLeave={() => void navigate({ to: paths.home })}
    />
  );
}

function useFareSelection() {
  return {
    state: useFlightBookingSelector(selectOfferState),
    proposal: useFlightBookingSelector(({ context }) => context.proposal),
    gone: useFlightBookingSelector(({ context }) => context.gone),
    offer: useFlightBookingSelector(({ context }) => context.offer),
    earlier: useFlightBookingSelector(({ context }) => context.earlier),
    accepted: useFlightBookingSelector(({ context }) => context.accepted),
  };
}

/** References change with each search, so the terms of the fares are compared. */
function referenceIn(flight: FlightEntry, chosen: SelectedFare): string | null {
  return flight.fares[selectedFareIndex(flight, chosen)]?.offer ?? null;
}

function goneIn(flight: FlightEntry, gone: readonly SelectedFare[]): ReadonlySet<string> {
  const isGone = (fare: FlightEntry['fares'][number]) => {
    const { terms } = toSelectedFare(flight, fare, 1);
    return gone.some((one) => isSameFare(one.terms, terms));
  };
  return new Set(flight.fares.filter(isGone).map(({ offer }) => offer));
}

type SelectedFlightState =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  | { state: 'gone' }
  | { state: 'ready'; flight: FlightEntry; list: FlightList; isPast: boolean; retry: () => void };

const SEARCH = '/api/booking/flight/search';

/** The chosen flight with its fares: as the list has shown it, or searched again when there is no list. */
function useSelectedFlight(criteria: FlightCriteria, id: string): SelectedFlightState {
  const { api } = useRouter().options.context;
  const found = useFoundFlights();
  const changed = useChangeTarget();
  const search = useFlightBookingSelector(({ context }) => context.search.number);
  const [isSearchedAgain, setSearchedAgain] = useState(false);
  const shown = found.search === search && !isSearchedAgain ? found.shown : null;
  const listed = shownIn(shown, id);
  const body = changingRequest(toFlightSearchRequest(criteria), changed);
  const query = useQuery({
    queryKey: ['post', SEARCH, { body }],
    queryFn: async ({ signal }): Promise<FlightList | null> => {
      const lines: FlightResults[] = [];
      for await (const line of contractLines(api, SEARCH, { body, signal })) {
        if (line.type === 'results') lines.push(line);
      }
      return mergeFlightResults(lines);
    },
    enabled: listed === null,
    throwOnError: false,
    refetchOnWindowFocus: false,
  });
  const isPast = usePast((listed ? shown : query.data)?.expiresAt);
  const retry = () => {
    if (listed) setSearchedAgain(true);
    else void query.refetch();
  };
  const failure = useAreaFailure(listed || query.data ? null : query.error, retry);
  if (listed) return { state: 'ready', ...listed, isPast, retry };
  if (query.isFetching && (!query.data || isPast)) return { state: 'loading' };
  if (failure) return { state: 'failed', failure };
  const searched = shownIn(query.data ?? null, id);
  if (searched) return { state: 'ready', ...searched, isPast, retry };
  return { state: query.data === undefined ? 'loading' : 'gone' };
}

function shownIn(list: FlightList | null, id: string): { list: FlightList; flight: FlightEntry } | null {
  const flight = list?.flights.find((one) => one.id === id);
  return list && flight ? { list, flight } : null;
}
