import { type ActorRefFrom, fromPromise } from 'xstate';
import type { SavedChange } from '#machines/change-review/change-review-draft.ts';
import { changeReviewMachine } from '#machines/change-review/change-review-machine.ts';
import type {
  ChangeInput,
  QuoteInput,
  QuoteOutcome,
  SendInput,
  SubmitOutcome,
} from '#machines/change-review/change-review-setup.ts';
import type { Api } from '../../api/client.ts';
import { newKey } from './new-key.ts';
import { requestQuote } from './request-quote.ts';
import { sendChange } from './send-change.ts';
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
      saveChange: fromPromise<SavedChange, ChangeInput>(async ({ input }) => {
        const change = { key: newKey(), request: input.request };
        await saveChange(change, input);
        return change;
      }),
      sendChange: fromPromise<SubmitOutcome, SendInput>(({ input }) => sendChange(api, input)),
      waitUntil: waitUntilActor(api.clock),
    },
  });
}
