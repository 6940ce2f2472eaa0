import { useSelector } from '@xstate/react';
import { createContext, use, useSyncExternalStore } from 'react';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { ChangeTarget } from '#domain/part-change/change-target.ts';
import {
  type BookingSnapshot,
  selectChangeTarget,
  selectCheckout,
  selectReview,
} from '#machines/booking/booking-selectors.ts';
import type { SearchResults } from '../../api/results-store.ts';
import type { CheckoutActor } from './checkout-logic.ts';
import type { ReviewActor } from './review-logic.ts';
import type { Booking } from './start-booking.ts';

export const BookingContext = createContext<Booking | null>(null);

export function useBooking<Flow extends FlowTypes = FlowTypes, List = unknown>(): Booking<Flow, List> {
  const booking = use(BookingContext);
  if (!booking) throw new Error('There is no BookingContext above this component');
  return booking as unknown as Booking<Flow, List>;
}

export function useBookingSelector<Flow extends FlowTypes, Value>(
  selector: (snapshot: BookingSnapshot<Flow>) => Value,
): Value {
  return useSelector(useBooking<Flow>().actor, selector);
}

export function useFound<List>(): SearchResults<List> {
  const { results } = useBooking<FlowTypes, List>();
  return useSyncExternalStore(results.subscribe, results.get);
}

export function useCheckout(): CheckoutActor | null {
  return useBookingSelector(selectCheckout);
}

export function useChangeTarget(): ChangeTarget | null {
  return useBookingSelector(selectChangeTarget);
}

export function useReview(): ReviewActor | null {
  return useBookingSelector(selectReview);
}
