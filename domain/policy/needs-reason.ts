import type { PricedVerdict } from '../contract.ts';

/** Whether the traveller has to say why: a rule is not kept, even if nobody has to approve it. */
export function needsReason({ travelers }: Pick<PricedVerdict, 'travelers'>): boolean {
  return travelers.some(({ rules }) => rules.some(({ result }) => result !== 'kept'));
}
