import type { Money } from '#domain/contract.ts';
import { carComparison } from './kinds/car-comparison.ts';
import type { ComparisonKind, ComparisonTerm, PartKind, PartOf } from './kinds/comparison-kind.ts';
import { flightComparison } from './kinds/flight-comparison.ts';
import { hotelComparison } from './kinds/hotel-comparison.ts';

/** One side of a comparison of a booked part before and after its change. */
export interface ComparisonSide {
  /** The title, as in the list of trips. */
  title: string;
  startsOn: string;
  endsOn: string;
  price: Money;
  /** The supplier's price, if the other one is converted. */
  asked?: Money;
  /** The same ones for all parts of a kind; empty where only the recorded data of a part are known. */
  terms: readonly ComparisonTerm[];
}

const KINDS: { [Kind in PartKind]: ComparisonKind<Kind> } = {
  flight: flightComparison,
  hotel: hotelComparison,
  car: carComparison,
  external: { title: ({ supplier }) => supplier, listTerms: () => [] },
};

export function comparisonSide<Kind extends PartKind>(part: PartOf<Kind>): ComparisonSide {
  const { title, listTerms } = findKind(part);
  const { startsOn, endsOn, price } = part;
  return { title: title(part), startsOn, endsOn, price: price.asked, terms: listTerms(part) };
}

function findKind<Kind extends PartKind>({ kind }: PartOf<Kind>): ComparisonKind<Kind> {
  return KINDS[kind];
}
