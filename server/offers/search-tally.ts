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
      const milliseconds = Math.round(performance.now() - started);
      const known = sources.find((one) => one.source === source);
      if (known) Object.assign(known, { milliseconds, found: known.found + found });
      else sources.push({ source, milliseconds, found });
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
