import type { TripPart } from '#domain/contract.ts';

/** What a part is called. */
export function partName(part: TripPart): string {
  switch (part.kind) {
    case 'hotel':
      return part.property.name;
    case 'car':
      return `${part.vendor.name}, ${part.car.model}`;
  }
}

/** The time zone of the place where it is used. */
export function partZone(part: TripPart): string {
  return part.kind === 'hotel' ? part.property.zone : part.pickUp.zone;
}

/** Until when it can be cancelled for nothing, an instant; undefined when it never can. */
export function freeUntilOf(part: TripPart): string | undefined {
  return part.kind === 'hotel' ? part.room.freeUntil : part.car.freeUntil;
}
