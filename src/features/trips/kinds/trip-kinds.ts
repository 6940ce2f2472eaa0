import type { SupplierPart, TripPart } from '#domain/contract.ts';
import { carKind } from './car/car-kind.tsx';
import { externalKind } from './external/external-kind.tsx';
import { flightKind } from './flight/flight-kind.tsx';
import { hotelKind } from './hotel/hotel-kind.tsx';
import type { PartKind, PartOf, SupplierKind, TripKind } from './trip-kind.ts';

export const SUPPLIER_KINDS: { [Kind in SupplierPart['kind']]: SupplierKind<Kind> } = {
  flight: flightKind,
  hotel: hotelKind,
  car: carKind,
};

const TRIP_KINDS: { [Kind in PartKind]: TripKind<Kind> } = { ...SUPPLIER_KINDS, external: externalKind };

export function tripKind<Kind extends PartKind>({ kind }: PartOf<Kind>): TripKind<Kind> {
  return TRIP_KINDS[kind];
}

export const isSupplierPart = (part: TripPart): part is SupplierPart => part.kind in SUPPLIER_KINDS;
