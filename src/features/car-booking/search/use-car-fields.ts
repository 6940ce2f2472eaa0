import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { format } from 'date-fns/format';
import type { CarCriteria, RentalPlace } from '#domain/car-booking/car-criteria.ts';
import { toCarPlaceRequest } from '#domain/car-booking/car-requests.ts';
import type { BookingLocations, CarStation } from '#domain/contract.ts';
import { contractQuery } from '../../../api/contract-query.ts';
import { useRentalPlace } from './use-rental-place.ts';

export function useCarFields(first: CarCriteria, locations: BookingLocations['locations']) {
  const { api } = useRouter().options.context;
  const pickUp = useRentalPlace(first.pickUp, locations);
  const dropOff = useRentalPlace(first.dropOff, locations);
  const now = api.clock.now();
  return {
    criteria: { ...first, pickUp: pickUp.place, dropOff: dropOff.place },
    today: format(now, 'yyyy-MM-dd'),
    now: now.toISOString(),
    lookups: { pickUp: pickUp.lookup, dropOff: dropOff.lookup },
    stations: { pickUp: useStations(pickUp.place), dropOff: useStations(dropOff.place) },
  };
}

/** Null until they are loaded: the search itself reports a place without stations. */
function useStations(place: RentalPlace | null): readonly CarStation[] | null {
  const { api } = useRouter().options.context;
  const body = { place: place ? toCarPlaceRequest(place) : { code: '' } };
  const query = contractQuery(api, 'post', '/api/booking/car/stations', { body });
  const { data } = useQuery({ ...query, enabled: place !== null, throwOnError: false });
  return (place && data?.stations) ?? null;
}
