import '../../../i18n/catalogues/flight-options.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { SelectedResult } from '#domain/booking/flow-types.ts';
import { passengerRequirements } from '#domain/checkout/passenger-requirements.ts';
import { passportGaps } from '#domain/checkout/passport-gaps.ts';
import { bookedExtras } from '#domain/flight-booking/booked-extras.ts';
import { fittingMemberships, indexAlliances } from '#domain/flight-booking/fitting-memberships.ts';
import type { FareQuote } from '#domain/flight-booking/flight-choice.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import { acceptedExtras } from '#domain/flight-booking/flight-requests.ts';
import { isSameExtras, NO_EXTRAS, type SelectedExtras } from '#domain/flight-booking/selected-extras.ts';
import type { ChangeTarget } from '#domain/part-change/change-target.ts';
import { selectOfferState } from '#machines/booking/booking-selectors.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { useChangeTarget } from '../../../actors/booking/booking-hooks.ts';
import { useFlightBooking, useFlightBookingSelector } from '../../../actors/flight-booking/flight-booking.ts';
import { judgeExtras, listExtras } from '../../../actors/flight-booking/list-extras.ts';
import { useStepBar } from '../../../booking/flow-pages.ts';
import { repricingResult } from '../../../booking/repricing-result.ts';
import { useChangedExtras } from '../../../booking/use-changed-extras.ts';
import { useNextCheckout } from '../../../booking/use-next-checkout.ts';
import { useOwnProfile } from '../../../booking/use-own-profile.ts';
import { paths } from '../../../components/paths.ts';
import { useAreaFailure } from '../../../errors/use-area-failure.ts';
import { FlightOptionsScreen } from './FlightOptionsScreen.tsx';
import type { ExtrasState, Membership } from './options-props.ts';

export function FlightOptions() {
  const criteria = useFlightBookingSelector(({ context }) => context.criteria);
  const flight = useFlightBookingSelector(({ context }) => context.result);
  const accepted = useFlightBookingSelector(({ context }) => context.accepted);
  return criteria && flight && accepted ? (
    <Options criteria={criteria} flight={flight} accepted={accepted} />
  ) : null;
}

interface OptionsProps {
  criteria: FlightCriteria;
  flight: SelectedResult;
  accepted: FareQuote;
}

function Options({ criteria, flight, accepted }: OptionsProps) {
  const { enums } = useRouter().options.context;
  const navigate = useNavigate();
  const { actor } = useFlightBooking();
  const state = useFlightBookingSelector(selectOfferState);
  const proposal = useFlightBookingSelector(({ context }) => context.proposal);
  const proposed = useFlightBookingSelector(({ context }) => context.proposedExtras);
  const decided = useFlightBookingSelector(({ context }) => context.extras);
  const saved = useFlightBookingSelector(({ context }) => context.writtenExtras);
  const changed = useChangeTarget();
  const { offered, reload } = useAvailableExtras(criteria, accepted, changed);
  const memberships = useMemberships(accepted);
  const booked =
    changed && offered.state === 'ready'
      ? bookedExtras(changed, accepted, offered.extras, memberships)
      : null;
  const extras = saved ?? decided ?? booked ?? NO_EXTRAS;
  // Until it is accepted, the fare is priced without what is chosen here.
  const asShown = withShownExtras(accepted, extras);
  const partWith = (added: SelectedExtras, priced: FareQuote) =>
    FLIGHT_FLOW.toPart({ criteria, result: flight, accepted: priced, extras: added });
  const changedExtras = useChangedExtras(
    [partWith(extras, asShown)],
    proposal && [partWith(proposed ?? extras, proposal)],
  );
  const verdict = useVerdict({ criteria, accepted, changes: changed, extras });
  // A change keeps the passport that the airline knows.
  const gaps = changed ? [] : passportGaps(passengerRequirements([partWith(extras, asShown)]));
  const ownProfile = useOwnProfile();
  const bar = useStepBar();
  const nextCheckout = useNextCheckout();

  return (
    <FlightOptionsScreen
      {...bar}
      flight={flight}
      travelers={criteria.travelers}
      priced={accepted}
      verdict={verdict}
      offered={offered}
      memberships={memberships}
      gaps={gaps}
      ownProfile={ownProfile}
      programOf={(program) => enums.find('flightloyalty', program)?.label ?? program}
      extras={extras}
      isUnsaved={decided !== null && !isSameExtras(decided, extras)}
      isPricing={state === 'pricing'}
      isChange={changed !== null}
      repricing={repricingResult(state, proposal ? [proposal] : [])}
      lostExtras={changedExtras.lost}
      risenExtras={changedExtras.risen}
      onRetryPrice={state === 'pricingFailed' ? () => actor.send({ type: 'offer.retry' }) : null}
      onWrite={(chosen) => actor.send({ type: 'extras.write', extras: chosen })}
      onSubmit={(chosen) => actor.send({ type: 'extras.submit', extras: chosen, continueTo: nextCheckout() })}
      onAdd={(chosen) => actor.send({ type: 'extras.submit', extras: chosen, continueTo: 'trip' })}
      onAccept={() => actor.send({ type: 'price.accept' })}
      onReview={() => {
        actor.send({ type: 'extras.review', extras: proposed ?? extras });
        reload();
      }}
      onPickAnother={() => actor.send({ type: 'offer.drop' })}
      onLeave={() => void navigate({ to: paths.home })}
    />
  );
}

