import type { Money } from '#domain/contract.ts';
import { addMoney, currencyDigits, multiplyMoney } from '#domain/money.ts';
import { createChance } from '../chance.ts';
import { localPrice } from '../local-price.ts';
import type { House } from './house.ts';
import { mixNoise } from './noise.ts';
import type { RoomKind } from './room-kinds.ts';
import { type RatePlan, type Source, sourceFactor } from './sources.ts';
import type { Stay } from './stay.ts';

export interface NightPrices {
  firstNight: Money;
  stay: Money;
}

const NEGOTIATED = { from: 0.88, to: 0.95 };

export function nightPrices(
  house: House,
  room: RoomKind,
  source: Source,
  plan: RatePlan,
  rateCode: string | null,
  stay: Stay,
  nightFactors: readonly number[],
): NightPrices {
  const factor = room.factor * planFactor(house, plan, rateCode) * sourceFactor(source, house.seed);
  const breakfast = plan.breakfast ? house.breakfastFrancs * stay.guests : 0;
  const nights = nightFactors.map((nightFactor, night) => {
    const mood = 0.97 + 0.06 * mixNoise(house.seed, stay.checkIn + night, 7);
    return askedPrice(house.francs * factor * nightFactor * mood + breakfast, house.currency);
  });
  const [firstNight = { amount: 0, currency: house.currency }, ...others] = nights;
  return {
    firstNight: multiplyMoney(firstNight, stay.rooms),
    stay: multiplyMoney(others.reduce(addMoney, firstNight), stay.rooms),
  };
}

function planFactor({ property }: House, plan: RatePlan, rateCode: string | null): number {
  if (rateCode === null) return plan.factor;
  const luck = createChance('negotiated', rateCode, property.chain?.code ?? property.propertyId).next();
  return NEGOTIATED.from + (NEGOTIATED.to - NEGOTIATED.from) * luck;
}

/** Rounded like hotel prices: whole units, and round numbers for large amounts. */
function askedPrice(francs: number, currency: string): Money {
  const { amount } = localPrice(francs, currency);
  const unit = 10 ** currencyDigits(currency);
  const units = amount / unit;
  const step = unit * (units < 2000 ? 1 : units < 20_000 ? 10 : units < 200_000 ? 100 : 1000);
  return { amount: Math.max(step, Math.round(amount / step) * step), currency };
}
