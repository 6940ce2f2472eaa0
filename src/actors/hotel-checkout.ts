import type { ChoiceOutcome } from '#domain/checkout/checkout-choice.ts';
import { type PricedRate, rateOf } from '#domain/hotel-booking/hotel-choice.ts';
import {
  type CheckoutSnapshot,
  isOrdering,
  selectCheckoutDraft,
} from '#machines/checkout/checkout-selectors.ts';
import type { ChoiceInput } from '#machines/checkout/checkout-setup.ts';
import { type HotelBookingSnapshot, selectDraft } from '#machines/hotel-booking/hotel-booking-selectors.ts';
import type { Api } from '../api/client.ts';
import { type CheckoutActor, createCheckoutActor } from './checkout-actor.ts';
import type { HotelBooking } from './hotel-booking-actor.ts';
import { priceRate } from './price-rate.ts';

/** The checkout of a hotel, tied to its booking: what it keeps, renews and decides, the booking learns. */
export interface HotelCheckout {
  actor: CheckoutActor;
  stop: () => void;
}

/** Null when nothing was agreed upon that could be booked. */
export function startHotelCheckout(api: Api, { actor: booking, drafts }: HotelBooking): HotelCheckout | null {
  const { criteria, hotel, agreed, checkout: kept } = booking.getSnapshot().context;
  if (!criteria || !hotel || !agreed) return null;
  const actor = createCheckoutActor(
    {
      api,
      priceChoice: async ({ choice }: ChoiceInput, signal): Promise<ChoiceOutcome> => {
        const rate = rateOf(choice.priced);
        const outcome = await priceRate(api, { criteria, hotel, rate }, signal);
        if (!('priced' in outcome)) return outcome;
        return { type: outcome.type, choice: { kind: 'hotel', priced: outcome.priced } };
      },
      keepOrder: async (order) => {
        const checkout = { ...selectCheckoutDraft(actor.getSnapshot()), order };
        booking.send({ type: 'checkout.keep', checkout, ordering: true });
        const draft = selectDraft(booking.getSnapshot());
        if (draft) await drafts.keepNow(draft);
      },
    },
    {
      travelers: criteria.travelers.map(({ _id }) => _id),
      choice: { kind: 'hotel', priced: agreed },
      purpose: criteria.purpose,
      endsOn: criteria.checkOut,
      kept,
    },
  );
  const subscriptions = [
    actor.subscribe(tellBooking(booking, agreed)),
    booking.subscribe(tellCheckout(actor, agreed)),
  ];
  actor.start();
  return {
    actor,
    stop: () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
      actor.stop();
    },
  };
}

/** Tells the booking what has changed, each thing once. */
function tellBooking(
  booking: HotelBooking['actor'],
  agreed: PricedRate,
): (snapshot: CheckoutSnapshot) => void {
  let [lastPriced, lastKept] = [agreed, ''];
  return (snapshot) => {
    // An order whose key is not kept yet is told by `keepOrder`.
    if (booking.getSnapshot().status !== 'active' || snapshot.matches('keeping')) return;
    const { priced } = snapshot.context.choice;
    if (priced !== lastPriced) {
      lastPriced = priced;
      if (priced !== booking.getSnapshot().context.agreed) booking.send({ type: 'offer.renew', priced });
    }
    if (snapshot.matches('confirmed') || snapshot.matches('waitingForApproval')) {
      booking.send({ type: 'trip.created' });
      return;
    }
    const draft = selectCheckoutDraft(snapshot);
    // What was stated is good for the next order, too.
    const checkout = snapshot.matches('failed') ? { ...draft, order: null, trip: null } : draft;
    const now = JSON.stringify([checkout, isOrdering(snapshot)]);
    if (now === lastKept) return;
    lastKept = now;
    booking.send({ type: 'checkout.keep', checkout, ordering: isOrdering(snapshot) });
  };
}

/** Tells the checkout each price that is agreed upon anew, once, as soon as it can take it. */
function tellCheckout(checkout: CheckoutActor, agreed: PricedRate): (snapshot: HotelBookingSnapshot) => void {
  let last: PricedRate = agreed;
  return ({ context: { agreed: priced } }) => {
    if (!priced || priced === last) return;
    const renewal = { type: 'choice.renew', choice: { kind: 'hotel', priced } } as const;
    const snapshot = checkout.getSnapshot();
    const isShown = priced === snapshot.context.choice.priced;
    if (!isShown && !snapshot.can(renewal)) return;
    last = priced;
    if (!isShown) checkout.send(renewal);
  };
}
