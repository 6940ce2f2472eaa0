import type { BookingCriteria } from '../booking/flow-types.ts';
import { between, type Whereabouts } from '../clashes/planned-part.ts';
import type { HotelPart } from '../contract.ts';
import type { PlannedRules } from '../kinds/kind-rules.ts';
import type { PartProposal, Visit } from '../trip-draft/visit.ts';
import { DEFAULT_HOTEL_RADIUS, type HotelCriteria } from './hotel-criteria.ts';

export const plannedHotel: PlannedRules<'hotel'> = {
  isJourney: false,
  isNight: true,
  isCollected: false,
  whereabouts: ({ priced, criteria }) => planStay(priced.property, criteria),
  legs: () => [],
  stays: ({ priced, criteria: { checkIn, checkOut } }) => {
    const { name, address, latitude, longitude } = priced.property;
    const place = { label: `${name}, ${address.city}`, latitude, longitude };
    return [{ city: address.city, from: checkIn, to: checkOut, place, airport: null }];
  },
  propose: proposeHotel,
};

/** Guests may arrive late on the first evening and leave early: only then they are surely at the hotel. */
const ARRIVED_BY = '21:00';
const STAYS_UNTIL = '07:00';

export function planStay(
  { zone, address, latitude, longitude }: HotelPart['property'],
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
): Whereabouts {
  const times = between(`${checkIn}T${ARRIVED_BY}`, zone, `${checkOut}T${STAYS_UNTIL}`, zone);
  return { ...times, places: [{ town: address.city, latitude, longitude }], legs: [] };
}

function proposeHotel(
  { city, arrival, departure, airport, place }: Visit,
  common: BookingCriteria,
): PartProposal<HotelCriteria> | null {
  const from = arrival.day;
  const to = departure?.day ?? '';
  if (to !== '' && to <= from) return null;
  return {
    city,
    airport: place ? undefined : airport?.label,
    from,
    to,
    lookUp: place ? null : (airport?.code ?? city),
    criteria: {
      formVariant: 'location',
      place,
      companyLocationId: null,
      radius: DEFAULT_HOTEL_RADIUS,
      checkIn: from,
      checkOut: to,
      rooms: Math.max(common.travelers.length, 1),
      submitButtonType: 'SearchByPrice',
      purpose: common.purpose,
      travelers: common.travelers,
    },
  };
}
