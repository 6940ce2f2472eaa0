import { expect, it } from 'vitest';
import { orderOf } from '#tests/support/charts/checkout-examples.ts';
import { damaged, damageEach } from '#tests/support/damaged.ts';
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

const WHOLE = {
  info: { ...INFO, creditCardId: 'card', comment: 'late', passengers: [BEGUN] },
  order: { key: 'key-1', request: orderOf() },
  trip: { _id: 'trip', status: 'approved', parts: ['confirming'], ordered: ['failed'] },
};

const CHECKED = {
  info: 'purpose passengers.0.traveler',
  order: 'key request.travelers request.parts request.levels request.bookingInfo.purpose',
  trip: '_id status parts',
};

it.each(Object.entries(CHECKED))('loses its %s when one of these is damaged: %s', (part, fields) => {
  expect(readCheckoutDraft(WHOLE)).toEqual(WHOLE);
  for (const draft of damageEach(WHOLE, part, fields)) {
    expect(readCheckoutDraft(draft)).toEqual({ ...WHOLE, [part]: null });
  }
});

it.each([undefined, null, 'text', { referenceField1: 7 }])(
  'is not read with %j as its reference fields',
  (values) => {
    expect(readInfo({ ...INFO, referenceFieldValues: values })).toBeNull();
  },
);

it.each([
  ['info', 'comment'],
  ['info', 'passengers.0.gender'],
  ['trip', 'ordered'],
])('needs in its %s no field %s, but no other type in it', (part, field) => {
  const less = damaged(WHOLE, `${part}.${field}`, undefined);
  expect(readCheckoutDraft(less)).toEqual(less);
  expect(readCheckoutDraft(damaged(WHOLE, `${part}.${field}`, 7))).toEqual({ ...WHOLE, [part]: null });
});
