import type { OfferVerdict } from '#domain/contract.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import { listOnce, type UniqueList } from './unique-list.ts';
import { toOfferVerdict } from './verdicts.ts';

/** The verdicts of a list of offers, in the short form that lists show. */
export function listVerdicts(): UniqueList<JointVerdict, OfferVerdict> {
  return listOnce(toVerdictKey, toOfferVerdict);
}

function toVerdictKey(verdict: JointVerdict): string {
  const { broken, action, levels } = toOfferVerdict(verdict);
  return [action, levels, broken].join();
}
