import '../../../i18n/catalogues/flight-fares.ts';
import '../../../i18n/catalogues/flight-flights.ts';
import { useNavigate } from '@tanstack/react-router';
import type { ChosenResult } from '#domain/booking/flow-types.ts';
import {
  type ChosenFare,
  chosenFareOf,
  fareOf,
  isSameFare,
  selectedFareIndex,
} from '#domain/flight-booking/flight-choice.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { ListedFlight } from '#domain/flight-booking/flight-list.ts';
import { selectOfferState } from '#machines/booking/booking-selectors.ts';
import { useFlightBooking, useFlightBookingSelector } from '../../../actors/flight-booking/flight-booking.ts';
import { useStepBar } from '../../../booking/flow-pages.ts';
import { repricingResult } from '../../../booking/repricing-result.ts';
import { usePolicyRules } from '../../../booking/use-policy-rules.ts';
import { paths } from '../../../components/paths.ts';
import { FLIGHT_PAGES } from '../flight-pages.tsx';
import { useFlightNames } from '../use-flight-names.ts';
import { FlightFaresScreen } from './FlightFaresScreen.tsx';
import { useChosenFlight } from './use-chosen-flight.ts';

/** The third step: which fare of the chosen flights. */
export function FlightFares() {
  const criteria = useFlightBookingSelector(({ context }) => context.criteria);
  const flight = useFlightBookingSelector(({ context }) => context.result);
  return criteria && flight ? <Fares key={flight.id} criteria={criteria} chosen={flight} /> : null;
}

interface FaresProps {
  criteria: FlightCriteria;
  chosen: ChosenResult;
}

function Fares({ criteria, chosen }: FaresProps) {
  const navigate = useNavigate();
  const { actor } = useFlightBooking();
  const rules = usePolicyRules(criteria);
  const state = useFlightBookingSelector(selectOfferState);
  const proposal = useFlightBookingSelector(({ context }) => context.proposal);
  const gone = useFlightBookingSelector(({ context }) => context.gone);
  const offer = useFlightBookingSelector(({ context }) => context.offer);
  const agreed = useFlightBookingSelector(({ context }) => context.agreed);
  const found = useChosenFlight(criteria, chosen.id);
  const names = useFlightNames(found.state === 'ready' ? found.list : null);
  const bar = useStepBar();
  const flightsHref = FLIGHT_PAGES.steps.flights.path;

  if (found.state !== 'ready') {
    return <FlightFaresScreen {...bar} {...found} flightsHref={flightsHref} />;
  }
  const { flight, isPast, retry } = found;
  const [busy, kept] = state === 'pricing' ? [offer, null] : [null, offer];
  const repricing = repricingResult(state, proposal ? [proposal] : []);
  if (isPast && !repricing && state !== 'pricing') {
    return <FlightFaresScreen {...bar} state="expired" flightsHref={flightsHref} onRetry={retry} />;
  }

  function choose(reference: string): void {
    const fare = flight.fares.find((one) => one.offer === reference);
    if (!fare) return;
    actor.send({ type: 'offer.choose', offer: chosenFareOf(flight, fare, criteria.travelers.length) });
  }

  return (
    <FlightFaresScreen
      {...bar}
      state="ready"
      flightsHref={flightsHref}
      flight={flight}
      names={names}
      rules={rules}
      selectedFareIndex={selectedFareIndex(flight, agreed ? fareOf(agreed) : kept)}
      busyOffer={busy && referenceIn(flight, busy)}
      goneOffers={goneIn(flight, gone)}
      repricing={repricing}
      onRetryPrice={state === 'pricingFailed' ? () => actor.send({ type: 'offer.retry' }) : null}
      onChoose={choose}
      onAccept={() => actor.send({ type: 'price.accept' })}
      onPickAnother={() => actor.send({ type: 'offer.drop' })}
      onLeave={() => void navigate({ to: paths.home })}
    />
  );
}

/** References change with each search, so the terms of the fares are compared. */
function referenceIn(flight: ListedFlight, chosen: ChosenFare): string | null {
  return flight.fares[selectedFareIndex(flight, chosen)]?.offer ?? null;
}

function goneIn(flight: ListedFlight, gone: readonly ChosenFare[]): ReadonlySet<string> {
  const isGone = (fare: ListedFlight['fares'][number]) => {
    const { terms } = chosenFareOf(flight, fare, 1);
    return gone.some((one) => isSameFare(one.terms, terms));
  };
  return new Set(flight.fares.filter(isGone).map(({ offer }) => offer));
}
