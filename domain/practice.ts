import type { PracticeSwitches } from './contract.ts';

export const CLOCK_LIMIT_MINUTES = 525_600;
export const PRICE_LIMITS_PERCENT = { lowest: -50, highest: 100 } as const;
export const SLOWEST_MILLISECONDS = 60_000;

export function countSwitchedOn(switches: PracticeSwitches): number {
  const { clockOffsetMinutes, priceChangePercent, soldOut, slowSource, failedSources } = switches;
  return [
    clockOffsetMinutes !== 0,
    priceChangePercent !== 0,
    soldOut,
    slowSource !== undefined,
    failedSources.length > 0,
    switches.lostAnswers,
    switches.silentApprovers,
  ].filter(Boolean).length;
}
