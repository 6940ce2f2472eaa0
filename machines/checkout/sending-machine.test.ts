import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { ErrorCode } from '#domain/contract.ts';
import { CHANGED_STAY } from '#tests/support/change-target.ts';
import { created, orderOf } from '#tests/support/charts/checkout-examples.ts';
import { changeOf, placed } from '#tests/support/charts/review-examples.ts';
import { type SendOutcome, sendingMachine } from './sending-machine.ts';
import { isAsking, isUnclear } from './sending-selectors.ts';
import type { SentRequest } from './sent-request.ts';

const ORDER: SentRequest = { key: 'key-1', request: orderOf() as never };
const CHANGE: SentRequest = { key: 'key-2', request: changeOf(), changes: CHANGED_STAY };

/** Sends to a server that a test answers by hand. */
function send(sent: SentRequest, isRepeated = false) {
  const requests: SentRequest[] = [];
  const clock = new SimulatedClock();
  let open = Promise.withResolvers<SendOutcome>();
  const actor = createActor(
    sendingMachine.provide({
      actors: {
        send: fromPromise<SendOutcome, SentRequest>(({ input }) => {
          requests.push(input);
          open = Promise.withResolvers();
          return open.promise;
        }),
      },
    }),
    { clock, input: { sent, isRepeated } },
  ).start();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    requests,
    clock,
    now: () => actor.getSnapshot(),
    askAgain: () => actor.send({ type: 'sending.askAgain' }),
    async answer(outcome: unknown) {
      open.resolve(outcome as SendOutcome);
      await settled();
    },
    async breakOff() {
      open.reject(new Error('Network Error'));
      await settled();
    },
  };
}

describe.each([
  ['an order', ORDER, created],
  ['a change', CHANGE, placed],
])('%s', (_, sent, taken) => {
  it('is sent once where the answer is clear', async () => {
    const sending = send(sent);
    expect(isUnclear(sending.now())).toBe(false);
    expect(isAsking(sending.now())).toBe(true);
    await sending.answer(taken);
    expect(sending.requests).toEqual([sent]);
    expect(sending.now()).toMatchObject({ status: 'done', output: taken });
  });

  it.each<ErrorCode>(['offer_sold_out', 'price_changed', 'trip_busy'])('is refused: %s', async (code) => {
    const sending = send(sent);
    await sending.answer({ type: 'refused', code, parts: [1] });
    expect(sending.now().output).toEqual({ type: 'refused', code, parts: [1] });
  });

  it.each(['that is said', 'that breaks off'])(
    'without a clear answer %s is sent less and less often',
    async (how) => {
      const sending = send(sent);
      for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
        await (how === 'that is said' ? sending.answer({ type: 'unclear' }) : sending.breakOff());
        expect(isUnclear(sending.now())).toBe(true);
        sending.clock.increment(pause - 1);
        expect(isAsking(sending.now())).toBe(false);
        sending.clock.increment(1);
        expect(isAsking(sending.now())).toBe(true);
      }
      expect(sending.requests).toEqual(Array(8).fill(sent));
      await sending.answer(taken);
      expect(sending.now().output).toEqual(taken);
    },
  );

  it('is sent again at once when the user asks, and only once at a time', async () => {
    const sending = send(sent);
    sending.askAgain();
    expect(sending.requests).toHaveLength(1);
    await sending.answer({ type: 'unclear' });
    sending.askAgain();
    sending.askAgain();
    expect(sending.requests).toHaveLength(2);
    expect(isUnclear(sending.now())).toBe(true);
  });

  it('is unclear from the beginning when it may have been sent before', async () => {
    const sending = send(sent, true);
    expect(isUnclear(sending.now())).toBe(true);
    expect(isAsking(sending.now())).toBe(true);
    await sending.answer(taken);
    expect(sending.now().output).toEqual(taken);
  });

  it.each([
    ['was sent before', true],
    ['was answered unclearly', false],
  ])('stays unclear while its trip is busy once it %s', async (_how, isRepeated) => {
    const sending = send(sent, isRepeated);
    if (!isRepeated) {
      await sending.answer({ type: 'unclear' });
      sending.askAgain();
    }
    await sending.answer({ type: 'refused', code: 'trip_busy' });
    expect(sending.now().status).toBe('active');
    expect(isUnclear(sending.now())).toBe(true);
    sending.askAgain();
    await sending.answer({ type: 'refused', code: 'offer_sold_out' });
    expect(sending.now().output).toEqual({ type: 'refused', code: 'offer_sold_out' });
  });
});
