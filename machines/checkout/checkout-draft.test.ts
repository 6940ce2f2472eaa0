import { expect, it } from 'vitest';
import { readCheckoutDraft } from './checkout-draft.ts';

const INFO = { purpose: 'training', referenceFieldValues: {} };
const BEGUN = { traveler: 'anna', gender: 'X', passport: { country: 'DE', number: '', expiryDate: '' } };

const readInfo = (info: object) => readCheckoutDraft({ info, order: null, trip: null }).info;

it('is read with the entered passenger data, complete or not', () => {
  const info = { ...INFO, passengers: [BEGUN, { traveler: 'ben', passportId: 'p1' }] };
  expect(readInfo(info)).toEqual(info);
  expect(readInfo(INFO)).toEqual(INFO);
});

it.each([
  ['no list', { passengers: BEGUN }],
  ['no traveller', { passengers: [{ gender: 'X' }] }],
  ['a number for a name', { passengers: [{ traveler: 'anna', lastName: 7 }] }],
  ['a passport of something else', { passengers: [{ traveler: 'anna', passport: { number: 7 } }] }],
  ['no passport at all', { passengers: [{ traveler: 'anna', passport: null }] }],
])('is not read with %s among those who fly', (_, changes) => {
  expect(readInfo({ ...INFO, ...changes })).toBeNull();
});
