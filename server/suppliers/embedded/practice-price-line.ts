import type { Money } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import type { PriceLine } from '#domain/offers/price-line.ts';

export function practicePriceLine(before: Money, after: Money): PriceLine {
  return {
    kind: 'surcharge',
    code: 'PRACTICE',
    label: 'Change of the price, for practice',
    amount: subtractMoney(after, before),
    onSite: false,
  };
}
