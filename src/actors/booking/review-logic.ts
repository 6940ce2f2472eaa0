import { type ActorRefFrom, fromPromise } from 'xstate';
import { changeReviewMachine } from '#machines/change-review/change-review-machine.ts';
import type { ChangeInput, QuoteInput, QuoteOutcome } from '#machines/change-review/change-review-setup.ts';
import type { SavedChange } from '#machines/checkout/sent-request.ts';
import type { Api } from '../../api/client.ts';
import { requestQuote } from './request-quote.ts';
import { saveActor, sendingLogic } from './send-request.ts';
import { waitUntilActor } from './wait-until.ts';

export type ReviewActor = ActorRefFrom<typeof changeReviewMachine>;

export interface ReviewPorts {
  api: Api;
  /** Saves a change where a reload finds it, before it is sent. */
  saveChange: (change: SavedChange, input: ChangeInput) => Promise<void>;
}

/** The chart of the review of a change. */
export function reviewLogic({ api, saveChange }: ReviewPorts) {
  return changeReviewMachine.provide({
    actors: {
      askQuote: fromPromise<QuoteOutcome, QuoteInput>(({ input, signal }) =>
        requestQuote(api, input, signal),
      ),
      saveChange: saveActor(saveChange),
      sending: sendingLogic(api),
      waitUntil: waitUntilActor(api.clock),
    },
  });
}
