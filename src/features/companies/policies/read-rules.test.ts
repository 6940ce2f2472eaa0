import { expect, it } from 'vitest';
import { readRules } from './read-rules.ts';

const CLASSES = { serviceClass: 'Y', serviceClassAction: 'approve', baselineServiceClass: '' };

it('reads every rule for flights', () => {
  const data = {
    budget: "1'200.50",
    budgetAction: 'hide',
    ...CLASSES,
    baselineServiceClass: 'W',
    minStopoverMinutes: '40',
    maxStopoverMinutes: '360',
    minDurationMinutes: '0',
    maxDurationMinutes: '1800',
    level1Threshold: '800',
    level2Threshold: '2000',
    serviceClassExceptions: [
      { serviceClass: 'C', action: 'allow', minDurationMinutes: '480', intercontinentalOnly: true },
      { serviceClass: 'W', action: 'approve', minDurationMinutes: '', intercontinentalOnly: false },
    ],
  };
  const francs = (amount: number) => ({ amount: amount * 100, currency: 'CHF' });
  expect(readRules('flight', data, 'CHF')).toEqual({
    rules: {
      budget: { amount: 120_050, currency: 'CHF' },
      budgetAction: 'hide',
      serviceClass: 'Y',
      serviceClassAction: 'approve',
      baselineServiceClass: 'W',
      serviceClassExceptions: [
        { serviceClass: 'C', minDurationMinutes: 480, intercontinentalOnly: true, action: 'allow' },
        { serviceClass: 'W', intercontinentalOnly: false, action: 'approve' },
      ],
      minStopoverMinutes: 40,
      maxStopoverMinutes: 360,
      minDurationMinutes: 0,
      maxDurationMinutes: 1800,
      level1Threshold: francs(800),
      level2Threshold: francs(2000),
    },
    faults: {},
  });
});

it('takes a rule away whose input is empty, with its action', () => {
  const data = { ...CLASSES, budget: ' ', budgetAction: 'hide', maxStopoverMinutes: '' };
  expect(readRules('flight', data, 'CHF')).toEqual({
    rules: { serviceClass: 'Y', serviceClassAction: 'approve', serviceClassExceptions: [] },
    faults: {},
  });
});

it("reports values that can't be read, and leaves them out", () => {
  const data = {
    ...CLASSES,
    budget: '12x',
    maxStopoverMinutes: '6001',
    minStopoverMinutes: '1.5',
    serviceClassExceptions: [{ serviceClass: 'C', minDurationMinutes: '-1' }],
  };
  const { rules, faults } = readRules('flight', data, 'CHF');
  expect(faults).toEqual({
    budget: 'money',
    maxStopoverMinutes: 'minutes',
    minStopoverMinutes: 'minutes',
    'serviceClassExceptions.0.minDurationMinutes': 'minutes',
  });
  expect(rules).not.toHaveProperty('budget');
});

it('reads the rules for hotels and cars', () => {
  const rooms = {
    allowNonRefundable: false,
    excludedRoomTypes: ['suite', 'triple'],
    highestPrice: '250',
  };
  expect(readRules('hotel', rooms, 'CHF').rules).toEqual({
    highestPrice: { amount: 25_000, currency: 'CHF' },
    highestPriceAction: 'approve',
    allowNonRefundable: false,
    excludedRoomTypes: ['suite', 'triple'],
  });
  expect(readRules('hotel', {}, 'CHF').rules).toEqual({
    allowNonRefundable: true,
    excludedRoomTypes: [],
  });
  expect(readRules('car', { level1Threshold: '90' }, 'JPY').rules).toEqual({
    level1Threshold: { amount: 90, currency: 'JPY' },
  });
});
