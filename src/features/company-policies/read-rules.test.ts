import { expect, it } from 'vitest';
import { readRules } from './read-rules.ts';

const AT = 'travelPolicies.0.flight.';

function form(fields: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) data.append(AT + name, one);
  }
  return data;
}

const CLASSES = { serviceClass: 'Y', serviceClassAction: 'approve', baselineServiceClass: '' };

it('reads every rule for flights', () => {
  const data = form({
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
    serviceClassExceptions: ['0', '3'],
    'serviceClassExceptions.0.serviceClass': 'C',
    'serviceClassExceptions.0.action': 'allow',
    'serviceClassExceptions.0.minDurationMinutes': '480',
    'serviceClassExceptions.0.intercontinentalOnly': 'on',
    'serviceClassExceptions.3.serviceClass': 'W',
    'serviceClassExceptions.3.action': 'approve',
  });
  const francs = (amount: number) => ({ amount: amount * 100, currency: 'CHF' });
  expect(readRules('flight', data, AT, 'CHF')).toEqual({
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
  const data = form({ ...CLASSES, budget: ' ', budgetAction: 'hide', maxStopoverMinutes: '' });
  expect(readRules('flight', data, AT, 'CHF')).toEqual({
    rules: { serviceClass: 'Y', serviceClassAction: 'approve', serviceClassExceptions: [] },
    faults: {},
  });
});

it('says what can not be read, and leaves it out', () => {
  const data = form({
    ...CLASSES,
    budget: '12x',
    maxStopoverMinutes: '6001',
    minStopoverMinutes: '1.5',
    serviceClassExceptions: '7',
    'serviceClassExceptions.7.serviceClass': 'C',
    'serviceClassExceptions.7.minDurationMinutes': '-1',
  });
  const { rules, faults } = readRules('flight', data, AT, 'CHF');
  expect(faults).toEqual({
    budget: 'money',
    maxStopoverMinutes: 'minutes',
    minStopoverMinutes: 'minutes',
    'serviceClassExceptions.7.minDurationMinutes': 'minutes',
  });
  expect(rules).not.toHaveProperty('budget');
});

it('reads the rules for hotels and cars', () => {
  const rooms = form({
    allowNonRefundable: 'on',
    excludedRoomTypes: ['suite', 'triple'],
    highestPrice: '250',
  });
  expect(readRules('hotel', rooms, AT, 'CHF').rules).toEqual({
    highestPrice: { amount: 25_000, currency: 'CHF' },
    highestPriceAction: 'approve',
    allowNonRefundable: false,
    excludedRoomTypes: ['suite', 'triple'],
  });
  expect(readRules('hotel', form({}), AT, 'CHF').rules).toEqual({
    allowNonRefundable: true,
    excludedRoomTypes: [],
  });
  expect(readRules('car', form({ level1Threshold: '90' }), AT, 'JPY').rules).toEqual({
    level1Threshold: { amount: 90, currency: 'JPY' },
  });
});
