import { useState } from 'react';
import { createActor } from 'xstate';
import { checkoutMachine } from '#machines/checkout/checkout-machine.ts';
import type { CheckoutSnapshot } from '#machines/checkout/checkout-selectors.ts';
import { useChangeTarget } from '#src/actors/booking/booking-hooks.ts';
import { Checkout, CheckoutPage as Page } from '#src/features/checkout/Checkout.tsx';
import { CHECKOUT_INPUT } from './checkout-states.ts';

/**
 * The page of the last step, with the checkout in one state of its chart; a change shows its review instead.
 */
export function CheckoutPage({ snapshot }: { snapshot: CheckoutSnapshot }) {
  const [checkout] = useState(() =>
    createActor(checkoutMachine, { snapshot, input: CHECKOUT_INPUT }).start(),
  );
  return useChangeTarget() ? <Checkout /> : <Page checkout={checkout} />;
}
