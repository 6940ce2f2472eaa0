import type { BookingLocations } from '#domain/contract.ts';
import type { Position } from '#domain/geography.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';

type Where = Pick<HotelCriteria, 'place' | 'companyLocationId'>;

export function placeNameOf(where: Where, places: BookingLocations | undefined): string {
  return where.place?.label ?? findLocation(where, places)?.name ?? '';
}

export function positionOf(where: Where, places: BookingLocations | undefined): Position | null {
  const { latitude, longitude } = where.place ?? findLocation(where, places) ?? {};
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

function findLocation({ companyLocationId }: Where, places: BookingLocations | undefined) {
  return places?.locations.find(({ _id }) => _id === companyLocationId);
}
