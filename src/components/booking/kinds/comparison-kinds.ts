import { carComparison } from './car-comparison.ts';
import type { ComparisonKind, PartKind, PartOf } from './comparison-kind.ts';
import { flightComparison } from './flight-comparison.ts';
import { hotelComparison } from './hotel-comparison.ts';

const COMPARISON_KINDS: { [Kind in PartKind]: ComparisonKind<Kind> } = {
  flight: flightComparison,
  hotel: hotelComparison,
  car: carComparison,
  external: { title: ({ supplier }) => supplier, listTerms: () => [] },
};

export function comparisonKind<Kind extends PartKind>({ kind }: PartOf<Kind>): ComparisonKind<Kind> {
  return COMPARISON_KINDS[kind];
}
