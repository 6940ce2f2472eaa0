import type { TripPart } from '#domain/contract.ts';

/** The time zone of the place where it begins. */
export function partZone(part: TripPart): string {
  switch (part.kind) {
    case 'flight':
      return part.zone;
    case 'hotel':
      return part.property.zone;
    case 'car':
      return part.pickUp.zone;
    case 'external':
      return 'UTC';
  }
}

/** Until when it can be cancelled for nothing, an instant; undefined when it never can. */
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
