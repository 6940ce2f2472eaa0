import { assign, fromCallback, fromPromise, raise, sendTo, setup, stateIn } from 'xstate';
import type { EarlierChoice } from '#domain/booking/earlier-choice.ts';
import type { OfferOutcome, PricingInput } from '#domain/booking/flow-types.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { BookedTrip } from '#domain/checkout/trip-snapshot.ts';
import type { ChangeSubmission } from '#domain/part-change/part-change.ts';
import type { changeReviewMachine } from '../change-review/change-review-machine.ts';
import {
  hostActors,
  hostGuards,
  notProvided,
  type OrderRefusal,
  toCheckout,
  toOrderElsewhere,
} from '../checkout/checkout-host.ts';
import * as after from './booking-changes.ts';
import {
  type BookingContext,
  type ContinueTarget,
  freshBooking,
  type ReplacementTarget,
} from './booking-context.ts';
import type { DraftReading } from './booking-draft.ts';
import type { BookingEvent, SearchEvent } from './booking-events.ts';
import { lastChoiceStep, stepToOpen, stepWith } from './booking-steps.ts';
import type { FlowDescription, StepRole } from './flow-description.ts';

export interface SearchInput {
  number: number;
  criteria: NonNullable<BookingContext['criteria']>;
  changes: BookingContext['changes'];
}

export interface PartAddition {
  part: CheckoutPart;
  replaces: ReplacementTarget | null;
  earlier?: EarlierChoice['info'];
}

export type DraftOutcome = { type: 'none' } | DraftReading;

type SearchFact<Type extends SearchEvent['type']> = Extract<SearchEvent, { type: Type }>;
type Choices<Name extends keyof BookingContext> = { [Key in Name]: NonNullable<BookingContext[Key]> };

