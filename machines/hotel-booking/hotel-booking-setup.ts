import { assign, fromCallback, fromPromise, raise, setup } from 'xstate';
import type { ChosenHotel, ChosenRate, PricedRate, RateOutcome } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { isSameRate } from '#domain/hotel-booking/same-rate.ts';
import * as after from './hotel-booking-changes.ts';
import { freshBooking, type HotelBookingContext } from './hotel-booking-context.ts';
import type { HotelBookingEvent, SearchEvent } from './hotel-booking-events.ts';
import type { DraftReading } from './hotel-draft.ts';
import { type HotelStep, stepToOpen } from './hotel-steps.ts';

export interface SearchInput {
  /** Under which the results are kept. */
  number: number;
  criteria: HotelCriteria;
}

export interface PricingInput {
  criteria: HotelCriteria;
  hotel: ChosenHotel;
  rate: ChosenRate;
}

export type DraftOutcome = { type: 'none' } | DraftReading;

type SearchFact<Type extends SearchEvent['type']> = Extract<SearchEvent, { type: Type }>;

function notProvided(slot: string): () => Promise<never> {
  return () => Promise.reject(new Error(`The actor ${slot} is not provided`));
}

/** What the chart of the booking of a hotel is made of. */
export const hotelBookingSetup = setup({
  types: {
    context: {} as HotelBookingContext,
    events: {} as HotelBookingEvent,
    /** The step that the address names. */
    input: {} as { step: HotelStep },
    tags: {} as 'busy' | 'recoverable' | 'settled',
  },
  actors: {
    loadDraft: fromPromise<DraftOutcome>(notProvided('loadDraft')),
    searchHotels: fromCallback<HotelBookingEvent, SearchInput>(() => {
      throw new Error('The actor searchHotels is not provided');
    }),
    priceRate: fromPromise<RateOutcome, PricingInput>(notProvided('priceRate')),
    /** Is done when the time has come; never when there is none. */
    waitUntil: fromPromise<void, { instant: string | null }>(notProvided('waitUntil')),
  },
  actions: {
    resume: assign((_, outcome: DraftOutcome) => after.resuming(outcome)),
    startAnew: assign(({ context }) => freshBooking('search', context.search.number)),
    keepWantedStep: assign((_, { step }: { step: HotelStep }) => ({ wantedStep: step })),
    keepWritten: assign((_, { criteria }: { criteria: HotelCriteria }) => ({ written: criteria })),
    startSearch: assign(({ context }, { criteria }: { criteria: HotelCriteria }) =>
      after.newSearch(context, criteria),
    ),
    beginSearch: assign(({ context }) => after.searchBegan(context)),
    keepArrival: assign(({ context: { search } }, arrival: SearchFact<'results.arrived'>) => ({
      search: after.arrival(search, arrival),
    })),
    keepFailure: assign(({ context: { search } }, { source }: SearchFact<'source.failed'>) => ({
      search: { ...search, failedSources: [...search.failedSources, source] },
    })),
    keepEnd: assign(({ context: { search } }, { end }: SearchFact<'search.ended'>) => ({
      search: { ...search, end },
    })),
    keepRefusal: assign(({ context: { search } }, { code }: SearchFact<'search.refused'>) => ({
      search: { ...search, refusal: code },
    })),
    changeList: assign(({ context }, change: Partial<HotelBookingContext['list']>) => ({
      list: { ...context.list, ...change },
    })),
    chooseHotel: assign(({ context }, { hotel }: { hotel: ChosenHotel }) => after.otherHotel(context, hotel)),
    chooseRate: assign(({ context }, { rate }: { rate: ChosenRate }) => after.otherRate(context, rate)),
    propose: assign((_, outcome: RateOutcome) => ({ proposal: pricedOf(outcome) })),
    agree: assign((_, { priced }: { priced: PricedRate | null }) => after.agreeing(priced)),
    dropOffer: assign(after.NO_OFFER),
    restoreChoice: assign(({ context }) => after.restoring(context)),
    forgetDropped: assign({ dropped: null }),
    keepCheckout: assign((_, { checkout, ordering }: { checkout: unknown; ordering: boolean }) => ({
      checkout,
      ordering,
    })),
    reopen: raise(({ context }) => ({ type: 'step.open', step: context.dropped?.step ?? 'search' })),
    sayAgreed: raise({ type: 'offer.agreed' }),
    /** Removes the draft from where it is kept. */
    forgetDraft: () => {},
  },
  guards: {
    opens: ({ context }, { wanted, step }: { wanted: HotelStep; step: HotelStep }) =>
      stepToOpen(context, wanted) === step,
    opensAtFirst: ({ context }, { step }: { step: HotelStep }) =>
      stepToOpen(context, context.wantedStep) === step,
    isOtherHotel: ({ context }, { hotel }: { hotel: ChosenHotel }) =>
      hotel.propertyId !== context.hotel?.propertyId,
    hasRate: ({ context }) => context.rate !== null,
    hasAgreed: ({ context }) => context.agreed !== null,
    isAgreed: ({ context: { agreed } }, { rate }: { rate: ChosenRate }) =>
      agreed !== null &&
      isSameRate(agreed.room, rate.room) &&
      agreed.total.asked.amount === rate.price.amount,
    mayRestore: ({ context }) => context.dropped !== null && !context.ordering,
    mayRestoreSearch: ({ context }) => context.dropped?.because === 'newSearch' && !context.ordering,
    isOrdering: ({ context }) => context.ordering,
    endsOrder: (_, { ordering }: { ordering: boolean }) => !ordering,
    allFailed: ({ context: { search } }) =>
      search.failedSources.length > 0 && Object.keys(search.arrived).length === 0,
    someFailed: ({ context: { search } }) => search.failedSources.length > 0,
    foundNothing: (_, { end }: SearchFact<'search.ended'>) => end.results === 0,
    comesTo: (_, { outcome, type }: { outcome: RateOutcome; type: RateOutcome['type'] }) =>
      outcome.type === type,
  },
});

/** What the supplier says now of a rate that can still be bought. */
export function pricedOf(outcome: RateOutcome): PricedRate {
  if (!('priced' in outcome)) throw new Error(`There is no price in the outcome ${outcome.type}`);
  return outcome.priced;
}
