import { describe, expect, it } from 'vitest';
import { NO_RULES } from '#tests/support/policy-examples.ts';
import type { ExternalService, TravelPolicy } from '../contract.ts';
import { type ExternalFacts, judgeExternal } from './judge-external.ts';

const chf = (amount: number) => ({ amount: amount * 100, currency: 'CHF' });
const RATES = { date: '2027-03-01', perEuro: { CHF: '0.5' } };

type Rules = { [Part in 'flight' | 'hotel' | 'car']?: Partial<TravelPolicy[Part]> };

function judged({ flight, hotel, car }: Rules, facts: Partial<ExternalFacts>) {
  const policy = {
    _id: 'policy',
    name: 'Policy',
    version: 1,
    flight: { ...NO_RULES.flight, ...flight },
    hotel: { ...NO_RULES.hotel, ...hotel },
    car: { ...NO_RULES.car, ...car },
  } as TravelPolicy;
  const agreedFacts = {
    service: 'rail' as const,
    price: chf(300),
    travelers: 1,
    startsOn: '2027-04-01',
    endsOn: '2027-04-01',
    ...facts,
  };
  return judgeExternal([{ companyUserId: 'anna', currency: 'CHF', policy }], agreedFacts, RATES);
}

const judgeAction = (rules: Rules, facts: Partial<ExternalFacts>) => {
  const { action, levels } = judged(rules, facts);
  return [action, ...levels];
};

describe('what the agency has booked', () => {
  it('is allowed where no policy restricts it', () => {
    const services: ExternalService[] = ['flight', 'hotel', 'car', 'rail', 'visa', 'other'];
    for (const service of services) expect(judgeAction({}, { service })).toEqual(['allow']);
    const none = judgeExternal(
      [{ companyUserId: 'anna', currency: 'CHF', policy: null }],
      { service: 'rail', price: chf(1e6), travelers: 1, startsOn: '2027-04-01', endsOn: '2027-04-01' },
      null,
    );
    expect(none).toMatchObject({ action: 'allow', inPolicy: true });
  });

  it('is compared per traveler as a flight', () => {
    const rules = { flight: { budget: chf(200) } };
    expect(judgeAction(rules, { service: 'flight', travelers: 2 })).toEqual(['allow']);
    expect(judgeAction(rules, { service: 'flight', travelers: 1 })).toEqual(['approve', 1]);
  });

  it('is compared per night as a hotel, and per day as a car', () => {
    const days = { startsOn: '2027-04-01', endsOn: '2027-04-04' };
    const hotel = { hotel: { highestPrice: chf(100) } };
    expect(judgeAction(hotel, { service: 'hotel', ...days })).toEqual(['allow']);
    expect(judgeAction(hotel, { service: 'hotel', ...days, endsOn: '2027-04-03' })).toEqual(['approve', 1]);
    const car = { car: { level2Threshold: chf(101) } };
    expect(judgeAction(car, { service: 'car', ...days })).toEqual(['allow']);
    expect(judgeAction(car, { service: 'car', ...days, endsOn: '2027-04-03' })).toEqual(['approve', 2]);
  });

  it('needs an approval where it would be hidden', () => {
    const rules = { hotel: { highestPrice: chf(100), highestPriceAction: 'hide' as const } };
    const verdict = judged(rules, { service: 'hotel' });
    expect(verdict).toMatchObject({ action: 'approve', levels: [1] });
    expect(verdict.travelers[0]?.verdict.rules).toMatchObject([{ result: 'broken', action: 'approve' }]);
  });

  it.each<ExternalService>(['rail', 'visa', 'other'])(
    'is compared per traveler with the thresholds of flights, and with no limit of hotels and cars, as %s',
    (service) => {
      const rules = {
        flight: { budget: chf(1), level1Threshold: chf(300), level2Threshold: chf(301) },
        hotel: { level1Threshold: chf(1), level2Threshold: chf(1), highestPrice: chf(1) },
        car: { level1Threshold: chf(1), level2Threshold: chf(1), highestPrice: chf(1) },
      };
      const verdict = judged(rules, { service });
      expect([verdict.action, ...verdict.levels]).toEqual(['approve', 1]);
      expect(verdict.travelers[0]?.verdict).toMatchObject({
        rules: [],
        thresholds: [
          { threshold: 'flight.level1Threshold', result: 'reached' },
          { threshold: 'flight.level2Threshold', result: 'below' },
        ],
      });
      expect(judgeAction(rules, { service, travelers: 2 })).toEqual(['allow']);
    },
  );

  it('needs approval where a threshold can not be compared', () => {
    const rules = { flight: { level1Threshold: { amount: 1_000_000, currency: 'XXX' } } };
    expect(judgeAction(rules, {})).toEqual(['approve', 1]);
  });
});
