import type { OfferVerdict } from '#domain/contract.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import { listOnce, type UniqueList } from './unique-list.ts';
import { toOfferVerdict } from './verdicts.ts';

export function listVerdicts(): UniqueList<JointVerdict, OfferVerdict> {
  return listOnce(toVerdictKey, toOfferVerdict);
}

function toVerdictKey(verdict: JointVerdict): string {
  const { broken, action, levels } = toOfferVerdict(verdict);
  return [action, levels, broken].join();
}
