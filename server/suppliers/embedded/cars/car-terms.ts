import type { Money } from '#domain/contract.ts';
import { compareMoney, divideMoney, multiplyMoney } from '#domain/money.ts';
import type { CarOffer } from '#domain/offers/car-offer.ts';
import { createChance } from '../chance.ts';
import { localCurrency, localPrice } from '../local-price.ts';
import type { CarSource } from './car-sources.ts';
import type { Handover } from './handover.ts';
import type { RentalStation } from './rental-station.ts';

export interface CarTerms {
  /** The end of free cancellation; null when it is never refunded. */
  freeUntil: Date | null;
  /** From then on nothing can be cancelled or changed. */
  starts: Date;
  price: Money;
  days: number;
  prepaid: boolean;
}

const HOUR_MS = 3_600_000;
/** The number of days charged for a late cancellation. */
const LATE_DAYS = 3;
const CHANGE_FEE_FRANCS = 25;

/**
 * Direct rentals are paid for at the counter and are free to give up until the pick-up, or until a day before.
 * Rentals of the broker are prepaid and can be cancelled free of charge until two days before, the cheapest never.
 */
export function buildTerms(
  source: CarSource,
  { pickUp, starts }: Handover,
  days: number,
  price: Money,
): CarTerms {
  const { tier } = pickUp.vendor;
  const direct = source === 'direct';
  const hours = direct ? (tier === 'premium' ? 0 : 24) : 48;
  const never = !direct && tier === 'value';
  return {
    freeUntil: never ? null : new Date(starts.getTime() - hours * HOUR_MS),
    starts,
    price,
    days,
    prepaid: !direct,
  };
}

export function calculatePenalty(
  { freeUntil, starts, price, days, prepaid }: CarTerms,
  at: Date,
): Money | null {
  if (at >= starts) return null;
  if (freeUntil === null) return price;
  if (at <= freeUntil) return { amount: 0, currency: price.currency };
  const late = multiplyMoney(divideMoney(price, days), prepaid ? LATE_DAYS : 1);
  return compareMoney(late, price) < 0 ? late : price;
}

export function calculateChangeFee({ freeUntil, starts, price, prepaid }: CarTerms, at: Date): Money | null {
  if (at >= starts || freeUntil === null) return null;
  return prepaid ? localPrice(CHANGE_FEE_FRANCS, price.currency) : { amount: 0, currency: price.currency };
}

/** Premium cars, and some of the broker's, have a mileage limit. */
export function chooseMileage(
  source: CarSource,
  station: RentalStation,
  acriss: string,
): CarOffer['mileage'] {
  const currency = localCurrency(station.address.country);
  if (/^[LP]|^.T/.test(acriss)) {
    return {
      unlimited: false,
      kilometresPerDay: 300,
      extraKilometre: localPrice(acriss.startsWith('L') ? 1.2 : 0.6, currency),
    };
  }
  const limited =
    source === 'broker' &&
    station.region !== 'america' &&
    createChance('mileage', station.stationId, acriss).once(3);
  if (!limited) return { unlimited: true };
  return { unlimited: false, kilometresPerDay: 250, extraKilometre: localPrice(0.3, currency) };
}
