import type { TravelPolicy } from '#domain/contract.ts';
import { currencyDigits } from '#domain/money.ts';

type Rules = Pick<TravelPolicy, 'flight' | 'hotel' | 'car'>;

/** How generous a policy is, as a factor on the standard one. */
const GENEROSITY: Record<string, number> = { Standard: 1, 'Field service': 1.25, Management: 2 };

/** The rules of a demo policy, with limits in whole units of the company's currency. */
export function demoPolicy(name: string, currency: string): Rules {
  const isManagement = name === 'Management';
  const minorUnits = 10 ** currencyDigits(currency);
  const limit = (units: number) => ({
    amount: Math.round(units * (GENEROSITY[name] ?? 1)) * minorUnits,
    currency,
  });
  return {
    flight: {
      budget: limit(1200),
      budgetAction: 'approve',
      serviceClass: isManagement ? 'W' : 'Y',
      serviceClassAction: 'approve',
      baselineServiceClass: 'Y',
      serviceClassExceptions: [
        { serviceClass: 'W', minDurationMinutes: 360, intercontinentalOnly: false, action: 'allow' },
        { serviceClass: 'C', minDurationMinutes: 540, intercontinentalOnly: true, action: 'approve' },
      ],
      minStopoverMinutes: 40,
      maxStopoverMinutes: 360,
      maxDurationMinutes: 1800,
      level1Threshold: limit(800),
      level2Threshold: limit(2500),
    },
    hotel: {
      highestPrice: limit(220),
      highestPriceAction: 'approve',
      level1Threshold: limit(180),
      level2Threshold: limit(350),
      allowNonRefundable: name === 'Field service',
      excludedRoomTypes: isManagement ? [] : ['suite'],
    },
    car: {
      highestPrice: limit(90),
      highestPriceAction: 'approve',
      level1Threshold: limit(80),
      level2Threshold: limit(160),
    },
  };
}
