import { type ActorRefFrom, fromPromise } from 'xstate';
import type { PartsOutcome } from '#domain/checkout/parts-outcome.ts';
import { checkoutMachine } from '#machines/checkout/checkout-machine.ts';
import type { OrderInput, PartsInput, TermsOutcome } from '#machines/checkout/checkout-setup.ts';
import type { Api } from '../../api/client.ts';
import { readData } from '../../api/errors.ts';
import { saveActor, sendingLogic } from './send-request.ts';
import { toOutcome } from './to-outcome.ts';
import { watchTripActor } from './watch-trip.ts';

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

export interface CheckoutPorts {
  api: Api;
  saveCheckout: (checkout: object) => Promise<void>;
}

export function checkoutLogic({ api, saveCheckout }: CheckoutPorts) {
  return checkoutMachine.provide({
    actors: {
      loadTerms: fromPromise<TermsOutcome, { travelers: readonly string[] }>(({ input }) =>
        loadTerms(api, input.travelers),
      ),
      // It knows every kind of offer, and is needed at the end of a flow.
      priceParts: fromPromise<PartsOutcome, PartsInput>(async ({ input: { parts }, signal }) => {
        const { priceParts } = await import('./price-parts.ts');
        return await priceParts(api, parts, signal);
      }),
      saveOrder: saveActor<OrderInput>((order, { info }) => saveCheckout({ info, order, trip: null })),
      sending: sendingLogic(api),
      watchTrip: watchTripActor(api),
    },
  });
}

async function loadTerms(api: Api, travelers: readonly string[]): Promise<TermsOutcome> {
  try {
    const body = { travelers: [...travelers] };
    return { type: 'loaded', terms: await readData(api.http.POST('/api/booking/checkout', { body })) };
  } catch (error) {
    return toOutcome(error, (code) => ({ type: 'refused', code }));
  }
}
