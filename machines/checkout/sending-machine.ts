/**
 * Sending: an order, or a change of a booked part, that was saved with its key, until its outcome is known.
 *
 * Guarantees: it is sent under the same key each time, so that it is never carried out twice; while its outcome is
 * unclear, it is sent again with increasing delays, and at once when the user asks. Every other answer of the server is
 * the output, and means what the parent says: the checkout, or the review of a change.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { TripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import type { ErrorCode, PendingOrder } from '#domain/contract.ts';
import type { ChangeSubmission } from '#domain/part-change/part-change.ts';
import type { SentRequest } from './sent-request.ts';

export type SentAnswer =
  | { type: 'created'; trip: TripSnapshot }
  | { type: 'taken'; change: ChangeSubmission }
  /** `parts` are the positions of the refused parts, if the server names them. */
  | { type: 'refused'; code: ErrorCode; parts?: readonly number[]; pending?: PendingOrder };

/** `unclear` means that it may have been received; only a retry with the same key can tell. */
export type SendOutcome = SentAnswer | { type: 'unclear' };

interface SendingInput {
  sent: SentRequest;
  isRepeated: boolean;
}

interface SendingContext extends SendingInput {
  attempts: number;
  answer: SentAnswer | null;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

const sendingSetup = setup({
  types: {
    context: {} as SendingContext,
    events: {} as { type: 'sending.askAgain' },
    input: {} as SendingInput,
    output: {} as SentAnswer,
    tags: {} as 'busy',
  },
  actors: {
    send: fromPromise<SendOutcome, SentRequest>(() =>
      Promise.reject(new Error('The actor send is not provided')),
    ),
  },
  actions: {
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1, isRepeated: true })),
    setAnswer: assign((_, outcome: SendOutcome) => ({ answer: outcome.type === 'unclear' ? null : outcome })),
  },
  guards: {
    isRepeated: ({ context }) => context.isRepeated,
    /** A trip that is busy after a request was sent may be so because of that request. */
    isUnclear: ({ context }, outcome: SendOutcome) =>
      outcome.type === 'unclear' ||
      (context.isRepeated && outcome.type === 'refused' && outcome.code === 'trip_busy'),
  },
  delays: {
    retryDelay: ({ context }) => Math.min(FIRST_RETRY_MS * 2 ** (context.attempts - 1), LONGEST_RETRY_MS),
  },
});

const asking = sendingSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'send',
    src: 'send',
    input: ({ context }) => context.sent,
    onDone: [
      { guard: { type: 'isUnclear', params: ({ event }) => event.output }, target: '#sending.unclear' },
      { target: '#sending.answered', actions: { type: 'setAnswer', params: ({ event }) => event.output } },
    ],
    onError: '#sending.unclear',
  },
});

export const sendingMachine = sendingSetup.createMachine({
  id: 'sending',
  context: ({ input }) => openSending(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isRepeated', target: 'unclear.asking' }, { target: 'sending' }] },
    sending: asking,
    unclear: {
      initial: 'waiting',
      states: {
        waiting: {
          entry: 'countAttempt',
          after: { retryDelay: 'asking' },
          on: { 'sending.askAgain': 'asking' },
        },
        asking,
      },
    },
    answered: { type: 'final' },
  },
  output: ({ context: { answer } }) => {
    if (!answer) throw new Error('There is no answer');
    return answer;
  },
});

export function openSending({ sent, isRepeated }: SendingInput): SendingContext {
  return { sent, isRepeated, attempts: 0, answer: null };
}
