import type { Money, OnSiteChange, PartChange, PriceWithConversion } from './contract.ts';
import { addMoney, subtractMoney } from './money.ts';
import { convertLike } from './trip-costs.ts';

export interface ChangeAmounts {
  before: Money;
  after: Money;
  difference: Money;
  penalty: Money;
  due: Money;
  refund: Money;
  onSite?: OnSiteChange;
}

/**
 * The amounts of a change in the company's currency, by the exchange rate of the new price. What adds up at the
 * supplier adds up here, too.
 */
export function inCompanyCurrency(price: PriceWithConversion, amounts: ChangeAmounts): ChangeAmounts {
  const convert = (amount: Money) => convertLike(price, amount);
  const [penalty, due, refund] = [convert(amounts.penalty), convert(amounts.due), convert(amounts.refund)];
  const isSum =
    addMoney(amounts.difference, amounts.penalty).amount ===
    subtractMoney(amounts.due, amounts.refund).amount;
  return {
    before: convert(amounts.before),
    after: convert(amounts.after),
    difference: isSum ? subtractMoney(subtractMoney(due, refund), penalty) : convert(amounts.difference),
    penalty,
    due,
    refund,
    onSite: amounts.onSite && convertOnSite(convert, amounts.onSite),
  };
}

export function amountsOfChange(change: PartChange): ChangeAmounts {
  const { before, after } = change;
  return inCompanyCurrency(after.price, { ...change, before: before.price, after: after.price.asked });
}

function convertOnSite(convert: (amount: Money) => Money, onSite: OnSiteChange): OnSiteChange {
  const [before, after] = [convert(onSite.before), convert(onSite.after)];
  return { place: onSite.place, before, after, difference: subtractMoney(after, before) };
}
