import type { OfferOutcome } from '../booking/flow-types.ts';
import type { ComparedPrice, FlightSelectAnswer, Money, PriceChange } from '../contract.ts';
import { convertMoney } from '../exchange-rates.ts';
import { addMoney, multiplyMoney } from '../money.ts';
import { priceChange } from '../offers/price-change.ts';
import { repricing } from '../offers/repricing.ts';
import { type ChosenExtras, totalOfExtras } from './chosen-extras.ts';
import type { ChosenFare, FlightTypes, PricedFare } from './flight-choice.ts';
import { keepAvailable, lostExtras, type OfferedExtras } from './offered-extras.ts';

type PricedAlone = Extract<FlightSelectAnswer, { outcome: 'priced' }>;

/** A fare as it is answered: its change is for one traveller, and nothing is added to it. */
export function withoutExtras(priced: PricedAlone, travelers: number): PricedFare {
  return { ...priced, change: forAll(priced.change, travelers), extrasTotal: null };
}

/** What has become of a fare and of what was added to it, compared with what was seen of both. */
export function outcomeWithExtras(
  seen: ChosenFare,
  fare: PricedFare,
  { chosen, offered }: { chosen: ChosenExtras; offered: OfferedExtras },
): OfferOutcome<FlightTypes> {
  const left = keepAvailable(chosen, offered);
  const before = totalOfExtras(chosen);
  const after = totalOfExtras(left);
  const priced: PricedFare = {
    ...fare,
    total: addTo(fare.total, after),
    extrasTotal: after,
    change: changeWith(fare.change, before, after),
  };
  const lost = lostExtras(chosen, left);
  if (lost.seats.length + lost.bags.length > 0) return { type: 'extrasGone', priced, extras: left };
  return { type: repricing(seen.verdict, priced), priced };
}

/** As long as what is added costs the same, the company tolerates what it tolerates of the fare; else a person is asked. */
function changeWith(fare: PriceChange, before: Money | null, after: Money | null): PriceChange {
  const [from, to] = [plus(fare.before, before), plus(fare.after, after)];
  if (before?.amount === after?.amount) return { ...fare, before: from, after: to };
  return priceChange(from, to, { tolerancePercent: 0 });
}

function forAll(change: PriceChange, travelers: number): PriceChange {
  const [before, after] = [multiplyMoney(change.before, travelers), multiplyMoney(change.after, travelers)];
  return { ...change, before, after };
}

function plus(money: Money, more: Money | null): Money {
  return more ? addMoney(money, more) : money;
}

/** By the rate that the price itself was converted by. */
function addTo({ asked, converted, rate }: ComparedPrice, more: Money | null): ComparedPrice {
  if (!more) return { asked, ...(converted && { converted }), ...(rate && { rate }) };
  const sum = addMoney(asked, more);
  if (!converted || !rate) return { asked: sum };
  const perEuro = { [asked.currency]: rate.from, [converted.currency]: rate.to };
  const exchanged = convertMoney(sum, converted.currency, { date: rate.date, perEuro });
  return exchanged ? { asked: sum, converted: exchanged.money, rate } : { asked: sum };
}
