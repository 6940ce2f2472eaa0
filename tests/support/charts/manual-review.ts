import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { SavedChange } from '#machines/change-review/change-review-draft.ts';
import type { ReviewEvent, ReviewReport } from '#machines/change-review/change-review-events.ts';
import { changeReviewMachine } from '#machines/change-review/change-review-machine.ts';
import {
  type ReviewSnapshot,
  selectReviewDraft,
  selectReviewState,
} from '#machines/change-review/change-review-selectors.ts';
import type {
  ChangeInput,
  QuoteInput,
  QuoteOutcome,
  SendInput,
  SubmitOutcome,
} from '#machines/change-review/change-review-setup.ts';
import { CHANGED_STAY } from '../change-target.ts';
import { partOf, roomQuote } from '../hotel-booking-examples.ts';

/** A review whose calls are answered by hand, with a clock that is moved by hand. */
export function createManualReview(saved: unknown = null, part: CheckoutPart | null = partOf(roomQuote())) {
  const asked: string[] = [];
  const reports: ReviewReport[] = [];
  const quotes: QuoteInput[] = [];
  const savedChanges: ChangeInput[] = [];
  const sent: SavedChange[] = [];
  const open = new Map<string, PromiseWithResolvers<unknown>>();
  const clock = new SimulatedClock();

  function ask<Answer>(name: string): Promise<Answer> {
    asked.push(name);
    const answer = Promise.withResolvers<unknown>();
    open.set(name, answer);
    // Each test answers a slot with what the slot is declared to answer.
    return answer.promise as Promise<Answer>;
  }

  const actor = createActor(
    changeReviewMachine.provide({
      actors: {
        askQuote: fromPromise<QuoteOutcome, QuoteInput>(({ input }) => {
          quotes.push(input);
          return ask('askQuote');
        }),
        saveChange: fromPromise<SavedChange, ChangeInput>(({ input }) => {
          savedChanges.push(input);
          return ask('saveChange');
        }),
        sendChange: fromPromise<SubmitOutcome, SendInput>(({ input: { change } }) => {
          sent.push(change);
          return ask('sendChange');
        }),
        waitUntil: fromPromise<void, { instant: string | null }>(() => ask('waitUntil')),
      },
    }),
    {
      clock,
      input: {
        booking: createReportCollector(reports),
        changes: CHANGED_STAY,
        part,
        saved,
      },
    },
  ).start();

  const select = <Value>(selector: (snapshot: ReviewSnapshot) => Value) => selector(actor.getSnapshot());
  return {
    asked,
    quotes,
    savedChanges,
    sent,
    reports,
    clock,
    select,
    send: (event: ReviewEvent) => actor.send(event),
    state: () => select(selectReviewState),
    draft: () => select(selectReviewDraft),
    context: () => actor.getSnapshot().context,
    answer: (name: string, output?: unknown) => settle(() => open.get(name)?.resolve(output)),
    fail: (name: string) => settle(() => open.get(name)?.reject(new Error('Network Error'))),
  };
}

/** Stands for the booking, which only listens. */
function createReportCollector(reports: ReviewReport[]) {
  const booking = fromCallback<ReviewReport>(({ receive }) => {
    receive((report) => reports.push(report));
  });
  return createActor(booking).start();
}

async function settle(answer: () => void): Promise<void> {
  answer();
  await new Promise((resolve) => setImmediate(resolve));
}
