import type { TripPart } from '#domain/contract.ts';

type PartOf<Kind extends TripPart['kind']> = { [One in Kind]: Extract<TripPart, { kind: One }> }[Kind];

const NAMES: { [Kind in TripPart['kind']]: (part: PartOf<Kind>) => string } = {
  flight: ({ route }) => route.join(' – '),
  hotel: ({ property }) => property.name,
  car: ({ vendor, car }) => `${vendor.name}, ${car.model}`,
  external: ({ supplier }) => supplier,
};

export function partName<Kind extends TripPart['kind']>(part: PartOf<Kind>): string {
  return NAMES[part.kind](part);
}
