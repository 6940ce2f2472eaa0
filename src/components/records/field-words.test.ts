import { expect, it } from 'vitest';
import { fieldParts, fieldWords } from './field-words.ts';

it.each([
  ['name', 'Name'],
  ['address.postalCode', 'Address, postal code'],
  ['locations[Head office].address.city', 'Locations (Head office), address, city'],
  ['departments[R. and D.].name', 'Departments (R. and D.), name'],
])('calls %s "%s"', (path, words) => {
  expect(fieldWords(fieldParts(path))).toBe(words);
});
