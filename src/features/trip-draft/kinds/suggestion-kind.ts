import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { SuggestedOffer } from '#domain/trip-draft/suggested-offers.ts';
import type { SuggestedOf } from '../../../actors/trip-draft/suggestion-outcome.ts';
import type { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';

export type SuggestedKind = SuggestedOffer['kind'];

export type Words = (message: MessageDescriptor) => string;

export interface OfferWords {
  name: string;
  facts: ReactNode;
  notes: readonly (string | null)[];
  offered: NonNullable<Parameters<typeof VerdictMark>[0]['offered']>;
}

export interface SuggestionKind<Kind extends SuggestedKind> {
  seeAll: MessageDescriptor;
  searching: MessageDescriptor;
  none: MessageDescriptor;
  best: MessageDescriptor;
  lines: readonly number[];
  describe: (suggested: SuggestedOf<Kind>, words: Words) => OfferWords;
}
