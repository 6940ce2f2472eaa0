import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { RateOutcome } from '#domain/hotel-booking/hotel-choice.ts';
import { hotelBookingMachine } from '#machines/hotel-booking/hotel-booking-machine.ts';
import { selectDraft } from '#machines/hotel-booking/hotel-booking-selectors.ts';
import type { DraftOutcome, PricingInput } from '#machines/hotel-booking/hotel-booking-setup.ts';
import { fromDraft } from '#machines/hotel-booking/hotel-draft.ts';
import type { HotelStep } from '#machines/hotel-booking/hotel-steps.ts';
import type { Api } from '../api/client.ts';
import { loadDraft } from '../api/draft-requests.ts';
import { createHotelResultsStore, type HotelResultsStore } from '../api/hotel-results-store.ts';
import { createHotelDraftKeeper, type HotelDraftKeeper } from './hotel-draft-keeper.ts';
import { priceRate } from './price-rate.ts';
import { searchHotelsActor } from './search-hotels.ts';
import { waitUntilActor } from './wait-until.ts';

export type HotelBookingActor = ActorRefFrom<typeof hotelBookingMachine>;

/** The booking of a hotel, what it has found, and what is kept of it. */
export interface HotelBooking {
  actor: HotelBookingActor;
  results: HotelResultsStore;
  drafts: HotelDraftKeeper;
  /** When the draft that it went on with was kept; null when there was none. */
  resumedFrom: () => string | null;
  stop: () => void;
}

export function startHotelBooking(api: Api, step: HotelStep): HotelBooking {
  const results = createHotelResultsStore();
  const drafts = createHotelDraftKeeper(api);
  let resumedFrom: string | null = null;
  const machine = hotelBookingMachine.provide({
    actors: {
      loadDraft: fromPromise<DraftOutcome>(async () => {
        const kept = await loadDraft(api, 'hotel');
        if (!kept) return { type: 'none' };
        resumedFrom = kept.savedAt;
        return fromDraft(kept.snapshot, kept.chartVersion);
      }),
      searchHotels: searchHotelsActor(api, results),
      priceRate: fromPromise<RateOutcome, PricingInput>(({ input, signal }) => priceRate(api, input, signal)),
      waitUntil: waitUntilActor(api.clock),
    },
    actions: {
      forgetDraft: () => {
        resumedFrom = null;
        drafts.forget();
      },
    },
  });
  const actor = createActor(machine, { input: { step } });
  actor.subscribe((snapshot) => {
    const draft = selectDraft(snapshot);
    if (draft) drafts.keep(draft);
  });
  actor.start();
  return {
    ...{ actor, results, drafts, resumedFrom: () => resumedFrom },
    stop: () => {
      drafts.flush();
      actor.stop();
    },
  };
}
