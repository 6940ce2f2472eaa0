import type { FullVerdict } from '../contract.ts';

/** Whether a rule is broken, even if it requires no approval. A price that reaches a threshold breaks none. */
export function breaksRule({ travelers }: Pick<FullVerdict, 'travelers'>): boolean {
  return travelers.some(({ rules }) => rules.some(({ result }) => result !== 'kept'));
}
