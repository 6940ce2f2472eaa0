import type { PricedVerdict } from '../contract.ts';
import type { PartStatus } from '../trip-status.ts';
import { type ApprovalLevel, strictest } from './decision.ts';

/** What the policies said of a part when it was last judged. */
export interface JudgedPart {
  status: PartStatus;
  /** Null where the parts of the trip were only judged together. */
  verdict: PricedVerdict | null;
}

export interface JudgedTrip {
  travelers: readonly string[];
  parts: readonly JudgedPart[];
  /** What was said of all parts together, before each had a verdict of its own. */
  together: PricedVerdict;
}

const OVER: ReadonlySet<PartStatus> = new Set(['cancelled', 'failed']);

/** What follows for a trip from the parts that it has now, each as it was judged. */
export function tripVerdict({ travelers, ...judged }: JudgedTrip): PricedVerdict {
  return join(travelers, countedVerdicts(judged));
}

/**
 * What is cancelled or could not be booked does not count, unless nothing else is left: then the verdict says what the
 * trip was.
 */
export function countedVerdicts({ parts, together }: Omit<JudgedTrip, 'travelers'>): PricedVerdict[] {
  const present = parts.filter(({ status }) => !OVER.has(status));
  return verdictsOn({ parts: present.length > 0 ? present : parts, together });
}

/** The levels that any of its parts has asked for, also those that are over. */
export function levelsEverRequired(trip: Omit<JudgedTrip, 'travelers'>): readonly ApprovalLevel[] {
  return strictest(verdictsOn(trip)).levels;
}

function verdictsOn({ parts, together }: Omit<JudgedTrip, 'travelers'>): PricedVerdict[] {
  const own = parts.flatMap(({ verdict }) => verdict ?? []);
  return own.length < parts.length ? [together, ...own] : own;
}

function join(travelers: readonly string[], verdicts: readonly PricedVerdict[]): PricedVerdict {
  return {
    ...pickStrictest(verdicts),
    travelers: travelers.map((_id) => {
      const own = verdicts.flatMap((verdict) => verdict.travelers.filter((one) => one._id === _id));
      return {
        _id,
        ...pickStrictest(own),
        rules: own.flatMap(({ rules }) => rules),
        thresholds: own.flatMap(({ thresholds }) => thresholds),
      };
    }),
  };
}

function pickStrictest(verdicts: readonly Pick<PricedVerdict, 'action' | 'levels'>[]) {
  const { levels, ...decision } = strictest(verdicts);
  return { ...decision, levels: [...levels] };
}
