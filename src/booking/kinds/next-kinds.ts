import type { NextPart } from '#domain/trip-draft/prefill.ts';
import { nextCar } from './next-car.ts';
import { nextFlight } from './next-flight.ts';
import { nextHotel } from './next-hotel.ts';
import type { NextKind, NextPartOf } from './next-kind.ts';

const NEXT_KINDS: { [Kind in NextPart['kind']]: NextKind<Kind> } = {
  flight: nextFlight,
  hotel: nextHotel,
  car: nextCar,
};

export function nextKind<Kind extends NextPart['kind']>({ kind }: NextPartOf<Kind>): NextKind<Kind> {
  return NEXT_KINDS[kind];
}