function withShownExtras(fare: FareQuote, { seats, bags }: SelectedExtras): FareQuote {
  return {
    ...fare,
    seats: seats.map(({ price, ...seat }) => (price ? { ...seat, price } : seat)),
    bags: [...bags],
  };
}

function useAvailableExtras(criteria: FlightCriteria, accepted: FareQuote, changes: ChangeTarget | null) {
  const { api } = useRouter().options.context;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['flight extras', accepted.offer, changes?.partId],
    queryFn: ({ signal }) => listExtras(api, { criteria, accepted, changes }, signal),
    throwOnError: false,
  });
  const reload = () => void refetch();
  const failure = useAreaFailure(data ? null : error, reload);
  const deriveOffered = (): ExtrasState => {
    if (data?.outcome === 'priced') return { state: 'ready', extras: data };
    if (data) return { state: 'gone', cause: data.outcome };
    return failure && !isFetching ? { state: 'failed', failure } : { state: 'loading' };
  };
  return { offered: deriveOffered(), reload };
}

/** The verdict of the fare with the options as they are chosen now; the last known one until that is answered. */
function useVerdict(chosen: Parameters<typeof judgeExtras>[1]): FareQuote['verdict'] {
  const { api } = useRouter().options.context;
  const { accepted, extras, changes } = chosen;
  const isAccepted = isSameExtras(extras, acceptedExtras(accepted, extras) ?? extras);
  const { data } = useQuery({
    queryKey: ['flight verdict', accepted.offer, extras.seats, extras.bags, changes?.partId],
    queryFn: ({ signal }) => judgeExtras(api, chosen, signal),
    enabled: !isAccepted,
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  return isAccepted ? accepted.verdict : (data ?? accepted.verdict);
}

function useMemberships({ legs, passengers }: FareQuote): ReadonlyMap<string, readonly Membership[]> {
  const { enums } = useRouter().options.context;
  return useMemo(() => {
    const segments = legs.flatMap((leg) => leg.segments);
    const airlines = segments.flatMap(({ carrier, operatingCarrier }) => [carrier, operatingCarrier]);
    const companies = enums.choices('flightloyaltycompanies');
    const alliances = indexAlliances(enums.choices('airlinealliances'));
    return new Map(
      passengers.map(({ traveler, memberships }) => [
        traveler,
        fittingMemberships(memberships, airlines, { companies, alliances }),
      ]),
    );
  }, [enums, legs, passengers]);
}
