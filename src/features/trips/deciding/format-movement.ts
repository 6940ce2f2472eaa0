import type { Money } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import { formatDifference } from '../../../i18n/format.ts';

/** How much more or less it is; null in two currencies. */
export function formatMovement(before: Money, after: Money): string | null {
  return before.currency === after.currency ? formatDifference(subtractMoney(after, before)) : null;
}
