import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import type { BookingWorld } from '../booking/booking-world.ts';

export type HotelWorld = BookingWorld<HotelTypes>;
