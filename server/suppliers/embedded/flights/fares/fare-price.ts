import type { Money, ServiceClass } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import type { PriceLine } from '#domain/offers/price-line.ts';
import { localPrice } from '../../local-price.ts';
import type { Journey } from '../journeys/journey.ts';
import { toMinutes } from '../network/calendar.ts';
import { type Charge, listCharges } from './charges.ts';
import type { FarePlan } from './fare-plans.ts';
import { advanceFactor, priceLevel } from './price-factors.ts';
import { isFar, type Trip } from './trip.ts';

/** A return trip is cheaper than two one-way trips, except at low-cost carriers. */
const RETURN_FACTOR = 0.92;
const LOWEST_FRANCS = 9;

export function priceLines(trip: Trip, plan: FarePlan, at: Date): [PriceLine, ...PriceLine[]] {
  const factor = advanceFactor(daysAhead(trip, at)) * returnFactor(trip);
  const legs = trip.legs.map((leg) => ({ leg, francs: legFrancs(leg, plan) * factor }));
  const base = legs.reduce((sum, { francs }) => sum + francs, 0);
  const charges = legs.flatMap(({ leg, francs }) => listCharges(trip, leg, plan.serviceClass, francs));
  return [
    toLine({ kind: 'base', code: 'BASE', label: 'Fare', francs: base }, trip.currency),
    ...summedUp(charges).map((charge) => toLine(charge, trip.currency)),
  ];
}

export function sumLines([first, ...lines]: readonly [PriceLine, ...PriceLine[]]): Money {
  return lines.reduce((sum, { amount }) => addMoney(sum, amount), first.amount);
}

export function daysAhead({ flights }: Trip, at: Date): number {
  const leaves = flights[0]?.leaves ?? 0;
  return Math.floor((leaves - toMinutes(at)) / 1440);
}

export function feeOf(francs: number, currency: string): Money {
  return retailPrice(francs, currency);
}

const levels = new WeakMap<Journey, number>();

function legFrancs(leg: Journey, plan: FarePlan): number {
  const level = levels.get(leg) ?? priceLevel(leg);
  levels.set(leg, level);
  return Math.max(LOWEST_FRANCS, level * plan.factor * cabinFactor(plan.serviceClass, isFar(leg)));
}

function cabinFactor(serviceClass: ServiceClass, far: boolean): number {
  return { Y: 1, W: 1.7, C: far ? 3.2 : 2.2, F: 6 }[serviceClass];
}

function returnFactor({ isReturn, seller }: Trip): number {
  return isReturn && seller.kind !== 'lowCost' ? RETURN_FACTOR : 1;
}

function summedUp(charges: readonly Charge[]): Charge[] {
  const sums = new Map<string, Charge>();
  for (const charge of charges) {
    const key = charge.code + charge.label;
    const francs = (sums.get(key)?.francs ?? 0) + charge.francs;
    sums.set(key, { ...charge, francs });
  }
  return [...sums.values()];
}

function toLine({ kind, code, label, francs }: Charge, currency: string): PriceLine {
  return { kind, code, label, amount: retailPrice(francs, currency), onSite: false };
}

/** The smallest Swiss coin is five centimes. */
function retailPrice(francs: number, currency: string): Money {
  return localPrice(currency === 'CHF' ? Math.round(francs * 20) / 20 : francs, currency);
}
