import type { SearchEnd } from '#domain/contract.ts';

export interface SearchTally {
  answered(source: string, found: number): void;
  shown(offers: number): void;
  resultHidden(): void;
  offerHidden(): void;
  resultFilteredOut(): void;
  end(): SearchEnd;
}

export function startTally(): SearchTally {
  const started = performance.now();
  const sources: SearchEnd['sources'] = [];
  const counts = { results: 0, offers: 0, hiddenByPolicy: 0, hiddenOffers: 0, filteredOut: 0 };
  return {
    answered: (source, found) => {
      sources.push({ source, milliseconds: Math.round(performance.now() - started), found });
    },
    shown: (offers) => {
      counts.results += 1;
      counts.offers += offers;
    },
    resultHidden: () => {
      counts.hiddenByPolicy += 1;
    },
    offerHidden: () => {
      counts.hiddenOffers += 1;
    },
    resultFilteredOut: () => {
      counts.filteredOut += 1;
    },
    end: () => ({ type: 'end', ...counts, sources }),
  };
}
