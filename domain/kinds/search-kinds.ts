import { carSearch } from '../car-booking/car-search.ts';
import type { PartKind } from '../checkout/checkout-part.ts';
import { flightSearch } from '../flight-booking/flight-search.ts';
import { hotelSearch } from '../hotel-booking/hotel-search.ts';
import type { SearchRules } from './kind-rules.ts';

export const SEARCHES: { [Kind in PartKind]: SearchRules<Kind> } = {
  flight: flightSearch,
  hotel: hotelSearch,
  car: carSearch,
};
