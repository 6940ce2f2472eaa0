import { createContext, type ReactNode } from 'react';
import type { Booking } from './start-booking.ts';

export const BookingContext = createContext<Booking | null>(null);

interface BookingProviderProps {
  booking: Booking;
  children: ReactNode;
}

export function BookingProvider({ booking, children }: BookingProviderProps) {
  return <BookingContext value={booking}>{children}</BookingContext>;
}
