import { penaltiesAtPrice } from '#domain/cancellation-costs.ts';
import type { Money, RoomConditions } from '#domain/contract.ts';
import { convertMoney } from '#domain/exchange-rates.ts';
import { addMoney, subtractMoney } from '#domain/money.ts';
import type { PartDetails } from '../../../db/trip-tables.ts';
import { toPriceWithConversion } from '../../../offers/company-prices.ts';

type PriceWithLines = Pick<PartDetails, 'price' | 'lines'> & { room?: RoomConditions };

const CHANGE = 'PRICE-CHANGE';

/**
 * Replaces the ordered price in the details of a part, with price lines that add up to the new one and penalties that
 * follow it.
 */
export function repricePart<Details extends PriceWithLines>(details: Details, price: Money): Details {
  const { room } = details;
  const { asked: before } = details.price;
  if (isSame(before, price)) return details;
  const repricedDetails = {
    ...details,
    price: repriced(details.price, price),
    lines: adjusted(details.lines, price),
  };
  if (!room) return repricedDetails;
  const deadlines = penaltiesAtPrice(room.deadlines, { before, after: price });
  return { ...repricedDetails, room: { ...room, deadlines } };
}

export function isSame(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

export function sumPrices(parts: readonly Pick<PartDetails, 'price'>[]): Money | null {
  const [first, ...others] = parts.map(({ price }) => price.converted ?? price.asked);
  if (!first || others.some(({ currency }) => currency !== first.currency)) return null;
  return others.reduce(addMoney, first);
}

/**
 * The exchange rate of the day of the order applies, so that only a price change of the supplier makes a difference.
 */
function repriced({ asked: before, converted, rate }: PartDetails['price'], asked: Money) {
  if (!converted) return { asked };
  const rates = rate && {
    date: rate.date,
    perEuro: { [before.currency]: rate.from, [converted.currency]: rate.to },
  };
  return toPriceWithConversion({ asked, converted: convertMoney(asked, converted.currency, rates ?? null) });
}

function adjusted(lines: PartDetails['lines'], price: Money): PartDetails['lines'] {
  const unchangedLines = lines.filter(
    ({ code, onSite, amount }) => onSite || (code !== CHANGE && amount.currency === price.currency),
  );
  const paid = unchangedLines.filter(({ onSite }) => !onSite).map(({ amount }) => amount);
  const amount = paid.reduce(subtractMoney, price);
  if (amount.amount === 0) return unchangedLines;
  const label = 'Change of the price with the booking';
  return [...unchangedLines, { kind: 'surcharge', code: CHANGE, label, amount, onSite: false }];
}
