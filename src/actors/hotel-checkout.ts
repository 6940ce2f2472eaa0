import type { ChoiceOutcome } from '#domain/checkout/checkout-choice.ts';
import { rateOf } from '#domain/hotel-booking/hotel-choice.ts';
import {
  type CheckoutSnapshot,
  isOrdering,
  selectCheckoutDraft,
} from '#machines/checkout/checkout-selectors.ts';
import type { ChoiceInput } from '#machines/checkout/checkout-setup.ts';
import { selectDraft } from '#machines/hotel-booking/hotel-booking-selectors.ts';
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
      kept,
    },
  );
  const told = tellBooking(booking);
  const subscriptions = [actor.subscribe(told), booking.subscribe(() => renew(booking, actor))];
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
function tellBooking(booking: HotelBooking['actor']): (snapshot: CheckoutSnapshot) => void {
  let before = '';
  return (snapshot) => {
    // An order whose key is not kept yet is told by `keepOrder`.
    if (booking.getSnapshot().status !== 'active' || snapshot.matches('keeping')) return;
    const { priced } = snapshot.context.choice;
    if (priced !== booking.getSnapshot().context.agreed) booking.send({ type: 'offer.renew', priced });
    if (snapshot.matches('confirmed') || snapshot.matches('waitingForApproval')) {
      booking.send({ type: 'trip.created' });
      return;
    }
    const draft = selectCheckoutDraft(snapshot);
    // What was stated is good for the next order, too.
    const checkout = snapshot.matches('failed') ? { ...draft, order: null, trip: null } : draft;
    const now = JSON.stringify([checkout, isOrdering(snapshot)]);
    if (now === before) return;
    before = now;
    booking.send({ type: 'checkout.keep', checkout, ordering: isOrdering(snapshot) });
  };
}

/** A price that was agreed upon anew meanwhile. */
function renew(booking: HotelBooking['actor'], checkout: CheckoutActor): void {
  const { agreed } = booking.getSnapshot().context;
  const { status, context } = checkout.getSnapshot();
  if (status !== 'active' || !agreed || agreed === context.choice.priced) return;
  checkout.send({ type: 'choice.renew', choice: { kind: 'hotel', priced: agreed } });
}
