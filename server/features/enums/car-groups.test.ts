import { expect, it } from 'vitest';
import { fuelGroup, transmissionGroup } from './car-groups.ts';
import { carLists } from './cars.ts';

it.each([
  ['CDMR', 'manual', 'unspecified'],
  ['CDAE', 'automatic', 'electric'],
  ['IFDH', 'automatic', 'hybrid'],
  ['SWNQ', 'manual', 'diesel'],
  ['XXXX', undefined, 'ethanol'],
  ['', undefined, undefined],
])('%s is %s, %s', (acriss, transmission, fuel) => {
  expect([transmissionGroup(acriss), fuelGroup(acriss)]).toEqual([transmission, fuel]);
});

it('knows every letter of the lists', () => {
  for (const { id } of carLists.cartransmission()) expect(transmissionGroup(`CD${id}R`)).toBeDefined();
  for (const { id } of carLists.carfuel()) expect(fuelGroup(`CDM${id}`)).toBeDefined();
});
