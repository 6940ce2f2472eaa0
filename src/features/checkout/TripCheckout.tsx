import '../../i18n/catalogues/booking.ts';
import '../../i18n/catalogues/checkout.ts';
import '../../i18n/catalogues/verdicts.ts';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import type { PartRemoval } from '#machines/trip-draft/trip-draft-context.ts';
import { selectTripStage } from '#machines/trip-draft/trip-draft-selectors.ts';
import {
  useTripCheckout,
  useTripDraft,
  useTripDraftSelector,
} from '../../actors/trip-draft/trip-draft-hooks.ts';
import { TripDraftNotices } from '../../booking/TripDraftNotices.tsx';
import { ResumeFailed } from '../../components/booking/BookingNotices.tsx';
import { CheckoutOutcome } from './CheckoutOutcome.tsx';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { OpenTripCheckout } from './OpenTripCheckout.tsx';
import { TripCheckoutScreen } from './TripCheckoutScreen.tsx';
import type { TripPartsProps } from './TripParts.tsx';
import { useTripParts } from './use-trip-parts.ts';

const loading = <CheckoutScreen state="loading" steps={[]} />;

export function TripCheckout() {
  return (
    <Suspense fallback={loading}>
      <TripCheckoutPages />
    </Suspense>
  );
}

function TripCheckoutPages() {
  const { actor } = useTripDraft();
  const stage = useTripDraftSelector(selectTripStage);
  const trip = useTripDraftSelector(({ context }) => context.trip);
  useOpenTripCheckout();
  switch (stage) {
    case 'resuming':
      return loading;
    case 'resumeFailed':
      return (
        <ResumeFailed
          onRetry={() => actor.send({ type: 'draft.retry' })}
          onDiscard={() => actor.send({ type: 'trip.discard' })}
        />
      );
    case 'booked':
      if (!trip) return loading;
      return (
        <CheckoutOutcome
          tripId={trip.tripId}
          outcome={trip.outcome}
          steps={[]}
          onPickAnother={() => actor.send({ type: 'checkout.restart' })}
        />
      );
    case 'open':
      return (
        <>
          <TripDraftNotices />
          <OpenTrip />
        </>
      );
  }
}

function OpenTrip() {
  const checkout = useTripCheckout();
  // The list disappears with the last part, and returns with it.
  const list = useFocusAfter(useTripDraftSelector(({ context }) => context.removed));
  return checkout ? <OpenTripCheckout checkout={checkout} list={list} /> : <NoCheckout list={list} />;
}

function NoCheckout({ list }: Pick<TripPartsProps, 'list'>) {
  const parts = useTripParts(list, 'gone');
  return <TripCheckoutScreen parts={parts} terms={null} content={{ state: 'loading' }} />;
}

/**
 * The buttons for removing and restoring a part disappear when they are pressed: the focus moves to "Undo",
 * to the part, or to the list. It is outside of React, hence the effect.
 */
function useFocusAfter(removed: PartRemoval | null): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(removed);
  useEffect(() => {
    const last = before.current;
    before.current = removed;
    if (removed === last) return;
    const selector = removed ? '[data-undo]' : `[data-part="${CSS.escape(last?.part.id ?? '')}"]`;
    (list.current?.querySelector<HTMLElement>(selector) ?? list.current)?.focus();
  }, [removed]);
  return list;
}

/**
 * The checkout of the trip is open while its page is shown. The chart is outside of React, hence the effect.
 */
function useOpenTripCheckout(): void {
  const { actor } = useTripDraft();
  useEffect(() => {
    actor.send({ type: 'checkout.open' });
    return () => actor.send({ type: 'checkout.close' });
  }, [actor]);
}
