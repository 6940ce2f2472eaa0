import type { Money } from '#domain/contract.ts';
import { addMoney, divideMoney, multiplyMoney } from '#domain/money.ts';
import type { PriceLine } from '#domain/offers/price-line.ts';
import { localCurrency, localPrice } from '../local-price.ts';
import { BROKER_FACTOR, type CarSource } from './car-sources.ts';
import { pricesOf, taxLabel } from './country-prices.ts';
import { dailyFrancs } from './daily-francs.ts';
import { youngDriverFrancs } from './driver-age.ts';
import type { Handover } from './handover.ts';
import type { Rental } from './rental.ts';

const WEEKLY = { fromDays: 5, factor: 0.82 };
const AIRPORT_THOUSANDTHS = 140;
const AFTER_HOURS_FRANCS = 45;
const PAID_AT_DESK = ['OWF', 'OOH', 'YDF'];

export function priceLines(
  source: CarSource,
  { pickUp, oneWayFrancs, afterHours }: Handover,
  acriss: string,
  rental: Rental,
): readonly PriceLine[] {
  const { days, pickUpAt } = rental;
  const { country } = pickUp.address;
  const currency = localCurrency(country);
  const weekly = days >= WEEKLY.fromDays;
  const factor = (weekly ? WEEKLY.factor : 1) * (source === 'broker' ? BROKER_FACTOR : 1);
  const perDay = localPrice(dailyFrancs(pickUp, acriss, pickUpAt.slice(0, 10)) * factor, currency);
  const base = multiplyMoney(perDay, days);
  const period = days === 1 ? '1 day' : `${days} days`;
  const untaxed = [
    line('base', 'BASE', weekly ? `Rental, ${period} at the weekly rate` : `Rental, ${period}`, base),
    line(
      'fee',
      'APT',
      'Airport fee',
      pickUp.airport === null ? nothing(base) : share(base, AIRPORT_THOUSANDTHS),
    ),
    line('fee', 'OWF', 'Return to another station', localPrice(oneWayFrancs, currency)),
    line(
      'surcharge',
      'OOH',
      'Pick-up out of hours',
      localPrice(afterHours ? AFTER_HOURS_FRANCS : 0, currency),
    ),
    line('surcharge', 'YDF', 'Young driver', localPrice(youngDriverFrancs(rental), currency)),
  ];
  const tax = share(sumLines(untaxed), pricesOf(country).taxThousandths);
  return [...untaxed, line('tax', 'TAX', taxLabel(country), tax)].filter(({ amount }) => amount.amount !== 0);
}

export function sumLines(lines: readonly PriceLine[]): Money {
  return lines.map(({ amount }) => amount).reduce(addMoney);
}

/** The extras of pick-up and return of a prepaid rental are paid at the counter. */
export function dueAtDesk(lines: readonly PriceLine[], prepaid: boolean): Money {
  const total = sumLines(lines);
  if (!prepaid) return total;
  const extras = lines.filter(({ code }) => PAID_AT_DESK.includes(code)).map(({ amount }) => amount);
  return extras.reduce(addMoney, nothing(total));
}

/** A fee that only some rentals cost: for another station, or for a young driver; null when it isn't charged. */
export function feeIn(lines: readonly PriceLine[], code: 'OWF' | 'YDF'): Money | null {
  return lines.find((line) => line.code === code)?.amount ?? null;
}

function line(kind: PriceLine['kind'], code: string, label: string, amount: Money): PriceLine {
  return { kind, code, label, amount, onSite: false };
}

function share(money: Money, thousandths: number): Money {
  return divideMoney(multiplyMoney(money, thousandths), 1000);
}

function nothing({ currency }: Money): Money {
  return { amount: 0, currency };
}
