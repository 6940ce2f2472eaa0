import type { PartKind } from '../checkout/checkout-part.ts';
import type { EarlierSearchOf } from '../kinds/kind-rules.ts';
import { SEARCHES } from '../kinds/search-kinds.ts';
import type { KindCriteria } from '../trip-draft/criteria-of-part.ts';
import type { BookingCriteria } from './flow-types.ts';

export function isComplete<Kind extends PartKind>(
  search: EarlierSearchOf<Kind>,
  { travelers }: BookingCriteria,
): boolean {
  const hasDays =
    search.from !== undefined && (search.to !== undefined || SEARCHES[search.kind].isOneWay(search));
  return travelers.length > 0 && hasDays;
}

export function repeatSearch<Kind extends PartKind>(
  search: EarlierSearchOf<Kind>,
  base: BookingCriteria,
): KindCriteria<Kind> {
  const { kind } = search;
  return { kind, criteria: SEARCHES[kind].repeat(search, base) };
}
