import type { Money, PartChange } from './contract.ts';
import type { DueOnSite } from './due-on-site.ts';
import { addMoney, subtractMoney } from './money.ts';

interface PricesOfChange {
  before: Money;
  after: Money;
  penalty: Money;
  /** How much of both prices is paid on site. */
  onSite: { before: DueOnSite; after: DueOnSite };
}

/**
 * What the change of a part costs, or what is paid back; all amounts are in one currency. What is paid on site was not
 * paid before, so that only the part of the price that is paid with the booking, and the penalty, are settled now.
 */
export function changeCosts({
  before,
  after,
  penalty,
  onSite,
}: PricesOfChange): Pick<PartChange, 'difference' | 'due' | 'refund' | 'onSite'> {
  const difference = subtractMoney(after, before);
  const nothing = subtractMoney(before, before);
  const onSiteDifference = subtractMoney(onSite.after.amount, onSite.before.amount);
  const balance = addMoney(subtractMoney(difference, onSiteDifference), penalty);
  const place = onSite.after.place ?? onSite.before.place;
  return {
    difference,
    due: balance.amount > 0 ? balance : nothing,
    refund: balance.amount < 0 ? subtractMoney(nothing, balance) : nothing,
    ...(place && {
      onSite: {
        place,
        before: onSite.before.amount,
        after: onSite.after.amount,
        difference: onSiteDifference,
      },
    }),
  };
}

/** The extra cost of a change over the booked price, wherever it is paid; zero when it costs less. */
export function additionalCost({ difference, penalty }: Pick<PartChange, 'difference' | 'penalty'>): Money {
  const cost = addMoney(difference, penalty);
  return cost.amount > 0 ? cost : subtractMoney(cost, cost);
}
