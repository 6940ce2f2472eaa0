import type { ComparedPrice, Money } from '../contract.ts';
import { convertMoney } from '../exchange-rates.ts';
import { addMoney } from '../money.ts';
import { type ChosenExtras, totalOfExtras } from './chosen-extras.ts';
import { fareOf, type PricedFare } from './flight-choice.ts';

/** What a fare costs for all travellers with what is being added to it. */
export function runningTotal(
  priced: PricedFare,
  extras: ChosenExtras,
): Pick<ComparedPrice, 'asked' | 'converted'> {
  const added = totalOfExtras(extras);
  const fare = fareOf(priced).price;
  const asked = added ? addMoney(fare, added) : fare;
  const converted = inCompanyCurrency(asked, priced.total);
  return converted ? { asked, converted } : { asked };
}

/** By the rate that the fare was converted by; null when there is none, or none is needed. */
function inCompanyCurrency(asked: Money, { rate }: ComparedPrice): Money | null {
  if (!rate) return null;
  const perEuro = { [asked.currency]: rate.from, [rate.currency]: rate.to };
  return convertMoney(asked, rate.currency, { date: rate.date, perEuro })?.money ?? null;
}
