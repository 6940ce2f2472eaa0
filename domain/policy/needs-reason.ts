import type { FullVerdict } from '../contract.ts';

/** Whether the traveller has to give a reason: a rule is broken, even if it requires no approval. */
export function needsReason({ travelers }: Pick<FullVerdict, 'travelers'>): boolean {
  return travelers.some(({ rules }) => rules.some(({ result }) => result !== 'kept'));
}
