import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { FlowTypes, OfferOutcome, PricingInput } from '#domain/booking/flow-types.ts';
import { draftToSave, readDraft } from '#machines/booking/booking-draft.ts';
import type { BookingEvent } from '#machines/booking/booking-events.ts';
import { type BookingSnapshot, selectDraft } from '#machines/booking/booking-selectors.ts';
import type { DraftOutcome, PartAddition } from '#machines/booking/booking-setup.ts';
import type { BookingChart } from '#machines/booking/create-booking-chart.ts';
import type { FlowDescription } from '#machines/booking/flow-description.ts';
import type { Api } from '../../api/client.ts';
import { createResultsStore, type ResultsStore } from '../../api/results-store.ts';
import { chartInspector } from '../inspect-charts.ts';
import type { FlowStart } from '../trip-draft/flow-starts.ts';
import type { BookingPorts, ResultsLine } from './booking-ports.ts';
import { checkoutLogic } from './checkout-logic.ts';
import { createDraftAutosave, isOrdered, sentRequest } from './draft-autosave.ts';
import { reviewLogic } from './review-logic.ts';
import { searchActor } from './search-actor.ts';
import { createSortMemory } from './sort-memory.ts';
import { waitUntilActor } from './wait-until.ts';

type AnyBookingActor = ActorRefFrom<BookingChart>;

export type BookingActor<Flow extends FlowTypes = FlowTypes> = Omit<
  AnyBookingActor,
  'send' | 'getSnapshot'
> & {
  send: (event: BookingEvent<Flow>) => void;
  getSnapshot: () => BookingSnapshot<Flow>;
};

export interface Booking<Flow extends FlowTypes = FlowTypes, List = unknown> {
  flow: FlowDescription<Flow>;
  actor: BookingActor<Flow>;
  results: Pick<ResultsStore<never, List>, 'get' | 'subscribe' | 'showNew'>;
  resumedFrom: () => string | null;
  chooseSort: (sort: Flow['list']['sort']) => void;
  giveUp: () => void;
  stop: () => void;
}

interface BookingOptions {
  step: string;
  /** The user and their company; their other tabs share the draft. */
  owner: string;
  tab: string;
  trip: FlowTrip;
  /** Whether the page was loaded here, which continues a change; a link to the flow does not. */
  isReloaded?: boolean;
}

export interface FlowTrip {
  add: (added: PartAddition) => Promise<void>;
  /** The start values of the flow; null when it was opened directly, or has already used them. */
  takeStart: () => FlowStart | null;
}

