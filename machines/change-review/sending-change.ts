import type { ChangeRefusal } from '#domain/part-change/change-refusal.ts';
import type { ChangeSubmission } from '#domain/part-change/part-change.ts';
import { refusalOf, reviewSetup, type SubmitOutcome, toSendInput } from './change-review-setup.ts';

type SubmitDoneEvent = { event: { output: SubmitOutcome } };

const placedAs =
  (change: ChangeSubmission) =>
  ({ event }: SubmitDoneEvent) => ({ outcome: event.output, change });
const refusedAs =
  (as: ChangeRefusal) =>
  ({ event }: SubmitDoneEvent) => ({ outcome: event.output, as });

const setRefusal = {
  type: 'setRefusal',
  params: ({ event }: SubmitDoneEvent) => refusalOf(event.output),
} as const;

/** The change is sent; the same whether for the first time or again. */
export const sendingChange = reviewSetup.createStateConfig({
  tags: ['busy', 'sending'],
  invoke: {
    id: 'sendChange',
    src: 'sendChange',
    input: ({ context }) => toSendInput(context),
    onDone: [
      { guard: { type: 'isPlaced', params: placedAs('requested') }, target: '#changeReview.requested' },
      { guard: { type: 'isPlaced', params: placedAs('placed') }, target: '#changeReview.placed' },
      {
        guard: { type: 'isUnclear', params: ({ event }) => event.output },
        target: '#changeReview.unclear',
      },
      {
        guard: { type: 'isLost', params: ({ event }) => event.output },
        target: '#changeReview.lost',
        actions: ['clearChange', setRefusal],
      },
      {
        guard: { type: 'isRefused', params: refusedAs('soldOut') },
        target: '#changeReview.soldOut',
        actions: 'clearChange',
      },
      {
        guard: { type: 'isRefused', params: refusedAs('notOffered') },
        target: '#changeReview.notOffered',
        actions: 'clearChange',
      },
      {
        guard: { type: 'isRefused', params: refusedAs('notChangeable') },
        target: '#changeReview.notChangeable',
        actions: 'clearChange',
      },
      {
        guard: { type: 'isRefused', params: refusedAs('withheld') },
        target: '#changeReview.withheld',
        actions: ['clearChange', setRefusal],
      },
      {
        guard: { type: 'isRefused', params: refusedAs('busy') },
        target: '#changeReview.busy',
        actions: 'clearChange',
      },
      { target: '#changeReview.renewing', actions: ['clearChange', setRefusal] },
    ],
    onError: '#changeReview.unclear',
  },
});
