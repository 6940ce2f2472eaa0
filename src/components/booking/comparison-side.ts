import type { Money } from '#domain/contract.ts';
import type { ComparisonTerm, PartKind, PartOf } from './kinds/comparison-kind.ts';
import { comparisonKind } from './kinds/comparison-kinds.ts';

export interface ComparisonSide {
  title: string;
  startsOn: string;
  endsOn: string;
  price: Money;
  asked?: Money;
  terms: readonly ComparisonTerm[];
}

export function comparisonSide<Kind extends PartKind>(part: PartOf<Kind>): ComparisonSide {
  const { title, listTerms } = comparisonKind(part);
  const { startsOn, endsOn, price } = part;
  return { title: title(part), startsOn, endsOn, price: price.asked, terms: listTerms(part) };
}
