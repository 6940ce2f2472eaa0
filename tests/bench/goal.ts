import type { Bench } from './bench.ts';

export type Budget = { atMost: number } | { atLeast: number };

/** One row of the table. */
export interface Figure {
  what: string;
  measured: number;
  /** The unit of the number: `ratio` and `count` have none. */
  unit: 'ratio' | 'count' | 'score' | 'ms' | 's' | 'kB' | 'MB' | 'a second';
  /** Absent where the figure is only reported. */
  budget?: Budget;
  /** The reference value, or the components of the figure. */
  floor?: string;
}

export type Measure = (bench: Bench) => Promise<Figure[]>;

export function isWithin(measured: number, budget: Budget): boolean {
  return 'atMost' in budget ? measured <= budget.atMost : measured >= budget.atLeast;
}
