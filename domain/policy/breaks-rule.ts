import type { FullVerdict } from '../contract.ts';

export function breaksRule({ travelers }: Pick<FullVerdict, 'travelers'>): boolean {
  return travelers.some(({ rules }) => rules.some(({ result }) => result !== 'kept'));
}
