import type { TripPart } from '#domain/contract.ts';

/** The name of a part. */
export function partName(part: TripPart): string {
  switch (part.kind) {
    case 'flight':
      return part.route.join(' – ');
    case 'hotel':
      return part.property.name;
    case 'car':
      return `${part.vendor.name}, ${part.car.model}`;
    case 'external':
      return part.supplier;
  }
}
