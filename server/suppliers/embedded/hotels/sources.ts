import { mixNoise } from './noise.ts';

export type CancellationTerms = 'sameDay' | 'dayBefore' | 'twoDaysBefore' | 'never';

export interface RatePlan {
  code: 'flex' | 'bed' | 'save' | 'semi' | 'corp' | 'club';
  /** Compared to the flexible rate without meals. */
  factor: number;
  breakfast: boolean;
  prepaid: boolean;
  cancellation: CancellationTerms;
}

export interface Source {
  /** `100` is Sabre, `110` Expedia, `112` Bedsonline, `113` Booking.com. */
  code: string;
  /** The share of hotels in its portfolio: of chains, and of others. */
  knows: { chains: number; others: number };
  /** How its prices differ from the hotel's own. */
  factor: { from: number; to: number };
  plans: readonly RatePlan[];
  milliseconds: number;
}

const flex: RatePlan = { code: 'flex', factor: 1, breakfast: false, prepaid: false, cancellation: 'sameDay' };
const bed: RatePlan = { ...flex, code: 'bed', breakfast: true };
const save: RatePlan = { code: 'save', factor: 0.85, breakfast: false, prepaid: true, cancellation: 'never' };
const semi: RatePlan = { ...flex, code: 'semi', factor: 0.93, cancellation: 'twoDaysBefore' };
const club: RatePlan = { ...flex, code: 'club', factor: 0.95, cancellation: 'dayBefore' };
const corp: RatePlan = { ...flex, code: 'corp', factor: 0.95 };
const prepaid = (plan: RatePlan): RatePlan => ({ ...plan, prepaid: true });

/** All rates of 100 are paid at the hotel, all rates of 112 are prepaid. */
export const SOURCES: readonly Source[] = [
  {
    code: '100',
    knows: { chains: 0.95, others: 0.4 },
    factor: { from: 1, to: 1 },
    plans: [flex, bed, semi, corp],
    milliseconds: 14,
  },
  {
    code: '110',
    knows: { chains: 0.8, others: 0.7 },
    factor: { from: 0.97, to: 1.03 },
    plans: [flex, bed, save, prepaid(semi), club],
    milliseconds: 22,
  },
  {
    code: '112',
    knows: { chains: 0.6, others: 0.5 },
    factor: { from: 0.93, to: 1.02 },
    plans: [save, prepaid(semi), prepaid({ ...bed, cancellation: 'twoDaysBefore' })],
    milliseconds: 38,
  },
  {
    code: '113',
    knows: { chains: 0.85, others: 0.95 },
    factor: { from: 0.98, to: 1.05 },
    plans: [flex, bed, save, semi, club],
    milliseconds: 9,
  },
];

export const SOURCE_MILLISECONDS: Readonly<Record<string, number>> = Object.fromEntries(
  SOURCES.map(({ code, milliseconds }) => [code, milliseconds]),
);

export function sourceOf(code: string): Source | undefined {
  return SOURCES.find((source) => source.code === code);
}

export function knows(source: Source, house: { seed: number; inChain: boolean }): boolean {
  const listed = (one: Source) =>
    mixNoise(house.seed, Number(one.code)) < one.knows[house.inChain ? 'chains' : 'others'];
  return listed(source) || (source.code === '113' && !SOURCES.some(listed));
}

export function sourceFactor({ code, factor }: Source, seed: number): number {
  return factor.from + (factor.to - factor.from) * mixNoise(seed, Number(code), 1);
}
