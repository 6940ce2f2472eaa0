import { expect, it } from 'vitest';
import { stayPart } from '#stories/support/checkout-fixtures.ts';
import { PRICED_STAY } from '#stories/support/hotel/hotel-fixtures.ts';
import { type CheckoutPart, findPurpose } from './checkout-part.ts';

const stay = stayPart(PRICED_STAY);
const withPurpose = (purpose: string) =>
  ({ ...stay, criteria: { ...stay.criteria, purpose } }) as CheckoutPart;

it.each([
  [[], ''],
  [[''], ''],
  [['', 'training'], 'training'],
  [['conference', 'training'], 'conference'],
])('the searches with the purposes %j name %j', (purposes, expected) => {
  expect(findPurpose(purposes.map(withPurpose))).toBe(expected);
});
