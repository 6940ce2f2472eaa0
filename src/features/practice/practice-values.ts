import type { PracticeSources, PracticeSwitches } from '#domain/contract.ts';
import { numberOf } from '#domain/number-text.ts';
import { CLOCK_LIMIT_MINUTES, PRICE_LIMITS_PERCENT, SLOWEST_MILLISECONDS } from '#domain/practice.ts';

/** The fields of the form; each source that may fail has one of its own, such as `fails-112`. */
export type PracticeField =
  | 'clockOffsetMinutes'
  | 'priceChangePercent'
  | 'soldOut'
  | 'slowSource'
  | 'slowMilliseconds'
  | 'lostAnswers'
  | 'silentApprovers'
  | `fails-${string}`;

export type PracticeValues = Record<PracticeField, string>;
type Limits = { lowest: number; highest: number };

export const LIMITS = {
  clockOffsetMinutes: { lowest: 0, highest: CLOCK_LIMIT_MINUTES },
  priceChangePercent: PRICE_LIMITS_PERCENT,
  slowMilliseconds: { lowest: 1, highest: SLOWEST_MILLISECONDS },
} as const satisfies Partial<Record<PracticeField, Limits>>;

export type NumberField = keyof typeof LIMITS;

export function fieldsOf(sources: PracticeSources): PracticeField[] {
  return [
    ...(['clockOffsetMinutes', 'priceChangePercent', 'soldOut', 'slowSource', 'slowMilliseconds'] as const),
    ...allSources(sources).map((source) => `fails-${source}` as const),
    ...(['lostAnswers', 'silentApprovers'] as const),
  ];
}

function allSources({ flights, hotels, cars }: PracticeSources): string[] {
  return [...flights, ...hotels, ...cars];
}

/** The fields whose text is no whole number within its limits. */
export function faultyNumbers(values: PracticeValues): NumberField[] {
  const asked = values.slowSource === '' ? (['clockOffsetMinutes', 'priceChangePercent'] as const) : null;
  const names = asked ?? (Object.keys(LIMITS) as NumberField[]); // the keys of that very table
  return names.filter((name) => {
    const { lowest, highest } = LIMITS[name];
    const number = wholeNumberOf(values[name]);
    return !(number >= lowest && number <= highest);
  });
}

/** What a valid form says. */
export function switchesOf(values: PracticeValues, sources: PracticeSources): PracticeSwitches {
  const isOn = (name: PracticeField) => values[name] !== '';
  return {
    clockOffsetMinutes: wholeNumberOf(values.clockOffsetMinutes),
    priceChangePercent: wholeNumberOf(values.priceChangePercent),
    soldOut: isOn('soldOut'),
    ...(isOn('slowSource') && {
      slowSource: { source: values.slowSource, milliseconds: wholeNumberOf(values.slowMilliseconds) },
    }),
    failedSources: allSources(sources).filter((source) => isOn(`fails-${source}`)),
    lostAnswers: isOn('lostAnswers'),
    silentApprovers: isOn('silentApprovers'),
  };
}

/** Nothing typed means nothing changed. */
function wholeNumberOf(text: string): number {
  const number = text.trim() === '' ? 0 : numberOf(text);
  return Number.isInteger(number) ? number : Number.NaN;
}
