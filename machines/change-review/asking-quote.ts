import type { ChangeRefusal } from '#domain/part-change/change-refusal.ts';
import type { QuoteDifference } from '#domain/part-change/part-change.ts';
import { type QuoteOutcome, refusalOf, reviewSetup, toQuoteInput } from './change-review-setup.ts';

type QuoteEvent = { event: { output: QuoteOutcome } };

const answer = ({ event }: QuoteEvent) => event.output;
const differing =
  (by: QuoteDifference) =>
  ({ event }: QuoteEvent) => ({ outcome: event.output, by });
const refusedAs =
  (as: ChangeRefusal) =>
  ({ event }: QuoteEvent) => ({ outcome: event.output, as });

const setRefusal = {
  type: 'setRefusal',
  params: ({ event }: QuoteEvent) => refusalOf(event.output),
} as const;

export const askingQuote = reviewSetup.createStateConfig({
  tags: 'busy',
  on: { 'choice.renew': { actions: 'markExpired' } },
  invoke: {
    id: 'askQuote',
    src: 'askQuote',
    input: ({ context }) => toQuoteInput(context),
    onDone: [
      {
        guard: { type: 'isUnchanged', params: answer },
        target: '#changeReview.offered',
        actions: [{ type: 'setQuote', params: answer }, 'reportPart'],
      },
      {
        guard: { type: 'differs', params: differing('dearer') },
        target: '#changeReview.differs.dearer',
        actions: { type: 'propose', params: answer },
      },
      {
        guard: { type: 'differs', params: differing('cheaper') },
        target: '#changeReview.differs.cheaper',
        actions: { type: 'propose', params: answer },
      },
      {
        guard: { type: 'differs', params: differing('otherTerms') },
        target: '#changeReview.differs.otherTerms',
        actions: { type: 'propose', params: answer },
      },
      {
        guard: { type: 'hasLostExtras', params: answer },
        target: '#changeReview.extrasGone',
        actions: { type: 'proposePart', params: answer },
      },
      { guard: { type: 'isRefused', params: refusedAs('soldOut') }, target: '#changeReview.soldOut' },
      { guard: { type: 'isRefused', params: refusedAs('notOffered') }, target: '#changeReview.notOffered' },
      {
        guard: { type: 'isRefused', params: refusedAs('notChangeable') },
        target: '#changeReview.notChangeable',
      },
      {
        guard: { type: 'isRefused', params: refusedAs('withheld') },
        target: '#changeReview.withheld',
        actions: setRefusal,
      },
      { guard: { type: 'isRefused', params: refusedAs('busy') }, target: '#changeReview.busy' },
      { target: '#changeReview.noQuote.refused', actions: setRefusal },
    ],
    onError: '#changeReview.noQuote.unreachable',
  },
});
