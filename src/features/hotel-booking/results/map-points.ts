import type { ShownHotel } from '#domain/hotel-booking/shown-hotels.ts';
import type { MapPoint } from '../../../components/map/map-point.ts';

/** A hotel as it stands on the map: where it is, and what it costs. */
export function toMapPoint({ hotel, rate }: ShownHotel): MapPoint {
  const { propertyId, name, latitude, longitude } = hotel;
  return { id: propertyId, name, latitude, longitude, price: rate.total ?? rate.price };
}
