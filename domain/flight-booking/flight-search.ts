import type { SearchRules } from '../kinds/kind-rules.ts';
import type { LegInput } from './flight-criteria.ts';
import { EMPTY_LEG, freshFlightCriteria, pickAirport } from './flight-criteria.ts';

export const flightSearch: SearchRules<'flight'> = {
  isOneWay: ({ flightType }) => flightType === 'oneWay',
  repeat: ({ origin, destination, flightType, serviceClass, from = '', to = '' }, base) => ({
    ...freshFlightCriteria(base),
    flightType,
    serviceClass,
    legs: [{ ...EMPTY_LEG, origin: pickAirport(origin), destination: pickAirport(destination) }],
    departureDateRange: { from, to },
  }),
  forTravelers: (criteria, travelers) => ({ ...criteria, travelers }),
  shift: (criteria, shiftDay) => {
    const { from, to } = criteria.departureDateRange;
    const shiftLeg = (leg: LegInput) => ({ ...leg, departureDate: shiftDay(leg.departureDate) });
    return {
      ...criteria,
      legs: criteria.legs.map(shiftLeg),
      departureDateRange: { from: shiftDay(from), to: shiftDay(to) },
    };
  },
};
