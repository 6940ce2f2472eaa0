import type { Money } from '#domain/contract.ts';
import { parseMoney, subtractMoney } from '#domain/money.ts';

export interface CancellationValues {
  reason: string;
  /** The amount in the currency of the price. */
  penalty: string;
}

export type CancellationField = keyof CancellationValues;
export type CancellationFault = 'required' | 'amount' | 'abovePrice';

export function cancellationFaults(
  { reason, penalty }: CancellationValues,
  price: Money,
): Partial<Record<CancellationField, CancellationFault>> {
  const fault = penaltyFault(penalty, price);
  return {
    reason: reason.trim() === '' ? 'required' : undefined,
    penalty: fault ?? undefined,
  };
}

function penaltyFault(penalty: string, price: Money): CancellationFault | null {
  if (penalty.trim() === '') return 'required';
  const typed = parseMoney(penalty, price.currency);
  if (typed === null) return 'amount';
  return typed.amount > price.amount ? 'abovePrice' : null;
}

/** The penalty; null if it is not an amount, or exceeds the price. */
export function parsePenalty(penalty: string, price: Money): Money | null {
  return penaltyFault(penalty, price) === null ? parseMoney(penalty, price.currency) : null;
}

export function computeRefund({ penalty }: CancellationValues, price: Money): Money | null {
  const retained = parsePenalty(penalty, price);
  return retained && subtractMoney(price, retained);
}
