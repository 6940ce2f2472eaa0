import type { ServiceClass } from '#domain/contract.ts';
import { hasTwoPrices } from '#domain/flight-booking/has-two-prices.ts';
import type { PolicyWords, RuleOf } from './part-rules.ts';

const TITLES: Record<RuleOf<'flight'>['rule'], string> = {
  'flight.serviceClass': 'Highest service class',
  'flight.minStopoverMinutes': 'Shortest stopover',
  'flight.maxStopoverMinutes': 'Longest stopover',
  'flight.minDurationMinutes': 'Shortest flight',
  'flight.maxDurationMinutes': 'Longest flight',
};

const SERVICE_CLASSES: Record<ServiceClass, string> = {
  Y: 'economy',
  W: 'premium economy',
  C: 'business',
  F: 'first',
};

export const flightPolicyWords: PolicyWords<'flight'> = {
  priced: 'The flight',
  twoPrices: {
    apply: hasTwoPrices,
    atLimit: ' for the fare alone',
    atThreshold: ' with seats and bags',
  },
  toSides: (rule) => {
    const title = TITLES[rule.rule];
    return rule.rule === 'flight.serviceClass'
      ? { title, limit: SERVICE_CLASSES[rule.limit], actual: SERVICE_CLASSES[rule.actual] }
      : { title, limit: `${rule.limit} minutes`, actual: `${rule.actual} minutes` };
  },
};
