import type { Money } from '#domain/contract.ts';
import { addMoney, compareMoney } from '#domain/money.ts';
import type { Order, PriceOrder } from '../../supplier.ts';
import type { Sellable } from '../inventory.ts';
import { offerCircumstances } from './circumstances.ts';
import type { ExtrasOutcome } from './kind.ts';
import type { Desk, Visit } from './visit.ts';

type Units = Sellable<unknown>['units'];

export interface Sale<Priced> {
  offer: Priced;
  price: Money;
  units: Units;
  /** By the company's clock. */
  extraUnits: Units;
  lastSale: Date | undefined;
}

interface NoSale {
  outcome: 'soldOut' | 'expired';
}

export async function findSale<Query, Found, Priced>(
  { kind }: Pick<Desk<Query, Found, Priced>, 'kind'>,
  { key, travelers }: PriceOrder,
  { call, switches }: Visit,
): Promise<Sale<Priced> | NoSale> {
  const { inventory } = kind;
  const { expired, soldOut, pricePercent } = offerCircumstances(switches, inventory.situationOfKey(key));
  const sellable = expired ? null : await inventory.find(key, travelers, call.now);
  if (!sellable) return { outcome: 'expired' };
  if (soldOut) return { outcome: 'soldOut' };
  const { units, lastSale } = sellable;
  if (pricePercent === 0) {
    return { offer: sellable.offer, price: sellable.price, units, extraUnits: [], lastSale };
  }
  const offer = kind.withPercent(sellable.offer, pricePercent);
  return { offer, price: kind.totalOf(offer, travelers), units, extraUnits: [], lastSale };
}

export async function findOrder<Query, Found, Priced>(
  desk: Pick<Desk<Query, Found, Priced>, 'kind'>,
  order: Order,
  visit: Visit,
): Promise<Sale<Priced> | NoSale | Exclude<ExtrasOutcome, { outcome: 'offered' }>> {
  const sale = await findSale(desk, order, visit);
  const { extras: ordered } = order;
  if ('outcome' in sale || ordered === null) return sale;
  const extras = await desk.kind.extrasOf?.({ ...order, extras: ordered }, visit.call.now);
  if (!extras) return { outcome: 'declined', reason: 'refused' };
  if (extras.outcome !== 'offered') return extras;
  const price = extras.price === null ? sale.price : addMoney(sale.price, extras.price);
  return { ...sale, price, extraUnits: extras.units };
}

export function canTake(units: Units, takenUnits: ReadonlyMap<string, number>): boolean {
  return units.every(({ unit, capacity, quantity }) => capacity - (takenUnits.get(unit) ?? 0) >= quantity);
}

export function countFree(units: Units, takenUnits: ReadonlyMap<string, number>): number {
  return Math.min(...units.map(({ unit, capacity }) => capacity - (takenUnits.get(unit) ?? 0)));
}

export function isAboveCap(price: Money, cap: Money): boolean {
  return price.currency !== cap.currency || compareMoney(price, cap) > 0;
}

export function findShortage(
  { units, extraUnits }: Pick<Sale<unknown>, 'units' | 'extraUnits'>,
  takenUnits: ReadonlyMap<string, number>,
): { outcome: 'soldOut' | 'extraGone' } | null {
  if (!canTake(units, takenUnits)) return { outcome: 'soldOut' };
  return canTake(extraUnits, takenUnits) ? null : { outcome: 'extraGone' };
}

export function allUnits({ units, extraUnits }: Pick<Sale<unknown>, 'units' | 'extraUnits'>): Units {
  return [...units, ...extraUnits];
}
