import type { Situation } from '../inventory.ts';
import type { PracticeSwitches } from '../practice-switches.ts';

export interface OfferCircumstances {
  pricePercent: number;
  soldOut: boolean;
  expired: boolean;
  declined: boolean;
  lostAnswer: boolean;
}

export interface SearchCircumstances {
  nothingFound: boolean;
  failed: readonly string[];
  /** Milliseconds in addition to the usual response time. */
  slownessOf(source: string): number;
}

/** From the company's switches and from the sentinel data of the offer. */
export function offerCircumstances(
  switches: PracticeSwitches,
  situation: Situation | null,
): OfferCircumstances {
  return {
    pricePercent: switches.priceChangePercent + toPercent(situation),
    soldOut: switches.soldOut || situation?.kind === 'soldOut',
    expired: situation?.kind === 'expired',
    declined: situation?.kind === 'declined',
    lostAnswer: switches.lostAnswers || situation?.kind === 'lostAnswer',
  };
}

export function searchCircumstances(
  switches: PracticeSwitches,
  situation: Situation | null,
): SearchCircumstances {
  const slow = [switches.slowSource, situation?.kind === 'slowSource' ? situation : null];
  const failed = situation?.kind === 'failedSources' ? situation.sources : [];
  return {
    nothingFound: situation?.kind === 'nothingFound',
    failed: [...switches.failedSources, ...failed],
    slownessOf: (source) =>
      slow.reduce((sum, one) => sum + (one?.source === source ? one.milliseconds : 0), 0),
  };
}

function toPercent(situation: Situation | null): number {
  if (situation?.kind === 'dearer') return situation.percent;
  return situation?.kind === 'cheaper' ? -situation.percent : 0;
}
