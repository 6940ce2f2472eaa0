import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { FlowByKind, PartKind } from '#domain/checkout/checkout-part.ts';
import { formatCities } from '#domain/flight-booking/flight-part.ts';
import type { FlowDescription } from '#machines/booking/flow-description.ts';
import { CAR_FLOW } from '#machines/car-booking/car-flow.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';

interface BegunRules<Flow extends FlowTypes> {
  flow: FlowDescription<Flow>;
  title: (criteria: Flow['criteria'], chosen: string | undefined) => string;
  /** The first day and the last one; the last is empty where there is none. */
  days: (criteria: Flow['criteria']) => [startsOn: string, endsOn: string];
}

export const BEGUN_KINDS: { [Kind in PartKind]: BegunRules<FlowByKind[Kind]> } = {
  flight: {
    flow: FLIGHT_FLOW,
    title: (criteria, chosen = '') => formatCities(criteria) || chosen,
    days: ({ flightType, legs, departureDateRange: { from, to } }) =>
      flightType === 'multiCity'
        ? [legs[0]?.departureDate ?? '', legs.at(-1)?.departureDate ?? '']
        : [from, flightType === 'roundTrip' ? to : ''],
  },
  hotel: {
    flow: HOTEL_FLOW,
    title: ({ place }, chosen) => chosen ?? place?.label ?? '',
    days: ({ checkIn, checkOut }) => [checkIn, checkOut],
  },
  car: {
    flow: CAR_FLOW,
    title: ({ pickUp }, chosen) => chosen ?? pickUp?.label ?? '',
    days: ({ pickUpDate, dropOffDate }) => [pickUpDate, dropOffDate],
  },
};
