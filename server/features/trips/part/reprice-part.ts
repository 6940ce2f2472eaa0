import type { Money } from '#domain/contract.ts';
import { convertMoney } from '#domain/exchange-rates.ts';
import { addMoney, subtractMoney } from '#domain/money.ts';
import type { PartDetails } from '../../../db/trip-tables.ts';
import { toComparedPrice } from '../../../offers/company-prices.ts';

type Priced = Pick<PartDetails, 'price' | 'lines'>;

const CHANGE = 'PRICE-CHANGE';

/** What is shown of a part that has another price than it was ordered at; its lines add up to it all the same. */
export function repricePart<Details extends Priced>(details: Details, price: Money): Details {
  if (isSame(details.price.asked, price)) return details;
  return { ...details, price: repriced(details.price, price), lines: adjusted(details.lines, price) };
}

export function isSame(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

/** What the parts cost together; null where the prices are in several currencies, so that they can't be added up. */
export function totalOf(parts: readonly Pick<PartDetails, 'price'>[]): Money | null {
  const [first, ...others] = parts.map(({ price }) => price.converted ?? price.asked);
  if (!first || others.some(({ currency }) => currency !== first.currency)) return null;
  return others.reduce(addMoney, first);
}

/** By the rate of the day on which it was ordered, so that only what the supplier asks makes a difference. */
function repriced({ asked: before, converted, rate }: PartDetails['price'], asked: Money) {
  if (!converted) return { asked };
  const rates = rate && {
    date: rate.date,
    perEuro: { [before.currency]: rate.from, [converted.currency]: rate.to },
  };
  return toComparedPrice({ asked, converted: convertMoney(asked, converted.currency, rates ?? null) });
}

function adjusted(lines: PartDetails['lines'], price: Money): PartDetails['lines'] {
  const kept = lines.filter(
    ({ code, onSite, amount }) => onSite || (code !== CHANGE && amount.currency === price.currency),
  );
  const paid = kept.filter(({ onSite }) => !onSite).map(({ amount }) => amount);
  const amount = paid.reduce(subtractMoney, price);
  if (amount.amount === 0) return kept;
  const label = 'Change of the price with the booking';
  return [...kept, { kind: 'surcharge', code: CHANGE, label, amount, onSite: false }];
}