export function setUpBooking(flow: FlowDescription) {
  return setup({
    types: {
      context: {} as BookingContext,
      events: {} as BookingEvent,
      input: {} as { step: string },
      children: {} as { checkout: 'checkout'; review: 'review' },
      tags: {} as 'busy' | 'recoverable' | 'settled',
    },
    actors: {
      loadDraft: fromPromise<DraftOutcome>(notProvided('loadDraft')),
      searchOffers: fromCallback<BookingEvent, SearchInput>(() => {
        throw new Error('The actor searchOffers is not provided');
      }),
      priceOffer: fromPromise<OfferOutcome, PricingInput>(notProvided('priceOffer')),
      /** Done when the draft trip has been saved with the part; adding the same part again has no effect. */
      addToTrip: fromPromise<void, PartAddition>(notProvided('addToTrip')),
      ...hostActors,
      review: fromPromise(notProvided('review')) as unknown as typeof changeReviewMachine,
    },
    actions: {
      setCheckout: assign(toCheckout),
      setOrderElsewhere: assign(toOrderElsewhere),
      raiseExpired: raise({ type: 'offer.expired' }),
      discardDraft: () => {},
      overwriteDraft: () => {},
      resume: assign((_, outcome: DraftOutcome) => after.resumeDraft(outcome)),
      startOver: assign(({ context }) => freshBooking(flow, stepWith(flow, 'search'), context.search.number)),
      clearBooking: assign(({ context }) =>
        freshBooking(flow, stepWith(flow, 'checkout'), context.search.number),
      ),
      setRequestedStep: assign((_, { step }: { step: string }) => ({ requestedStep: step })),
      setWritten: assign((_, { criteria }: Choices<'criteria'>) => ({ written: criteria })),
      startSearch: assign(({ context }, { criteria }: Choices<'criteria'>) =>
        after.newSearch(context, criteria, flow.defaultList),
      ),
      beginSearch: assign(({ context }) => after.nextSearch(context)),
      addArrival: assign(({ context: { search } }, arrival: SearchFact<'results.arrived'>) => ({
        search: after.withArrival(search, arrival),
      })),
      addFailedSource: assign(({ context: { search } }, { source }: SearchFact<'source.failed'>) => ({
        search: { ...search, failedSources: [...search.failedSources, source] },
      })),
      setSearchEnd: assign(({ context: { search } }, { end }: SearchFact<'search.ended'>) => ({
        search: { ...search, end },
      })),
      setRefusal: assign(({ context: { search } }, { code }: SearchFact<'search.refused'>) => ({
        search: { ...search, refusal: code },
      })),
      changeList: assign(({ context }, change: Partial<BookingContext['list']>) => ({
        list: { ...context.list, ...change },
      })),
      chooseResult: assign(({ context }, { result }: Choices<'result'>) =>
        after.otherResult(context, result),
      ),
      chooseOffer: assign(({ context }, { offer }: Choices<'offer'>) => after.otherOffer(context, offer)),
      setContinueTo: assign((_, { continueTo = 'checkout' }: { continueTo?: ContinueTarget }) => ({
        continueTo,
      })),
      setWrittenExtras: assign((_, { extras }: { extras: unknown }) => ({ writtenExtras: extras })),
      chooseExtras: assign(({ context: { accepted } }, { extras }: { extras: unknown }) => ({
        extras,
        writtenExtras: null,
        offer: accepted && flow.toOffer(accepted),
        proposal: null,
        proposedExtras: null,
      })),
      reviewExtras: assign((_, { extras }: { extras: unknown }) => after.reviewExtras(extras)),
      propose: assign((_, outcome: OfferOutcome) => ({
        proposal: pricedOf(outcome),
        proposedExtras: extrasOf(outcome),
      })),
      acceptProposal: assign(({ context }) => ({
        ...after.acceptPrice(context, context.proposal, flow),
        extras: context.proposedExtras ?? context.extras,
      })),
      accept: assign(({ context }, outcome: OfferOutcome) => ({
        ...after.acceptPrice(context, pricedOf(outcome), flow),
        extras: extrasOf(outcome) ?? context.extras,
      })),
      renewOffer: assign(({ context }, { parts: [part] }: { parts: readonly CheckoutPart[] }) =>
        part ? { ...after.acceptPrice(context, part.priced, flow), extras: part.extras } : {},
      ),
      markGone: assign(({ context: { gone, offer, accepted } }) => {
        const lost = offer ?? (accepted && flow.toOffer(accepted));
        return lost ? { gone: [...gone.filter(({ offer: one }) => one !== lost.offer), lost] } : {};
      }),
      dropOffer: assign(after.NO_OFFER),
      restoreChoice: assign(({ context }) => after.restoreDropped(context)),
      clearDropped: assign({ dropped: null }),
      setTrip: assign((_, { trip }: { trip: BookedTrip }) => ({ trip, dropped: null, ordering: false })),
      setOrderRefused: assign(({ context }, refusal: OrderRefusal) => ({
        requestedStep: stepWith(flow, 'checkout'),
        ...after.endRefusedOrder(context, refusal),
      })),
      setChange: assign((_, { change }: { change: ChangeSubmission }) => ({
        change,
        dropped: null,
        ordering: false,
      })),
      reopenChoice: assign({ requestedStep: lastChoiceStep(flow) }),
      reopen: raise(({ context }) => ({
        type: 'step.open' as const,
        step: stepWith(flow, context.dropped ? MADE_AT[context.dropped.because] : 'search'),
      })),
      raiseAccepted: raise({ type: 'offer.accepted' }),
      renewChoice: sendTo(({ context }) => (context.changes ? 'review' : 'checkout'), {
        type: 'choice.renew',
      }),
    },
    guards: {
      ...hostGuards,
      isStepToOpen: ({ context }, { requested, step }: { requested: string; step: string }) =>
        stepToOpen(flow, context, requested) === step,
      isInitialStep: ({ context }, { step }: { step: string }) =>
        stepToOpen(flow, context, context.requestedStep) === step,
      isOtherResult: ({ context }, { result }: Choices<'result'>) => result.id !== context.result?.id,
      isForTrip: ({ context: { continueTo, changes } }) => continueTo !== 'checkout' && changes === null,
      isPartChange: ({ context }) => context.changes !== null,
      hasOffer: ({ context }) => context.offer !== null,
      hasAccepted: ({ context }) => context.accepted !== null,
      /** The extras are shown before the checkout, because they are to be seen or were not finished. */
      areExtrasNext: ({ context: { extras, writtenExtras, continueTo } }) =>
        extras === null || writtenExtras !== null || continueTo === 'extras',
      isAccepted: ({ context: { accepted } }, { offer }: Choices<'offer'>) =>
        accepted !== null &&
        flow.toOffer(accepted).price.amount === offer.price.amount &&
        flow.isSameOffer(accepted, offer),
      canRestore: ({ context }) => context.dropped !== null && !context.ordering,
      canRestoreSearch: ({ context }) => context.dropped?.because === 'newSearch' && !context.ordering,
      allFailed: ({ context: { search } }) =>
        search.failedSources.length > 0 && Object.keys(search.arrived).length === 0,
      someFailed: ({ context: { search } }) => search.failedSources.length > 0,
      hasNoResults: (_, { end }: SearchFact<'search.ended'>) => end.results === 0,
      isOfferOutcome: (_, { outcome, type }: { outcome: OfferOutcome; type: OfferOutcome['type'] }) =>
        outcome.type === type,
    },
  });
}

export type BookingSetup = ReturnType<typeof setUpBooking>;

const MADE_AT = { newSearch: 'search', otherResult: 'list', otherOffer: 'offer' } as const;

export function isAtStepWith(flow: FlowDescription, role: StepRole) {
  return stateIn({ open: { step: stepWith(flow, role) } });
}

function pricedOf(outcome: OfferOutcome): NonNullable<BookingContext['accepted']> {
  if (!('priced' in outcome)) throw new Error(`There is no price in the outcome ${outcome.type}`);
  return outcome.priced;
}

function extrasOf(outcome: OfferOutcome): unknown {
  return 'extras' in outcome ? (outcome.extras ?? null) : null;
}

export function chosenPart(
  flow: FlowDescription,
  { criteria, result, accepted, extras }: Pick<BookingContext, 'criteria' | 'result' | 'accepted' | 'extras'>,
): CheckoutPart {
  return flow.toPart({
    criteria: requireValue(criteria, 'search'),
    result: requireValue(result, 'result'),
    accepted: requireValue(accepted, 'price'),
    extras,
  });
}

export function orderedParts(
  flow: FlowDescription,
  chosen: Parameters<typeof chosenPart>[1],
): readonly CheckoutPart[] {
  return chosen.criteria && chosen.result && chosen.accepted ? [chosenPart(flow, chosen)] : [];
}

export function requireValue<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`There is no ${name}`);
  return value;
}
