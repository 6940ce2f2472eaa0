import { createContext, type ReactNode } from 'react';
import type { HotelBooking } from './hotel-booking-actor.ts';

export const HotelBookingContext = createContext<HotelBooking | null>(null);

interface HotelBookingProviderProps {
  booking: HotelBooking;
  children: ReactNode;
}

export function HotelBookingProvider({ booking, children }: HotelBookingProviderProps) {
  return <HotelBookingContext value={booking}>{children}</HotelBookingContext>;
}
