import '../../i18n/catalogues/booking.ts';
import '../../i18n/catalogues/trip-status.ts';
import '../../i18n/catalogues/trips.ts';
import '../../i18n/catalogues/verdicts.ts';
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ChangePrice, Trip, TripCancelRequest, WaitingPrices } from '#domain/contract.ts';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { isBusy, partSnapshot } from '#machines/trip/part-selectors.ts';
import { isBeingBooked, tripSnapshot } from '#machines/trip/trip-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { contractQuery } from '../../api/contract-query.ts';
import { ApiError, readData } from '../../api/errors.ts';
import { hotelPictureAddress } from '../../api/image-addresses.ts';
import { saveFile } from '../../api/save-file.ts';
import {
  cancellationQuery,
  getTripCalendar,
  invalidateTripLists,
  renewalQuery,
  tripQuery,
} from '../../api/trip-queries.ts';
import { useStartChange } from '../../booking/use-start-change.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { useAreaFailure } from '../../errors/use-area-failure.ts';
import { describeError, errorCodeOf } from '../../i18n/describe-error.ts';
import { localZone } from '../../i18n/format.ts';
import type { CancellationState } from './CancelDialog.tsx';
import { WITHDRAWN_WORDS } from './changes/change-words.ts';
import { type ChangingProps, decidableChange, type WithdrawalState } from './changes/changes.ts';
import { findActionOffer } from './deciding/deciding.ts';
import { isToBeDecided } from './partly-booked/is-to-be-decided.ts';
import type { Loadable, PartlyBookedProps } from './partly-booked/partly-booked.ts';
import { TripScreen } from './TripScreen.tsx';
import { useAdding } from './use-adding.ts';
import { useAgency } from './use-agency.ts';
import { useAsking } from './use-asking.ts';
import { useDecision } from './use-decision.ts';
import { useNearestOffers } from './use-nearest-offers.ts';
import { useRequesting } from './use-requesting.ts';

const CLOSED = { state: 'closed' } as const;

const NO_CANCELLATION = { state: 'closed' } as const;

export function LiveTrip({ tripId }: { tripId: string }) {
  const { api } = useRouter().options.context;
  const { data, error, isFetching, refetch } = useQuery({
    ...tripQuery(api, tripId),
    throwOnError: false,
    refetchInterval: ({ state }) => (state.data ? refreshInterval(state.data) : false),
  });
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422);
  const failure = useAreaFailure(data || isMissing ? null : error, () => void refetch());
  const session = useSessionSelector(selectSession);
  if (data && session) return <LoadedTrip trip={data} session={session} />;
  if (isMissing) return <TripScreen state="notFound" />;
  return failure && !isFetching ? (
    <TripScreen state="failed" failure={failure} />
  ) : (
    <TripScreen state="loading" />
  );
}

function LoadedTrip({ trip, session }: { trip: Trip; session: Session }) {
  usePageTitle(trip.title);
  const { api, config, enums } = useRouter().options.context;
  const { purpose, creditCard } = trip.bookingInfo;
  const agency = useAgency(trip, session);
  const cancelling = useCancellation(trip);
  const changing = useChanging(trip);
  const acceptAirlineChange = useAcceptance(trip);
  const deciding = useDecision(trip);
  const asking = useAsking(trip);
  const prices = useWaitingPrices(trip);
  const changePrice = useChangePrice(trip);
  const requesting = useRequesting(trip);
  const costs = usePartlyBooked(trip);
  const { adding, onChooseAnother, onReplace } = useAdding(trip);
  const nearest = useNearestOffers(trip, { onSearchAgain: requesting.onSearchAgain, onReplace });
  const [calendar, setCalendar] = useState<'resting' | 'loading' | 'failed'>('resting');

  async function saveCalendar(): Promise<void> {
    setCalendar('loading');
    try {
      saveFile(await getTripCalendar(api, trip._id), `${trip.itineraryRefId}.ics`);
      setCalendar('resting');
    } catch {
      setCalendar('failed');
    }
  }

  return (
    <TripScreen
      state="ready"
      trip={trip}
      personId={session.companyUser._id}
      labels={{
        purpose: enums.find('trippurposes', purpose)?.label ?? purpose,
        cardVendor: creditCard && (enums.find('creditcards', creditCard.vendor)?.label ?? creditCard.vendor),
        appName: config.appName,
      }}
      now={api.clock.now().toISOString()}
      zone={localZone()}
      pictureOf={(propertyId) => hotelPictureAddress(api, propertyId)}
      programOf={(program) => enums.find('flightloyalty', program)?.label ?? program}
      calendar={{ state: calendar, onSave: () => void saveCalendar() }}
      {...cancelling}
      deciding={deciding}
      asking={asking}
      prices={prices}
      changePrice={changePrice}
      requesting={requesting}
      nearest={nearest}
      choosing={{ ...costs, onChooseAnother }}
      adding={adding}
      agency={agency}
      changing={changing}
      onAcceptAirlineChange={acceptAirlineChange}
      mayBook={abilitiesOf(session).can('create', 'Trip')}
    />
  );
}

