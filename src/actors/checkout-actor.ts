import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { ChoiceOutcome } from '#domain/checkout/checkout-choice.ts';
import type { TripRequest } from '#domain/contract.ts';
import type { KeptOrder } from '#machines/checkout/checkout-draft.ts';
import { checkoutMachine } from '#machines/checkout/checkout-machine.ts';
import type {
  CheckoutInput,
  ChoiceInput,
  SubmitOutcome,
  TermsOutcome,
} from '#machines/checkout/checkout-setup.ts';
import { getCheckoutTerms } from '../api/booking-requests.ts';
import type { Api } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { submitOrder } from './submit-order.ts';
import { watchTripActor } from './watch-trip.ts';

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

/** What the booking does for its checkout. */
export interface CheckoutPorts {
  api: Api;
  priceChoice: (input: ChoiceInput, signal: AbortSignal) => Promise<ChoiceOutcome>;
  /** Keeps an order with its key where a reload finds it. */
  keepOrder: (order: KeptOrder) => Promise<void>;
}

export function createCheckoutActor(
  { api, priceChoice, keepOrder }: CheckoutPorts,
  input: CheckoutInput,
): CheckoutActor {
  const machine = checkoutMachine.provide({
    actors: {
      loadTerms: fromPromise<TermsOutcome, { travelers: readonly string[] }>(({ input: asked }) =>
        loadTerms(api, asked.travelers),
      ),
      priceChoice: fromPromise<ChoiceOutcome, ChoiceInput>(({ input: choice, signal }) =>
        priceChoice(choice, signal),
      ),
      keepOrder: fromPromise<KeptOrder, { request: TripRequest }>(async ({ input: { request } }) => {
        const order = { key: newKey(), request };
        await keepOrder(order);
        return order;
      }),
      submitOrder: fromPromise<SubmitOutcome, KeptOrder>(({ input: order }) => submitOrder(api, order)),
      watchTrip: watchTripActor(api),
    },
  });
  return createActor(machine, { input });
}

async function loadTerms(api: Api, travelers: readonly string[]): Promise<TermsOutcome> {
  try {
    return { type: 'loaded', terms: await getCheckoutTerms(api, travelers) };
  } catch (error) {
    const isRefusal =
      error instanceof ApiError && error.problem && error.status < 500 && error.status !== 401;
    if (isRefusal && error.problem) return { type: 'refused', code: error.problem.code };
    throw error;
  }
}

/** Not a UUID, which browsers give only on encrypted pages. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
