import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import type { PartAddition } from '#machines/booking/booking-setup.ts';
import { readTripDraft, TRIP_DRAFT_VERSION } from '#machines/trip-draft/trip-draft.ts';
import type { DraftPart, TripDraftContext } from '#machines/trip-draft/trip-draft-context.ts';
import { tripDraftMachine } from '#machines/trip-draft/trip-draft-machine.ts';
import {
  isTripChangedElsewhere,
  selectTripDraft,
  selectTripStage,
} from '#machines/trip-draft/trip-draft-selectors.ts';
import type { TripDraftOutcome } from '#machines/trip-draft/trip-draft-setup.ts';
import { type TripDraft, tripDraftToSave } from '#machines/trip-draft/trip-draft-to-save.ts';
import type { Api } from '../../api/client.ts';
import { checkoutLogic } from '../booking/checkout-logic.ts';
import { createDraftAutosave, sentRequest } from '../booking/draft-autosave.ts';
import { waitUntilActor } from '../booking/wait-until.ts';
import { chartInspector } from '../inspect-charts.ts';

export type TripDraftActor = ActorRefFrom<typeof tripDraftMachine>;

export interface TripDraftSession {
  actor: TripDraftActor;
  add: (...added: readonly PartAddition[]) => Promise<void>;
  stop: () => void;
}

interface TripDraftOptions {
  owner: string;
  tab: string;
}

class TripIsOrderedError extends Error {
  override name = 'TripIsOrderedError';
}

export function startTripDraft(api: Api, { owner, tab }: TripDraftOptions): TripDraftSession {
  const drafts = createDraftAutosave<TripDraft>({
    api,
    kind: 'trip',
    chartVersion: TRIP_DRAFT_VERSION,
    owner,
    tab,
    onChangedElsewhere({ ordering, isUnsaved }) {
      actor.send({ type: 'draft.changedElsewhere', ordering });
      // Without local changes there is nothing to choose, so the user is not asked.
      const isQuiet = !isUnsaved && actor.getSnapshot().matches({ open: { checkout: 'closed' } });
      if (isQuiet) actor.send({ type: 'draft.takeOver' });
    },
  });
  /** Whether a stored draft has to be deleted once no part is left. */
  let isSaved = false;

  function removeDraft(): void {
    isSaved = false;
    drafts.remove();
  }

  const actor = createActor(
    tripDraftMachine.provide({
      actors: {
        loadDraft: fromPromise<TripDraftOutcome>(async () => {
          const stored = await drafts.load();
          if (!stored) return { type: 'none' };
          const reading = readTripDraft(stored.snapshot, stored.chartVersion, sentRequest(stored));
          if (reading.type === 'found' && !reading.isPartLost) drafts.markSaved(reading.draft);
          return reading;
        }),
        waitUntil: waitUntilActor(api.clock),
        checkout: checkoutLogic({
          api,
          async saveCheckout(checkout) {
            actor.send({ type: 'checkout.save', checkout, ordering: true });
            await saveNow();
          },
        }),
      },
      actions: {
        discardDraft: removeDraft,
        overwriteDraft: ({ context }) => drafts.overwrite(tripDraftToSave(context)),
      },
    }),
    { inspect: chartInspector() },
  );
  actor.subscribe((snapshot) => {
    const draft = selectTripDraft(snapshot);
    if (draft) drafts.save(draft);
    else if (isSaved && snapshot.matches('open')) removeDraft();
    isSaved = draft !== null;
  });
  actor.start();

  async function saveNow(): Promise<void> {
    const draft = selectTripDraft(actor.getSnapshot());
    if (draft) await drafts.saveNow(draft);
  }

  async function add(added: readonly PartAddition[]): Promise<void> {
    const { parts, ordering } = await openDraft(actor);
    if (ordering) throw new TripIsOrderedError();
    for (const addition of added) addPart(actor, parts, addition);
    await saveNow();
  }

  return {
    actor,
    async add(...added) {
      try {
        await add(added);
      } catch (error) {
        if (!isTripChangedElsewhere(actor.getSnapshot())) throw error;
        // This is known only now: the part is added to the existing ones.
        await add(added);
      }
    },
    stop: () => {
      drafts.stop();
      actor.stop();
    },
  };
}

async function openDraft(actor: TripDraftActor): Promise<TripDraftContext> {
  const snapshot = actor.getSnapshot();
  if (selectTripStage(snapshot) === 'resumeFailed') actor.send({ type: 'draft.retry' });
  if (selectTripStage(snapshot) === 'booked') actor.send({ type: 'checkout.close' });
  // The part is added to the version that others have changed.
  if (isTripChangedElsewhere(snapshot)) actor.send({ type: 'draft.takeOver' });
  const opened = await waitFor(actor, (one) => one.matches('open') || one.matches('resumeFailed'));
  if (opened.matches('resumeFailed')) throw new Error('The draft trip could not be loaded');
  return opened.context;
}

function addPart(
  actor: TripDraftActor,
  parts: readonly DraftPart[],
  { part, replaces, earlier }: PartAddition,
): void {
  const replaced = findReplaced(parts, replaces);
  const replacedPart = tripPartOf(replaces) ?? replaced?.part.replacedPart;
  actor.send({
    type: 'part.add',
    part: { id: part.priced.offer, part: replacedPart ? { ...part, replacedPart } : part, earlier },
    replaces: replaced?.id ?? null,
  });
}

const tripPartOf = (replaces: PartAddition['replaces']): string | null =>
  replaces && 'tripPart' in replaces ? replaces.tripPart : null;

/** The part of the draft that a choice replaces, including an earlier choice for the same part of a trip. */
function findReplaced(
  parts: readonly DraftPart[],
  replaces: PartAddition['replaces'],
): DraftPart | undefined {
  if (!replaces) return undefined;
  return 'draftPart' in replaces
    ? parts.find(({ id }) => id === replaces.draftPart)
    : parts.find(({ part }) => part.replacedPart === replaces.tripPart);
}
