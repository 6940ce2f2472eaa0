import type { Money, PriceWithConversion } from '../contract.ts';
import { convertMoney } from '../exchange-rates.ts';
import { addMoney } from '../money.ts';
import { type FareQuote, toAcceptedFare } from './flight-choice.ts';
import { type SelectedExtras, totalOfExtras } from './selected-extras.ts';

export function runningTotal(
  priced: FareQuote,
  extras: SelectedExtras,
): Pick<PriceWithConversion, 'asked' | 'converted'> {
  const added = totalOfExtras(extras);
  const fare = toAcceptedFare(priced).price;
  const asked = added ? addMoney(fare, added) : fare;
  const converted = inCompanyCurrency(asked, priced.total);
  return converted ? { asked, converted } : { asked };
}

/** Converted at the rate of the fare; null without a rate, or when none is needed. */
function inCompanyCurrency(price: Money, { rate }: PriceWithConversion): Money | null {
  if (!rate) return null;
  const perEuro = { [price.currency]: rate.from, [rate.currency]: rate.to };
  return convertMoney(price, rate.currency, { date: rate.date, perEuro })?.money ?? null;
}
