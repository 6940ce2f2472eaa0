import type { CarPolicy, Money } from '#domain/contract.ts';
import { amountText } from '#domain/money.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { Reader, WithUndefined } from './policy-kind.ts';

export function typedPrices(rules: CarPolicy): SectionValues {
  const { highestPrice, highestPriceAction = 'approve', level1Threshold, level2Threshold } = rules;
  return {
    highestPrice: typedMoney(highestPrice),
    highestPriceAction,
    level1Threshold: typedMoney(level1Threshold),
    level2Threshold: typedMoney(level2Threshold),
  };
}

export function readPrices({ money, action }: Reader): WithUndefined<CarPolicy> {
  const highestPrice = money('highestPrice');
  return {
    ...(highestPrice && { highestPrice, highestPriceAction: action('highestPriceAction') }),
    level1Threshold: money('level1Threshold'),
    level2Threshold: money('level2Threshold'),
  };
}

export function typedMoney(amount: Money | undefined): string {
  return amount ? amountText(amount) : '';
}
