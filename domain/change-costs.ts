import type { Money, OnSitePlace, PartChange } from './contract.ts';
import type { DueOnSite } from './kinds/terms-rules.ts';
import { addMoney, subtractMoney } from './money.ts';

/** The only place where something is paid on top of a price. */
const WHERE_ON_TOP: OnSitePlace = 'hotel';

interface PricesOfChange {
  before: Money;
  after: Money;
  penalty: Money;
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
  const atPlace = onSiteChange(onSite);
  return {
    difference,
    due: balance.amount > 0 ? balance : nothing,
    refund: balance.amount < 0 ? subtractMoney(nothing, balance) : nothing,
    onSite: atPlace,
  };
}

/** What was paid on site on top of the price was not recorded for earlier changes, and is then left out. */
function onSiteChange({ before, after }: PricesOfChange['onSite']): PartChange['onSite'] {
  const [onTopBefore, onTopAfter] = [before.onTop, after.onTop];
  const isOnTopKnown = onTopBefore !== undefined && onTopAfter !== undefined;
  const amountBefore = isOnTopKnown ? addMoney(before.amount, onTopBefore) : before.amount;
  const amountAfter = isOnTopKnown ? addMoney(after.amount, onTopAfter) : after.amount;
  const isAnyDue = amountBefore.amount > 0 || amountAfter.amount > 0;
  const place = after.place ?? before.place ?? (isAnyDue ? WHERE_ON_TOP : null);
  if (!place) return undefined;
  return {
    place,
    before: amountBefore,
    after: amountAfter,
    difference: subtractMoney(amountAfter, amountBefore),
  };
}

export function additionalCost({ difference, penalty }: Pick<PartChange, 'difference' | 'penalty'>): Money {
  const cost = addMoney(difference, penalty);
  return cost.amount > 0 ? cost : subtractMoney(cost, cost);
}