const UNDER_WAY_MS = 2_000;
const CONVERSATION_MS = 15_000;

function refreshInterval(trip: Trip): number | false {
  if (isUnderWay(trip)) return UNDER_WAY_MS;
  return trip.request?.isOpen || trip.questions ? CONVERSATION_MS : false;
}

/** The server asks the suppliers once a minute. */
const PRICES_FRESH_MS = 60_000;

function useWaitingPrices(trip: Trip): Loadable<WaitingPrices> {
  const { api } = useRouter().options.context;
  const prices = useQuery({
    ...contractQuery(api, 'get', '/api/trips/{tripId}/prices', {
      params: { path: { tripId: trip._id } },
      dependsOn: trip.version,
    }),
    staleTime: PRICES_FRESH_MS,
    enabled: findActionOffer(trip, 'approve').kind === 'allowed',
    throwOnError: false,
  });
  return toLoadable(prices);
}

function useChangePrice(trip: Trip): Loadable<ChangePrice> {
  const { api } = useRouter().options.context;
  const change = decidableChange(trip);
  const price = useQuery({
    ...contractQuery(api, 'get', '/api/trips/{tripId}/changes/{changeId}/price', {
      params: { path: { tripId: trip._id, changeId: change?._id ?? '' } },
      dependsOn: trip.version,
    }),
    staleTime: PRICES_FRESH_MS,
    enabled: change !== undefined,
    throwOnError: false,
  });
  return toLoadable(price);
}

/** Requests the cost of the choices while a trip is partly booked or was not approved, once per version. */
function usePartlyBooked(trip: Trip): Omit<PartlyBookedProps, 'onChooseAnother'> {
  const { api } = useRouter().options.context;
  const isOpen = isToBeDecided(trip);
  const renewal = useQuery({
    ...renewalQuery(api, trip),
    enabled: (isOpen || trip.status === 'rejected') && findActionOffer(trip, 'resubmit').kind === 'allowed',
    throwOnError: false,
  });
  const quote = useQuery({
    ...cancellationQuery(api, trip),
    enabled: isOpen && findActionOffer(trip, 'cancel').kind === 'allowed',
    throwOnError: false,
  });
  return { renewal: toLoadable(renewal), quote: toLoadable(quote) };
}

