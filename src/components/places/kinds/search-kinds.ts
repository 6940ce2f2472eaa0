import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Airport, EarlierSearch } from '#domain/contract.ts';

export type SearchKind = EarlierSearch['kind'];
type EarlierSearchOf<Kind extends SearchKind> = {
  [One in Kind]: Extract<EarlierSearch, { kind: One }>;
}[Kind];

interface SearchKindWords<Kind extends SearchKind> {
  name: MessageDescriptor;
  plural: MessageDescriptor;
  places: (search: EarlierSearchOf<Kind>) => string;
}

export const SEARCH_KINDS: { [Kind in SearchKind]: SearchKindWords<Kind> } = {
  flight: {
    name: msg`Flight`,
    plural: msg`Flights`,
    places: ({ origin, destination }) => `${nameOf(origin)} – ${nameOf(destination)}`,
  },
  hotel: {
    name: msg`Hotel`,
    plural: msg`Hotels`,
    places: ({ place }) => place.label,
  },
  car: {
    name: msg`Car`,
    plural: msg`Cars`,
    places: ({ pickUp, dropOff }) => (dropOff ? `${pickUp.label} – ${dropOff.label}` : pickUp.label),
  },
};

export const ORDERED_KINDS = Object.keys(SEARCH_KINDS) as [SearchKind, ...SearchKind[]];

export function placesOf<Kind extends SearchKind>(search: EarlierSearchOf<Kind>): string {
  return SEARCH_KINDS[search.kind].places(search);
}

/** With the code, because a city may have several airports. */
function nameOf({ city, code }: Pick<Airport, 'city' | 'code'>): string {
  return `${city} ${code}`;
}
