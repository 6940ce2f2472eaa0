import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Cabin } from '#domain/flight-booking/available-extras.ts';

export type Deck = NonNullable<Cabin['deck']>;

export const DECKS = {
  main: msg`Main deck`,
  upper: msg`Upper deck`,
} satisfies Record<Deck, MessageDescriptor>;

export function groupByDeck(cabins: readonly Cabin[]): Deck[] {
  return [...new Set(cabins.flatMap(({ deck }) => deck ?? []))];
}
