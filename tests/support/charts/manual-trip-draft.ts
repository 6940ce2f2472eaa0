import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { CheckoutEvent } from '#machines/checkout/checkout-events.ts';
import type { checkoutMachine } from '#machines/checkout/checkout-machine.ts';
import type { CheckoutInput } from '#machines/checkout/checkout-setup.ts';
import type { TripDraftEvent } from '#machines/trip-draft/trip-draft-events.ts';
import { tripDraftMachine } from '#machines/trip-draft/trip-draft-machine.ts';
import { selectTripStage, type TripDraftSnapshot } from '#machines/trip-draft/trip-draft-selectors.ts';
import type { TripDraftOutcome } from '#machines/trip-draft/trip-draft-setup.ts';

/**
 * A draft trip whose calls are answered by the test, and whose checkout only receives events, unless another
 * is provided.
 */
export function createManualTripDraft(provided?: typeof checkoutMachine) {
  const asked: string[] = [];
  const checkouts: CheckoutInput[] = [];
  const open = new Map<string, PromiseWithResolvers<unknown>>();

  function ask<Answer>(name: string): Promise<Answer> {
    asked.push(name);
    const answer = Promise.withResolvers<unknown>();
    open.set(name, answer);
    // Each test answers a slot with its declared type.
    return answer.promise as Promise<Answer>;
  }

  /** Records its events; tests send its reports. */
  const checkout = fromCallback<CheckoutEvent, CheckoutInput>(({ input, receive }) => {
    checkouts.push(input);
    asked.push('checkout');
    receive(({ type }) => asked.push(`checkout ${type}`));
    return () => asked.push('left checkout');
  });

  const actor = createActor(
    tripDraftMachine.provide({
      actors: {
        loadDraft: fromPromise<TripDraftOutcome>(() => ask('loadDraft')),
        waitUntil: fromPromise<void, { instant: string | null }>(({ input }) =>
          ask(`waitUntil ${input.instant}`),
        ),
        checkout: provided ?? (checkout as never),
      },
      actions: {
        discardDraft: () => asked.push('discardDraft'),
        overwriteDraft: () => asked.push('overwriteDraft'),
      },
    }),
    // Nothing is retried automatically, regardless of how long a test takes.
    { clock: new SimulatedClock() },
  ).start();

  const look = () => actor.getSnapshot();
  return {
    asked,
    checkouts,
    send: (event: TripDraftEvent) => actor.send(event),
    select: <Value>(selector: (snapshot: TripDraftSnapshot) => Value) => selector(look()),
    stage: () => selectTripStage(look()),
    matches: (value: Parameters<TripDraftSnapshot['matches']>[0]) => look().matches(value),
    context: () => look().context,
    ids: () => look().context.parts.map(({ id }) => id),
    answer: (name: string, output?: unknown) => settle(() => open.get(name)?.resolve(output)),
    fail: (name: string) => settle(() => open.get(name)?.reject(new Error('Network Error'))),
  };
}

async function settle(answer: () => void): Promise<void> {
  answer();
  await new Promise((resolve) => setImmediate(resolve));
}
