import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { waitFor } from 'xstate';
import { earlierChoice } from '#domain/booking/choice-of-part.ts';
import type { EarlierChoice } from '#domain/booking/earlier-choice.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import { infoOfTrip } from '#domain/checkout/info-of-trip.ts';
import type { SupplierPart, Trip } from '#domain/contract.ts';
import { criteriaOfPart, type KindCriteria } from '#domain/trip-draft/criteria-of-part.ts';
import type { ReplacementTarget } from '#machines/booking/booking-context.ts';
import type { PartAddition } from '#machines/booking/booking-setup.ts';
import { isTripChangedElsewhere, selectTripStage } from '#machines/trip-draft/trip-draft-selectors.ts';
import type { TripDraftActor } from '../../actors/trip-draft/start-trip-draft.ts';
import type { TripDraftSource } from '../../actors/trip-draft/TripDraftProvider.tsx';
import { useTripDraftSource } from '../../actors/trip-draft/trip-draft-hooks.ts';
import type { LookupContext } from '../../booking/kinds/next-kind.ts';
import { paths } from '../../components/paths.ts';
import type { AddingProps, AddingState } from './adding/adding.ts';

interface FlowSearch {
  search: KindCriteria;
  replaces: ReplacementTarget | null;
  earlier?: EarlierChoice;
  chosen?: CheckoutPart;
}

interface Adding {
  adding: AddingProps;
  onChooseAnother: (part: SupplierPart) => void;
  onReplace: (part: SupplierPart, chosen: CheckoutPart) => void;
}

const CLOSED = { state: 'closed' } as const;

/**
 * Lets the draft trip extend a trip and starts the flow of its next part; asks what to do with the parts
 * already in the draft.
 */
export function useAdding(trip: Trip): Adding {
  const source = useTripDraftSource();
  const navigate = useNavigate();
  const { api, config } = useRouter().options.context;
  const [target, setTarget] = useState<FlowSearch | null>(null);
  const [adding, setAdding] = useState<AddingState>(CLOSED);

  async function addNext(kind: SupplierPart['kind']): Promise<void> {
    setAdding({ state: 'loading' });
    try {
      await ask({ search: await proposeSearch(kind, trip, { api, config }), replaces: null });
    } catch {
      setAdding({ state: 'failed', onRetry: () => void addNext(kind) });
    }
  }

  async function ask(what: FlowSearch): Promise<void> {
    const loading: AddingState = { state: 'loading' };
    setTarget(what);
    setAdding(loading);
    const actor = await openDraft(source);
    if (!actor) {
      setAdding((now) => (now === loading ? { state: 'failed', onRetry: () => void ask(what) } : now));
      return;
    }
    const { parts, extended, ordering } = actor.getSnapshot().context;
    if (ordering) setAdding({ state: 'ordering' });
    else if (parts.length === 0 || extended?.tripId === trip._id) begin(actor, what);
    else {
      const itineraryRefId = extended?.itineraryRefId ?? null;
      setAdding({ state: 'asking', parts: parts.length, itineraryRefId });
    }
  }

  function begin(actor: TripDraftActor, what: FlowSearch): void {
    const { search, replaces, earlier, chosen } = what;
    extendTrip(actor, trip);
    if (chosen) return void addChosen({ part: chosen, replaces, earlier: earlier?.info }, what);
    source.flowStarts.start(search.kind, { criteria: search.criteria, replaces, earlier });
    setAdding(CLOSED);
    void navigate({ href: paths.flows[search.kind] });
  }

  async function addChosen(added: PartAddition, what: FlowSearch): Promise<void> {
    try {
      const draft = await source.started;
      await draft.add(added);
      setAdding(CLOSED);
      void navigate({ href: paths.tripCheckout });
    } catch {
      setAdding({ state: 'failed', onRetry: () => void ask(what) });
    }
  }

  function replace(part: SupplierPart, chosen?: CheckoutPart): void {
    const { travelers, bookingInfo } = trip;
    const search = criteriaOfPart(part, { purpose: bookingInfo.purpose, travelers });
    const earlier = earlierChoice(part, bookingInfo);
    void ask({ search, replaces: { tripPart: part._id }, earlier, chosen });
  }

  return {
    adding: {
      adding,
      onAdd: (kind) => void addNext(kind),
      onAddThemToo: () => {
        const actor = source.now?.actor;
        if (actor && target) begin(actor, target);
      },
      onDiscardThem: () => {
        const actor = source.now?.actor;
        if (!actor || !target) return;
        actor.send({ type: 'trip.discard' });
        begin(actor, target);
      },
      onLeaveAdding: () => setAdding(CLOSED),
    },
    onChooseAnother: (part) => replace(part),
    onReplace: replace,
  };
}

async function proposeSearch(
  kind: SupplierPart['kind'],
  trip: Trip,
  context: LookupContext,
): Promise<KindCriteria> {
  // They know every kind of part, and are rarely needed.
  const [{ nextPartOfTrip }, { resolveNextPart }] = await Promise.all([
    import('#domain/trip-draft/next-part-of-trip.ts'),
    import('../../booking/resolve-next-part.ts'),
  ]);
  return await resolveNextPart(nextPartOfTrip(kind, trip), context);
}

/** The part is added to the version that others have changed; null when the draft can't be loaded. */
async function openDraft(source: TripDraftSource): Promise<TripDraftActor | null> {
  const started = await source.started.catch(() => null);
  if (!started) return null;
  const { actor } = started;
  const stage = selectTripStage(actor.getSnapshot());
  if (stage === 'resumeFailed') actor.send({ type: 'draft.retry' });
  if (stage === 'booked') actor.send({ type: 'checkout.close' });
  if (isTripChangedElsewhere(actor.getSnapshot())) actor.send({ type: 'draft.takeOver' });
  const opened = await waitFor(actor, (one) => one.matches('open') || one.matches('resumeFailed'));
  return opened.matches('open') ? actor : null;
}

function extendTrip(actor: TripDraftActor, trip: Trip): void {
  const { _id: tripId, itineraryRefId, title, bookingInfo } = trip;
  if (actor.getSnapshot().context.extended?.tripId !== tripId) {
    const info = infoOfTrip(bookingInfo);
    actor.send({ type: 'trip.extend', trip: { tripId, itineraryRefId, title }, info });
  }
}
