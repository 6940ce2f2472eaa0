import type { FullVerdict } from '../contract.ts';
import type { PartStatus } from '../trip-status.ts';
import { type ApprovalLevel, strictest } from './decision.ts';

export interface PartWithVerdict {
  status: PartStatus;
  /** Null where the parts of the trip were only judged together. */
  verdict: FullVerdict | null;
}

export interface TripWithVerdicts {
  travelers: readonly string[];
  parts: readonly PartWithVerdict[];
  /** The verdict on all parts together, for trips whose parts have no verdict of their own. */
  together: FullVerdict;
}

const OVER: ReadonlySet<PartStatus> = new Set(['cancelled', 'failed']);

export function tripVerdict({ travelers, ...judged }: TripWithVerdicts): FullVerdict {
  return join(travelers, countedVerdicts(judged));
}

/**
 * Parts that are cancelled or could not be booked do not count, unless there are no others:
 * then the verdict is about the trip as it was.
 */
export function countedVerdicts({ parts, together }: Omit<TripWithVerdicts, 'travelers'>): FullVerdict[] {
  const present = parts.filter(({ status }) => !OVER.has(status));
  return verdictsOn({ parts: present.length > 0 ? present : parts, together });
}

export function levelsEverRequired(trip: Omit<TripWithVerdicts, 'travelers'>): readonly ApprovalLevel[] {
  return strictest(verdictsOn(trip)).levels;
}

function verdictsOn({ parts, together }: Omit<TripWithVerdicts, 'travelers'>): FullVerdict[] {
  const own = parts.flatMap(({ verdict }) => verdict ?? []);
  return own.length < parts.length ? [together, ...own] : own;
}

function join(travelers: readonly string[], verdicts: readonly FullVerdict[]): FullVerdict {
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

function pickStrictest(verdicts: readonly Pick<FullVerdict, 'action' | 'levels'>[]) {
  const { levels, ...decision } = strictest(verdicts);
  return { ...decision, levels: [...levels] };
}
