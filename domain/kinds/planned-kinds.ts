import { plannedCar } from '../car-booking/planned-car.ts';
import type { PartKind } from '../checkout/checkout-part.ts';
import { plannedFlight } from '../flight-booking/planned-flight.ts';
import { plannedHotel } from '../hotel-booking/planned-hotel.ts';
import type { PlannedRules } from './kind-rules.ts';

export const PLANNED: { [Kind in PartKind]: PlannedRules<Kind> } = {
  hotel: plannedHotel,
  car: plannedCar,
  flight: plannedFlight,
};
