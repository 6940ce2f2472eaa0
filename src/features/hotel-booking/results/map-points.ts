import type { ShownHotel } from '#domain/hotel-booking/shown-hotels.ts';
import type { MapPoint } from '../../../components/map/map-point.ts';

/** A hotel on the map: its position and its price. */
export function toMapPoint({ hotel, rate }: ShownHotel): MapPoint {
  const { propertyId, name, latitude, longitude } = hotel;
  return { id: propertyId, name, latitude, longitude, price: rate.total ?? rate.price };
}