interface LoadingQuery<Answer> {
  data: Answer | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

function toLoadable<Answer>({ data, error, isFetching, refetch }: LoadingQuery<Answer>): Loadable<Answer> {
  if (data !== undefined) return { state: 'answered', answer: data };
  if (!error || isFetching) return { state: 'asking' };
  return { state: 'failed', message: describeError(error), onRetry: () => void refetch() };
}

function usePageTitle(title: string): void {
  const router = useRouter();
  // The document is outside of React, and each navigation titles it by its route, such as that to a dialog's address.
  useEffect(() => {
    const { pathname } = router.state.location;
    const write = () => {
      if (router.state.location.pathname === pathname) {
        document.title = `${title} | ${router.options.context.config.appName}`;
      }
    };
    write();
    return router.subscribe('onResolved', write);
  }, [router, title]);
}

export function isUnderWay({
  status,
  verdict,
  parts,
  comparisons = [],
}: Pick<Trip, 'status' | 'verdict' | 'parts' | 'comparisons'>): boolean {
  if (comparisons.some(({ search }) => search === 'looking')) return true;

  const isBooking =
    isBeingBooked(tripSnapshot({ status, levels: verdict.levels })) &&
    parts.every((part) => part.status !== 'failed');
  // A held part of an approved trip is about to be confirmed, unless another part has failed.
  return parts.some((part) => isBusy(partSnapshot(part.status)) || (isBooking && part.status === 'held'));
}

function useChanging(trip: Trip): ChangingProps {
  const { api } = useRouter().options.context;
  const { i18n } = useLingui();
  const client = useQueryClient();
  const startChange = useStartChange();
  const [withdrawal, setWithdrawal] = useState<WithdrawalState>(CLOSED);
  const sent = useRef(false);

  async function withdraw(open: Extract<WithdrawalState, { state: 'open' }>): Promise<void> {
    // Only one request at a time, however often the button is pressed.
    if (sent.current) return;
    sent.current = true;
    setWithdrawal({ ...open, sending: true, refusal: null });
    const query = tripQuery(api, trip._id);
    try {
      const path = { tripId: trip._id, changeId: open.changeId };
      const changed = await readData(
        api.http.POST('/api/trips/{tripId}/changes/{changeId}/withdraw', { params: { path } }),
      );
      client.setQueryData(query.queryKey, changed);
      invalidateTripLists(client);
      setWithdrawal(CLOSED);
      showToast(i18n._(WITHDRAWN_WORDS), 'success');
    } catch (error) {
      await client.fetchQuery(query).catch(() => null);
      setWithdrawal({ ...open, sending: false, refusal: describeError(error) });
    } finally {
      sent.current = false;
    }
  }

  return {
    onChange: (part) => startChange(trip, part),
    withdrawal,
    onWithdraw: (changeId) => setWithdrawal({ state: 'open', changeId, sending: false, refusal: null }),
    onLeaveWithdrawal: () => setWithdrawal(CLOSED),
    onSendWithdrawal: () => {
      if (withdrawal.state === 'open') void withdraw(withdrawal);
    },
  };
}

const ACCEPT = '/api/trips/{tripId}/airline-changes/{airlineChangeId}/accept';

function useAcceptance(trip: Trip): (airlineChangeId: string) => Promise<string | null> {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  return async (airlineChangeId) => {
    const query = tripQuery(api, trip._id);
    try {
      const params = { path: { tripId: trip._id, airlineChangeId } };
      client.setQueryData(query.queryKey, await readData(api.http.POST(ACCEPT, { params })));
      invalidateTripLists(client);
      return null;
    } catch (error) {
      await client.fetchQuery(query).catch(() => null);
      return describeError(error);
    }
  };
}

interface Cancelling {
  cancellation: CancellationState;
  onAskCancellation: (part?: string) => void;
  onLeaveCancellation: () => void;
  onCancel: (request: TripCancelRequest) => void;
}

/** The cost of a cancellation is requested first; only what was shown is cancelled. */
function useCancellation(trip: Trip): Cancelling {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const [cancellation, setCancellation] = useState<CancellationState>(NO_CANCELLATION);

  async function quote(part: string | undefined, refusal: string | null): Promise<CancellationState> {
    const named = part === undefined ? {} : { part };
    try {
      const answer = await client.fetchQuery(cancellationQuery(api, trip));
      return { state: 'quoted', ...named, quote: answer, sending: false, refusal };
    } catch (error) {
      return { state: 'unanswered', ...named, message: describeError(error), onRetry: () => void ask(part) };
    }
  }

  async function ask(part?: string): Promise<void> {
    const asking: CancellationState = part === undefined ? { state: 'asking' } : { state: 'asking', part };
    setCancellation(asking);
    const answer = await quote(part, null);
    // The answer is dropped when the dialog was closed before it arrived.
    setCancellation((now) => (now === asking ? answer : now));
  }

  async function cancel(request: TripCancelRequest): Promise<void> {
    if (cancellation.state !== 'quoted' || cancellation.sending) return;
    setCancellation({ ...cancellation, sending: true, refusal: null });
    try {
      const params = { path: { tripId: trip._id } };
      const answer = api.http.POST('/api/trips/{tripId}/cancel', { params, body: request });
      client.setQueryData(tripQuery(api, trip._id).queryKey, await readData(answer));
      setCancellation(NO_CANCELLATION);
    } catch (error) {
      const refusal = describeError(error);
      // The amounts that were shown are outdated.
      const isDearer = errorCodeOf(error) === 'penalty_changed';
      setCancellation(
        isDearer ? await quote(cancellation.part, refusal) : { ...cancellation, sending: false, refusal },
      );
    }
  }

  return {
    cancellation,
    onAskCancellation: (part) => void ask(part),
    onLeaveCancellation: () => setCancellation(NO_CANCELLATION),
    onCancel: (request) => void cancel(request),
  };
}
