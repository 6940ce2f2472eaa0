import { placedOf, refusalOf, refusedParts, savedOrderOf } from './checkout-parts.ts';
import { checkoutSetup } from './checkout-setup.ts';

/** The order is sent; the same whether for the first time or again. */
export const sendingOrder = checkoutSetup.createStateConfig({
  tags: ['busy', 'ordering'],
  invoke: {
    id: 'submitOrder',
    src: 'submitOrder',
    input: ({ context }) => savedOrderOf(context),
    onDone: [
      {
        guard: { type: 'isCreated', params: ({ event }) => event.output },
        target: '#checkout.placed',
        actions: { type: 'setTrip', params: ({ event }) => placedOf(event.output) },
      },
      { guard: { type: 'isUnclear', params: ({ event }) => event.output }, target: '#checkout.unclear' },
      {
        guard: { type: 'isLost', params: ({ event }) => event.output },
        target: '#checkout.lost',
        actions: ['clearOrder', { type: 'setRefusal', params: ({ event }) => refusalOf(event.output) }],
      },
      {
        guard: { type: 'isSoldOut', params: ({ event }) => event.output },
        target: '#checkout.soldOut',
        actions: ['clearOrder', { type: 'setGone', params: ({ event }) => refusedParts(event.output) }],
      },
      {
        guard: { type: 'isOfferGone', params: ({ event }) => event.output },
        target: '#checkout.expired',
        actions: ['clearOrder', { type: 'setGone', params: ({ event }) => refusedParts(event.output) }],
      },
      {
        guard: { type: 'hasChanged', params: ({ event }) => event.output },
        target: '#checkout.pricing',
        actions: 'recheck',
      },
      {
        target: '#checkout.editing',
        actions: ['clearOrder', { type: 'setRefusal', params: ({ event }) => refusalOf(event.output) }],
      },
    ],
    onError: '#checkout.unclear',
  },
});
