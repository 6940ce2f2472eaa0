import '../../../i18n/catalogues/checkout.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { Trip } from '#domain/contract.ts';
import { nightsBetween } from '#domain/local-time.ts';
import { firstDay, partsToRepeat, proposeDays, sumConverted } from '#domain/trip-draft/book-again.ts';
import type { DraftPart } from '#machines/trip-draft/trip-draft-context.ts';
import { selectTripStage } from '#machines/trip-draft/trip-draft-selectors.ts';
import { findAgain, type RepeatedPart } from '../../../actors/trip-draft/find-again.ts';
import type { TripDraftSession } from '../../../actors/trip-draft/start-trip-draft.ts';
import { useTripDraftSession, useTripDraftSource } from '../../../actors/trip-draft/trip-draft-hooks.ts';
import { tripQuery } from '../../../api/trip-queries.ts';
import { useStartFlow } from '../../../booking/use-start-flow.ts';
import type { AreaFailure } from '../../../components/AreaError.tsx';
import { paths } from '../../../components/paths.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { useAreaFailure } from '../../../errors/use-area-failure.ts';
import { TripCheckout } from '../TripCheckout.tsx';
import { BookAgainBar, type BookAgainBarProps, type RepeatedPartProps } from './BookAgainBar.tsx';
import type { BookAgainSearch } from './book-again-search.ts';

const NO_PARTS: readonly DraftPart[] = [];

export function TripCheckoutPage(search: BookAgainSearch) {
  const again = useBookAgain(search);
  return (
    <>
      {again ? <BookAgainBar {...again} /> : null}
      {again?.content.state === 'searching' ? null : <TripCheckout />}
    </>
  );
}

/**
 * Books the parts of an earlier trip again on other days: what is offered then becomes the draft trip. Null
 * where nothing is booked again, and once it is being ordered.
 */
function useBookAgain({ again, from }: BookAgainSearch): BookAgainBarProps | null {
  const { api } = useRouter().options.context;
  const navigate = useNavigate();
  const startFlow = useStartFlow();
  const { started } = useTripDraftSource();
  const stage = useTripDraftSession(selectTripStage);
  const ordering = useTripDraftSession(({ context }) => context.ordering) ?? false;
  const drafted = useTripDraftSession(({ context }) => context.parts) ?? NO_PARTS;
  const isOpen = stage === 'open' && !ordering;
  const trip = useQuery({
    ...tripQuery(api, again ?? ''),
    enabled: again !== undefined,
    throwOnError: false,
  });
  const today = api.clock.today();
  const plan = trip.data && planOf(trip.data, { from, today });
  const found = useQuery({
    queryKey: ['again', again, plan?.days],
    queryFn:
      isOpen && trip.data && plan
        ? async ({ signal }) => {
            const { parts, days } = plan;
            const repeated = await findAgain(api, { parts, trip: trip.data, days }, signal);
            signal.throwIfAborted();
            await putInDraft(await started, repeated);
            return repeated;
          }
        : skipToken,
    // The offers found are in the draft trip; only other days need a new search.
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  });
  const error = trip.error ?? found.error;
  const failure = useAreaFailure(error, () => void (trip.error ? trip : found).refetch());
  useForgottenOnceBooked(again !== undefined && stage === 'booked');
  if (again === undefined || ordering || stage === 'booked' || stage === 'resumeFailed') return null;
  if (!plan || !trip.data) return { title: null, days: null, content: failedOr(failure, 1) };
  const { parts } = plan;
  const repeats = new Map(
    drafted.flatMap(({ part }) => (part.repeats === undefined ? [] : [[part.repeats, part] as const])),
  );

  function content(): BookAgainBarProps['content'] {
    if (found.isFetching || !found.data) return failedOr(found.isFetching ? null : failure, parts.length);
    return {
      state: 'found',
      isReduced: found.data.some(({ earlier, found: one }) => one && !repeats.has(earlier._id)),
      total: totalsOf(found.data, repeats),
      parts: found.data.map((one) => ({ ...describe(one), onSearch: () => search(one) })),
    };
  }

  function search({ search: { kind, criteria }, found: taken }: RepeatedPart): void {
    const replaces = taken && { draftPart: taken.part.priced.offer };
    startFlow(kind, { criteria, replaces, searchesAtOnce: true });
  }

  return {
    title: trip.data.title,
    days: {
      chosen: plan.from,
      proposed: plan.proposed,
      today,
      onChoose: (day) =>
        void navigate({ to: paths.tripCheckout, search: { again, from: day }, replace: true }),
    },
    content: content(),
  };
}

function planOf(trip: Trip, { from, today }: { from: string | undefined; today: string }) {
  const parts = partsToRepeat(trip);
  const first = firstDay(parts) || trip.startsOn;
  const proposed = proposeDays(first, today);
  const chosen = from ?? proposed[0] ?? today;
  return { parts, proposed, from: chosen, days: nightsBetween(first, chosen) };
}

async function putInDraft(
  { actor, add }: TripDraftSession,
  repeated: readonly RepeatedPart[],
): Promise<void> {
  const gone = new Set(repeated.flatMap(({ earlier, found }) => (found ? [] : [earlier._id])));
  for (const { id, part } of actor.getSnapshot().context.parts) {
    if (part.repeats === undefined || !gone.has(part.repeats)) continue;
    actor.send({ type: 'part.remove', id });
    actor.send({ type: 'part.forget' });
  }
  await add(...repeated.flatMap(({ found }) => (found ? [{ part: found.part, replaces: null }] : [])));
}

function failedOr(failure: AreaFailure | null, parts: number): BookAgainBarProps['content'] {
  return failure ? { state: 'failed', failure } : { state: 'searching', parts };
}

function describe({ earlier, found }: RepeatedPart): Omit<RepeatedPartProps, 'onSearch'> {
  const offered = found ? (found.isSame ? 'same' : 'other') : 'gone';
  return { id: earlier._id, name: partName(earlier), offered };
}

function totalsOf(repeated: readonly RepeatedPart[], repeats: ReadonlyMap<string, CheckoutPart>) {
  const kept = repeated.flatMap(({ earlier }) => repeats.get(earlier._id)?.priced.total ?? []);
  if (kept.length < repeated.length) return null;
  const booked = sumConverted(repeated.map(({ earlier }) => earlier.price));
  const current = sumConverted(kept);
  return booked && current && booked.currency === current.currency ? { booked, current } : null;
}

/** A reload of the confirmation must not search again. The address is outside of React, hence the effect. */
function useForgottenOnceBooked(isBooked: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isBooked) void navigate({ to: paths.tripCheckout, search: {}, replace: true });
  }, [isBooked, navigate]);
}
