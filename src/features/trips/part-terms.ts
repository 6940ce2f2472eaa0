import type { TripPart } from '#domain/contract.ts';

/** The time zone of the part's first location; undefined if it is unknown. */
export function partZone(part: TripPart): string | undefined {
  switch (part.kind) {
    case 'flight':
      return part.zone;
    case 'hotel':
      return part.property.zone;
    case 'car':
      return part.pickUp.zone;
    case 'external':
      return undefined;
  }
}

/** The instant until which a cancellation is free; undefined if it never is. */
export function freeUntilOf(part: TripPart): string | undefined {
  switch (part.kind) {
    case 'flight':
      return part.freeUntil;
    case 'hotel':
      return part.room.freeUntil;
    case 'car':
      return part.car.freeUntil;
    case 'external':
      return undefined;
  }
}
