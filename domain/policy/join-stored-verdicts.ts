import type { PricedVerdict } from '../contract.ts';
import { strictest } from './decision.ts';

/** What follows for a trip that was judged in parts, each as it was judged then. */
export function joinStoredVerdicts(one: PricedVerdict, other: PricedVerdict): PricedVerdict {
  const all = [...one.travelers, ...other.travelers];
  const travelers = [...new Set(all.map(({ _id }) => _id))].map((_id) => {
    const own = all.filter((verdict) => verdict._id === _id);
    return {
      _id,
      ...strictestOf(own),
      rules: own.flatMap(({ rules }) => rules),
      thresholds: own.flatMap(({ thresholds }) => thresholds),
    };
  });
  return { ...strictestOf([one, other]), travelers };
}

function strictestOf(verdicts: readonly Pick<PricedVerdict, 'action' | 'levels'>[]) {
  const { levels, ...decision } = strictest(verdicts);
  return { ...decision, levels: [...levels] };
}
