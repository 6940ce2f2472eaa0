import type { PracticeSources, PracticeSwitches } from '#domain/contract.ts';
import { CLOCK_LIMIT_MINUTES, PRICE_LIMITS_PERCENT, SLOWEST_MILLISECONDS } from '#domain/practice.ts';
import { parseNumber } from '#domain/typed-text.ts';

export interface PracticeValues {
  clockOffsetMinutes: string;
  priceChangePercent: string;
  soldOut: boolean;
  /** Empty when none is slow. */
  slowSource: string;
  slowMilliseconds: string;
  fails: Readonly<Record<string, boolean>>;
  lostAnswers: boolean;
  silentApprovers: boolean;
}

const USUAL_MILLISECONDS = 3000;

type Limits = { lowest: number; highest: number };

export const LIMITS = {
  clockOffsetMinutes: { lowest: 0, highest: CLOCK_LIMIT_MINUTES },
  priceChangePercent: PRICE_LIMITS_PERCENT,
  slowMilliseconds: { lowest: 1, highest: SLOWEST_MILLISECONDS },
} as const satisfies Partial<Record<keyof PracticeValues, Limits>>;

export type NumberField = keyof typeof LIMITS;

export function practiceValues(switches: PracticeSwitches, sources: PracticeSources): PracticeValues {
  const { slowSource, failedSources } = switches;
  return {
    clockOffsetMinutes: String(switches.clockOffsetMinutes),
    priceChangePercent: String(switches.priceChangePercent),
    soldOut: switches.soldOut,
    slowSource: slowSource?.source ?? '',
    slowMilliseconds: String(slowSource?.milliseconds ?? USUAL_MILLISECONDS),
    fails: Object.fromEntries(allSources(sources).map((id) => [id, failedSources.includes(id)])),
    lostAnswers: switches.lostAnswers,
    silentApprovers: switches.silentApprovers,
  };
}

function allSources({ flights, hotels, cars }: PracticeSources): string[] {
  return [...flights, ...hotels, ...cars];
}

export function faultyNumbers(values: PracticeValues): NumberField[] {
  const commonFields =
    values.slowSource === '' ? (['clockOffsetMinutes', 'priceChangePercent'] as const) : null;
  const names = commonFields ?? (Object.keys(LIMITS) as NumberField[]); // the keys of that very table
  return names.filter((name) => {
    const { lowest, highest } = LIMITS[name];
    const number = parseWholeNumber(values[name]);
    return !(number >= lowest && number <= highest);
  });
}

export function toSwitches(values: PracticeValues, sources: PracticeSources): PracticeSwitches {
  const { soldOut, slowSource, fails, lostAnswers, silentApprovers } = values;
  return {
    clockOffsetMinutes: parseWholeNumber(values.clockOffsetMinutes),
    priceChangePercent: parseWholeNumber(values.priceChangePercent),
    soldOut,
    slowSource:
      slowSource !== ''
        ? { source: slowSource, milliseconds: parseWholeNumber(values.slowMilliseconds) }
        : undefined,
    failedSources: allSources(sources).filter((source) => fails[source]),
    lostAnswers,
    silentApprovers,
  };
}

/** Nothing typed means nothing changed. */
function parseWholeNumber(text: string): number {
  const number = text.trim() === '' ? 0 : parseNumber(text);
  return Number.isInteger(number) ? number : Number.NaN;
}
