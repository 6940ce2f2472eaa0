import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { ReviewEvent, ReviewReport } from '#machines/change-review/change-review-events.ts';
import { changeReviewMachine } from '#machines/change-review/change-review-machine.ts';
import {
  type ReviewSnapshot,
  selectReviewDraft,
  selectReviewState,
  selectSending,
} from '#machines/change-review/change-review-selectors.ts';
import type { ChangeInput, QuoteInput, QuoteOutcome } from '#machines/change-review/change-review-setup.ts';
import { type SendOutcome, sendingMachine } from '#machines/checkout/sending-machine.ts';
import { isAsking, isUnclear } from '#machines/checkout/sending-selectors.ts';
import type { SavedChange, SentRequest } from '#machines/checkout/sent-request.ts';
import { CHANGED_STAY } from '../change-target.ts';
import { partOf, roomQuote } from '../hotel-booking-examples.ts';

/** A review whose calls are answered by hand, with a clock that is moved by hand. */
export function createManualReview(saved: unknown = null, part: CheckoutPart | null = partOf(roomQuote())) {
  const asked: string[] = [];
  const reports: ReviewReport[] = [];
  const quotes: QuoteInput[] = [];
  const savedChanges: ChangeInput[] = [];
  const sent: Pick<SentRequest, 'key' | 'request'>[] = [];
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
        sending: sendingMachine.provide({
          actors: {
            send: fromPromise<SendOutcome, SentRequest>(({ input: { key, request } }) => {
              sent.push({ key, request });
              return ask('sendChange');
            }),
          },
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
  const sending = () => select(selectSending)?.getSnapshot();
  return {
    asked,
    quotes,
    savedChanges,
    sent,
    reports,
    clock,
    select,
    send: (event: ReviewEvent) => actor.send(event),
    askAgain: () => select(selectSending)?.send({ type: 'sending.askAgain' }),
    /** As it is shown: what is unclear, its sending knows. */
    state() {
      const child = sending();
      return child && isUnclear(child) ? 'unclear' : select(selectReviewState);
    },
    isAsking() {
      const child = sending();
      return child !== undefined && isAsking(child);
    },
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
