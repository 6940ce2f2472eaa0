import { useRouter } from '@tanstack/react-router';
import { format } from 'date-fns/format';
import { useMemo } from 'react';
import { locationsOnMap } from '#domain/booking/matching-locations.ts';
import type { BookingLocations } from '#domain/contract.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { usePlaceLookup } from '../../../booking/use-place-lookup.ts';

export function useHotelFields(first: HotelCriteria, places: BookingLocations) {
  const { api } = useRouter().options.context;
  const locations = useMemo(() => locationsOnMap(places.locations), [places]);
  const { place, lookup } = usePlaceLookup(first.place, locations);
  const today = format(api.clock.now(), 'yyyy-MM-dd');
  return { criteria: { ...first, place }, today, places, lookup };
}
