/**
 * The review of a change: from the choice that replaces a booked part to a change that the server has
 * accepted, or to the reason why there is none.
 *
 * Guarantees: only a change that was quoted and shown is sent, at its amounts and with its approvals; an
 * expired quote is requested again, and any difference from the one before has to be accepted; a change is
 * saved with its key before it is sent, so that it is retried under the same key and never made twice, also
 * when its choice could not be restored; while its outcome is unclear, it is sent again with increasing delays,
 * and nothing else can be chosen. The part stays booked unchanged until the change is made.
 * States map to screens: the tag `sending` is on all in which a change may exist already. In `soldOut` and
 * `notOffered` only another choice helps, which is made in the booking; `lost` is the refusal of a change without
 * its choice. Events from outside are those of the
 * user, and `choice.renew` from the booking when the price has expired. The review reports to the booking
 * what to save, the part at its current price, that an offer is gone, and that the change was accepted; this
 * ends both the booking and the review.
 */

import { askingQuote } from './asking-quote.ts';
import { openReview, reviewSetup, toChangeInput } from './change-review-setup.ts';
import { sendingChange } from './sending-change.ts';

const reportNoChange = { type: 'reportDraft', params: { ordering: false } } as const;
const reportOngoingChange = { type: 'reportDraft', params: { ordering: true } } as const;

const quoteTime = reviewSetup.createStateConfig({
  invoke: {
    id: 'quoteTime',
    src: 'waitUntil',
    input: ({ context: { proposal, quoted } }) => ({ instant: (proposal ?? quoted)?.quote.until ?? null }),
    onDone: { target: '#changeReview.renewing', actions: 'clearRefusal' },
  },
});

export const changeReviewMachine = reviewSetup.createMachine({
  id: 'changeReview',
  context: ({ input }) => openReview(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasChange', target: 'unclear.asking' }, { target: 'quoting' }] },
    quoting: { ...askingQuote, entry: 'clearRefusal' },
    // The previous quote stays visible.
    renewing: { ...askingQuote, entry: reportNoChange },
    notQuoted: {
      tags: ['settled', 'recoverable'],
      initial: 'unreachable',
      on: { 'quote.retry': 'quoting', 'choice.renew': { target: 'quoting', actions: 'markExpired' } },
      states: { unreachable: {}, refused: {} },
    },
    quoted: {
      ...quoteTime,
      tags: 'settled',
      initial: 'deciding',
      on: {
        'choice.renew': { target: 'renewing', actions: ['markExpired', 'clearRefusal'] },
        'info.edit': { actions: [{ type: 'setInfo', params: ({ event }) => event }, reportNoChange] },
        'change.submit': {
          target: 'saving',
          actions: ['beginChange', { type: 'setInfo', params: ({ event }) => event }],
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
        'quote.accept': { target: 'quoted', actions: ['acceptProposal', 'reportPart'] },
      },
      states: { dearer: {}, cheaper: {}, otherTerms: {} },
    },
    // It is quoted again with the remaining extras, or others are chosen in the booking.
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
        onError: { target: 'quoted.unreachable', actions: reportNoChange },
      },
    },
    sending: sendingChange,
    unclear: {
      initial: 'waiting',
      entry: reportOngoingChange,
      states: {
        waiting: {
          tags: 'sending',
          entry: 'countAttempt',
          after: { retryDelay: 'asking' },
          on: { 'change.askAgain': 'asking' },
        },
        asking: sendingChange,
      },
    },
    // The booking says why, and goes on with what is left of its draft.
    lost: { tags: 'settled', entry: 'reportRefusal' },
    requested: { tags: 'settled', entry: { type: 'reportChange', params: { change: 'requested' } } },
    placed: { tags: 'settled', entry: { type: 'reportChange', params: { change: 'placed' } } },
  },
});
