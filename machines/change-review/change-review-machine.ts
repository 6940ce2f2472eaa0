/**
 * The review of a change: from the choice that replaces a booked part to a change that the server has
 * accepted, or to the reason why there is none.
 *
 * Guarantees: only a change that was offered and shown is sent, at its amounts and with its approvals; an
 * expired quote is requested again, and any difference from the one before has to be accepted; a change is
 * saved with its key before it is sent, also again when its choice could not be restored, and until its outcome
 * is known, nothing else can be chosen. The part stays booked unchanged until the change is made.
 * States map to screens: the tag `sending` is on all in which a change may exist already. In `soldOut` and
 * `notOffered` only another choice helps, which is made in the booking; `lost` is the refusal of a change without
 * its choice. Sending has a child, the same as the checkout's. Events from outside are those of the
 * user, and `choice.renew` from the booking when the price has expired. The review reports to the booking
 * what to save, the part at its current price, that an offer is gone, and that the change was accepted; this
 * ends both the booking and the review.
 */

import type { ChangeRefusal } from '#domain/part-change/change-refusal.ts';
import type { ChangeSubmission } from '#domain/part-change/part-change.ts';
import type { SentAnswer } from '../checkout/sending-machine.ts';
import { askingQuote } from './asking-quote.ts';
import { openReview, refusalOf, reviewSetup, sentChangeOf, toChangeInput } from './change-review-setup.ts';

type AnswerEvent = { event: { output: SentAnswer } };

const takenAs =
  (as: ChangeSubmission) =>
  ({ event }: AnswerEvent) => ({ outcome: event.output, as });
const refusedAs =
  (as: ChangeRefusal) =>
  ({ event }: AnswerEvent) => ({ outcome: event.output, as });
const setRefusal = {
  type: 'setRefusal',
  params: ({ event }: AnswerEvent) => refusalOf(event.output),
} as const;

const reportNoChange = { type: 'reportDraft', params: { ordering: false } } as const;
const reportOngoingChange = { type: 'reportDraft', params: { ordering: true } } as const;

const quoteTime = reviewSetup.createStateConfig({
  invoke: {
    id: 'quoteTime',
    src: 'waitUntil',
    input: ({ context: { proposal, offered } }) => ({ instant: (proposal ?? offered)?.quote.until ?? null }),
    onDone: { target: '#changeReview.renewing', actions: 'clearRefusal' },
  },
});

export const changeReviewMachine = reviewSetup.createMachine({
  id: 'changeReview',
  context: ({ input }) => openReview(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasChange', target: 'sending' }, { target: 'quoting' }] },
    quoting: { ...askingQuote, entry: 'clearRefusal' },
    renewing: { ...askingQuote, entry: reportNoChange },
    noQuote: {
      tags: ['settled', 'recoverable'],
      initial: 'unreachable',
      on: { 'quote.retry': 'quoting', 'choice.renew': { target: 'quoting', actions: 'markExpired' } },
      states: { unreachable: {}, refused: {} },
    },
    offered: {
      ...quoteTime,
      tags: 'settled',
      initial: 'deciding',
      on: {
        'choice.renew': { target: 'renewing', actions: ['markExpired', 'clearRefusal'] },
        'info.edit': { actions: [{ type: 'setInfo', params: ({ event }) => event }, reportNoChange] },
        'change.submit': {
          target: 'saving',
          actions: ['clearRefusal', { type: 'setInfo', params: ({ event }) => event }],
        },
      },
      states: {
        deciding: { always: [{ guard: 'wasRefused', target: 'refused' }, { target: 'resting' }] },
        resting: {},
        refused: { tags: 'recoverable' },
        unreachable: { tags: 'recoverable' },
      },
    },
    differs: {
      ...quoteTime,
      tags: 'settled',
      initial: 'dearer',
      on: {
        'choice.renew': { target: 'renewing', actions: 'markExpired' },
        'quote.accept': { target: 'offered', actions: ['acceptProposal', 'reportPart'] },
      },
      states: { dearer: {}, cheaper: {}, otherTerms: {} },
    },
    // It is offered again with the remaining extras, or others are chosen in the booking.
    extrasGone: {
      tags: 'settled',
      on: { 'quote.accept': { target: 'quoting', actions: 'acceptProposedPart' } },
    },
    soldOut: { tags: 'settled', entry: [reportNoChange, 'reportGone'] },
    notOffered: { tags: 'settled', entry: [reportNoChange, 'reportGone'] },
    notChangeable: { tags: 'settled', entry: reportNoChange },
    withheld: { tags: 'settled', entry: reportNoChange },
    busy: { tags: ['settled', 'recoverable'], entry: reportNoChange, on: { 'quote.retry': 'quoting' } },
    saving: {
      tags: ['busy', 'sending'],
      invoke: {
        id: 'saveChange',
        src: 'saveChange',
        input: ({ context }) => toChangeInput(context),
        onDone: { target: 'sending', actions: { type: 'setChange', params: ({ event }) => event.output } },
        onError: { target: 'offered.unreachable', actions: reportNoChange },
      },
    },
    sending: {
      tags: 'sending',
      entry: reportOngoingChange,
      invoke: {
        id: 'sending',
        src: 'sending',
        // A change of a page that was left is sent again before anything is offered.
        input: ({ context }) => ({ sent: sentChangeOf(context), isRepeated: context.offered === null }),
        onDone: [
          { guard: { type: 'isTaken', params: takenAs('requested') }, target: 'requested' },
          { guard: { type: 'isTaken', params: takenAs('placed') }, target: 'placed' },
          {
            guard: { type: 'isLost', params: ({ event }) => event.output },
            target: 'lost',
            actions: ['clearChange', setRefusal],
          },
          {
            guard: { type: 'isRefused', params: refusedAs('soldOut') },
            target: 'soldOut',
            actions: 'clearChange',
          },
          {
            guard: { type: 'isRefused', params: refusedAs('notOffered') },
            target: 'notOffered',
            actions: 'clearChange',
          },
          {
            guard: { type: 'isRefused', params: refusedAs('notChangeable') },
            target: 'notChangeable',
            actions: 'clearChange',
          },
          {
            guard: { type: 'isRefused', params: refusedAs('withheld') },
            target: 'withheld',
            actions: ['clearChange', setRefusal],
          },
          { guard: { type: 'isRefused', params: refusedAs('busy') }, target: 'busy', actions: 'clearChange' },
          { target: 'renewing', actions: ['clearChange', setRefusal] },
        ],
      },
    },
    // The booking says why, and goes on with what is left of its draft.
    lost: { tags: 'settled', entry: 'reportRefusal' },
    requested: { tags: 'settled', entry: { type: 'reportChange', params: { change: 'requested' } } },
    placed: { tags: 'settled', entry: { type: 'reportChange', params: { change: 'placed' } } },
  },
});
