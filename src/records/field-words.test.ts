import { expect, it } from 'vitest';
import { fieldParts, fieldWords } from './field-words.ts';

it.each([
  ['name', 'Name'],
  ['address.postalCode', 'Address, postal code'],
  ['locations[Head office].address.city', 'Location, Head office: address, city'],
  ['departments[R. and D.].name', 'Department, R. and D.: name'],
  ['passports[Germany].name', 'Passport, Germany: name'],
  ['passports[Germany].visas[India 2].number', 'Passport, Germany: visa, India 2: number'],
  ['travelPolicies[Standard]', 'Travel policy, Standard'],
  ['gdsProfile.remarks', 'GDS profile, remarks'],
  ['level1Approver.lastName', 'Level 1 approver, last name'],
])('calls %s "%s"', (path, words) => {
  expect(fieldWords(fieldParts(path))).toBe(words);
});
