import { expect, it } from 'vitest';
import { furtherWords, mileageWords } from './car-words.ts';

const LIMITED = {
  unlimited: false,
  kilometresPerDay: 250,
  extraKilometre: { amount: 30, currency: 'CHF' },
};
const ofLimited = (unit: 'km' | 'mi') => [mileageWords(LIMITED, unit), furtherWords(LIMITED, unit)];

it('states the mileage in the unit of the company', () => {
  expect(ofLimited('km')).toMatchObject([
    { message: '{distance} a day', values: { distance: expect.stringMatching(/^250.km$/) } },
    {
      message: 'Each further kilometre costs {price}',
      values: { price: expect.stringMatching(/^CHF.0\.30$/) },
    },
  ]);
  expect(ofLimited('mi')).toMatchObject([
    { message: '{distance} a day', values: { distance: expect.stringMatching(/^155.mi$/) } },
    { message: 'Each further mile costs {price}', values: { price: expect.stringMatching(/^CHF.0\.48$/) } },
  ]);
});

it('states an unlimited mileage in the unit of the company', () => {
  expect(mileageWords({ unlimited: true }, 'mi').message).toBe('Unlimited miles');
  expect(mileageWords({ unlimited: true }, 'km').message).toBe('Unlimited kilometres');
  expect(furtherWords({ unlimited: true }, 'mi')).toBeNull();
});
