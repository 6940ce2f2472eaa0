import type { Money } from '#domain/contract.ts';
import type { ComparisonTerm, PartKind, PartOf } from './kinds/comparison-kind.ts';
import { comparisonKind } from './kinds/comparison-kinds.ts';

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

export function comparisonSide<Kind extends PartKind>(part: PartOf<Kind>): ComparisonSide {
  const { title, listTerms } = comparisonKind(part);
  const { startsOn, endsOn, price } = part;
  return { title: title(part), startsOn, endsOn, price: price.asked, terms: listTerms(part) };
}
