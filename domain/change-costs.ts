import type { Money, PartChange } from './contract.ts';
import { addMoney, subtractMoney } from './money.ts';

interface ChangedPrices {
  before: Money;
  after: Money;
  penalty: Money;
}

/** What the change of a part costs in all, or what is paid back; all amounts are in one currency. */
export function changeCosts({
  before,
  after,
  penalty,
}: ChangedPrices): Pick<PartChange, 'difference' | 'due' | 'refund'> {
  const difference = subtractMoney(after, before);
  const balance = addMoney(difference, penalty);
  const nothing = subtractMoney(before, before);
  return {
    difference,
    due: balance.amount > 0 ? balance : nothing,
    refund: balance.amount < 0 ? subtractMoney(nothing, balance) : nothing,
  };
}