export function startBooking<Flow extends FlowTypes, Results extends ResultsLine, List>(
  api: Api,
  flowPorts: BookingPorts<Flow, Results, List>,
  { step, owner, tab, trip, isReloaded = false }: BookingOptions,
): Booking<Flow, List> {
  const { kind, flow, chart, merge, countNew } = flowPorts;
  const results = createResultsStore<Results, List>({ merge, countNew });
  const ports: BookingPorts = flowPorts;
  const drafts = createDraftAutosave({
    api,
    kind,
    chartVersion: flow.chartVersion,
    owner,
    tab,
    onChangedElsewhere: ({ ordering }) => {
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'draft.changedElsewhere', ordering });
    },
  });
  const sorts = createSortMemory(owner, kind);
  let resumedFrom: string | null = null;
  let enteredElsewhere: FlowStart['criteria'] | null = null;
  /** Whether a change that was found is to be continued: later loads follow a person's decision. */
  let isAsked = isReloaded;
  const actor = createActor(
    chart.provide({
      actors: {
        loadDraft: fromPromise<DraftOutcome>(async ({ signal }) => {
          const stored = await drafts.load();
          signal.throwIfAborted();
          const start = trip.takeStart();
          if (start?.searchesAtOnce) enteredElsewhere = start.criteria;
          const isSearchedAgain = start?.searchesAtOnce === true && stored !== null && isNew(stored.snapshot);
          // Only an order in progress takes precedence.
          if (start && !isSearchedAgain && !(stored && isOrdered(stored))) {
            return readDraft(ports.flow, draftOfStart(start), flow.chartVersion);
          }
          if (!stored) return { type: 'none' };
          const isLeftChange = !isOrdered(stored) && isUnorderedChange(stored.snapshot) && !isAsked;
          isAsked = true;
          if (isLeftChange) {
            drafts.remove();
            return { type: 'none' };
          }
          resumedFrom = stored.savedAt;
          const reading = readDraft(ports.flow, stored.snapshot, stored.chartVersion, sentRequest(stored));
          if (reading.type === 'found' && reading.losses.length === 0) drafts.markSaved(reading.draft);
          if (reading.type === 'found') sorts.restore(reading.draft.list.sort);
          return reading;
        }),
        searchOffers: searchActor(api, ports, results as ResultsStore<ResultsLine, unknown>),
        priceOffer: fromPromise<OfferOutcome, PricingInput>(({ input, signal }) =>
          ports.price(api, input, signal),
        ),
        addToTrip: fromPromise<void, PartAddition>(({ input }) => trip.add(input)),
        waitUntil: waitUntilActor(api.clock),
        checkout: checkoutLogic({ api, saveCheckout }),
        review: reviewLogic({ api, saveCheckout }),
      },
      actions: {
        discardDraft: () => {
          resumedFrom = null;
          drafts.remove();
        },
        overwriteDraft: ({ context }) => drafts.overwrite(draftToSave(context)),
      },
    }),
    { input: { step }, inspect: chartInspector() },
  );

  async function saveCheckout(checkout: object): Promise<void> {
    actor.send({ type: 'checkout.save', checkout, ordering: true });
    const draft = selectDraft(actor.getSnapshot());
    if (draft) await drafts.saveNow(draft);
  }

  let sorted = 0;

  function sortNewList({ context: { list, search } }: BookingSnapshot): void {
    if (search.number === sorted) return;
    sorted = search.number;
    const sort = sorts.recall();
    if (sort !== undefined && list === flow.defaultList) actor.send({ type: 'list.sort', sort });
  }

  actor.subscribe((snapshot) => {
    sortNewList(snapshot);
    const draft = selectDraft(snapshot);
    if (draft) drafts.save(draft);
  });
  // What a search drops can be restored, so that the draft comes first.
  actor.subscribe((snapshot) => {
    if (!enteredElsewhere || !snapshot.matches('open')) return;
    const criteria = enteredElsewhere;
    enteredElsewhere = null;
    actor.send({ type: 'criteria.submit', criteria });
  });
  actor.start();
  return {
    flow,
    // The chart returns only values that this flow has put into it.
    actor: actor as unknown as BookingActor<Flow>,
    results,
    resumedFrom: () => resumedFrom,
    chooseSort: (sort) => {
      sorts.remember(sort);
      actor.send({ type: 'list.sort', sort });
    },
    giveUp: () => {
      actor.stop();
      drafts.remove();
    },
    stop: () => {
      const draft = selectDraft(actor.getSnapshot());
      // Leaving a change ends it; one that may have been sent has to be looked up.
      if (draft && isUnorderedChange(draft)) drafts.remove();
      drafts.stop();
      actor.stop();
    },
  };
}

const isNew = ({ changes, replaces }: { changes?: unknown; replaces?: unknown }): boolean =>
  (changes ?? null) === null && (replaces ?? null) === null;

const isUnorderedChange = ({ changes, ordering }: { changes?: unknown; ordering?: unknown }): boolean =>
  (changes ?? null) !== null && ordering !== true;

function draftOfStart({ chosen, criteria, ...start }: FlowStart): object {
  if (!chosen) return { ...start, criteria: null, written: criteria };
  const { accepted: agreed, ...choice } = chosen;
  return { ...start, ...choice, agreed, criteria };
}
