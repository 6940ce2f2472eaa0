import type { FareFamily, FareMiles, FlightCondition } from '#domain/offers/flight-offer.ts';
import { VOID_HOURS } from '../sale-rules.ts';
import type { FarePlan } from './fare-plans.ts';
import { feeOf } from './fare-price.ts';
import type { Trip } from './trip.ts';

const HIGHER_CLASSES = new Set(['C', 'F']);

export function buildFamily({ seller, far, currency }: Trip, plan: FarePlan): FareFamily {
  const distance = far ? 1 : 0;
  const condition = (fees: FarePlan['change']): FlightCondition => {
    if (fees === 'notStated') return { allowed: null };
    return fees ? { allowed: true, fee: feeOf(fees[distance], currency) } : { allowed: false };
  };
  return {
    code: `${seller.code}-${plan.id}${far ? '-far' : ''}`,
    name: plan.name,
    carryOn: plan.carryOn,
    checked: plan.checked[distance],
    seatSelection: plan.seatSelection,
    lounge: HIGHER_CLASSES.has(plan.serviceClass),
    change: condition(plan.change),
    refund: condition(plan.refund),
    voidHours: VOID_HOURS,
    noShow: plan.noShow,
    miles: plan.miles === undefined ? undefined : toMiles(plan.miles, distance),
  };
}

function toMiles(miles: NonNullable<FarePlan['miles']>, distance: 0 | 1): FareMiles {
  return typeof miles === 'number'
    ? { kind: 'percentage', value: miles }
    : { kind: 'number', value: miles[distance] };
}
