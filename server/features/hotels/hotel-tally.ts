import type { SearchTally } from '../../offers/search-tally.ts';

export type HotelOutcome = { shown: number } | 'hidden' | 'filteredOut';

export interface HotelTally {
  hotel(propertyId: string, fate: HotelOutcome): void;
  rateHidden(): void;
  /** Returns the counts; to be called once, at the end. */
  tell(): void;
}

export function createHotelTally(tally: SearchTally): HotelTally {
  const fates = new Map<string, HotelOutcome>();
  return {
    hotel(propertyId, fate) {
      const before = fates.get(propertyId);
      fates.set(propertyId, before === undefined ? fate : strongest(before, fate));
    },
    rateHidden: () => tally.offerHidden(),
    tell() {
      for (const fate of fates.values()) {
        if (fate === 'hidden') tally.resultHidden();
        else if (fate === 'filteredOut') tally.resultFilteredOut();
        else tally.shown(fate.shown);
      }
    },
  };
}

/** A hotel is shown when one source shows it, and hidden only when all sources hide it. */
function strongest(one: HotelOutcome, other: HotelOutcome): HotelOutcome {
  if (typeof one === 'object' && typeof other === 'object') return { shown: one.shown + other.shown };
  if (typeof one === 'object') return one;
  if (typeof other === 'object') return other;
  return one === 'filteredOut' ? one : other;
}
