import { carPart } from '../car-booking/car-part.ts';
import type { PartKind } from '../checkout/checkout-part.ts';
import { flightPart } from '../flight-booking/flight-part.ts';
import { hotelPart } from '../hotel-booking/hotel-part.ts';
import type { ChosenRules } from './kind-rules.ts';

export const CHOSEN: { [Kind in PartKind]: ChosenRules<Kind> } = {
  flight: flightPart,
  hotel: hotelPart,
  car: carPart,
};
