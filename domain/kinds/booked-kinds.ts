import { bookedCar } from '../car-booking/booked-car.ts';
import type { PartKind } from '../checkout/checkout-part.ts';
import { bookedFlight } from '../flight-booking/booked-flight.ts';
import { bookedHotel } from '../hotel-booking/booked-hotel.ts';
import type { BookedRules } from './kind-rules.ts';

export const BOOKED: { [Kind in PartKind]: BookedRules<Kind> } = {
  flight: bookedFlight,
  hotel: bookedHotel,
  car: bookedCar,
};
