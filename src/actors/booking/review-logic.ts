import { type ActorRefFrom, fromPromise } from 'xstate';
import { changeReviewMachine } from '#machines/change-review/change-review-machine.ts';
import type { ChangeInput, QuoteInput, QuoteOutcome } from '#machines/change-review/change-review-setup.ts';
import type { CheckoutPorts } from './checkout-logic.ts';
import { saveActor, sendingLogic } from './send-request.ts';
import { waitUntilActor } from './wait-until.ts';

export type ReviewActor = ActorRefFrom<typeof changeReviewMachine>;

export function reviewLogic({ api, saveCheckout }: CheckoutPorts) {
  return changeReviewMachine.provide({
    actors: {
      // It knows every kind of offer, and few flows end with a change.
      askQuote: fromPromise<QuoteOutcome, QuoteInput>(async ({ input, signal }) => {
        const { requestQuote } = await import('./request-quote.ts');
        return await requestQuote(api, input, signal);
      }),
      saveChange: saveActor<ChangeInput>((change, { info }) => saveCheckout({ info, change })),
      sending: sendingLogic(api),
      waitUntil: waitUntilActor(api.clock),
    },
  });
}
