import { expect, it } from 'vitest';
import { fuelOf, transmissionOf } from '#domain/acriss.ts';
import { carLists } from './cars.ts';

it('names the group of every letter that a car may have', () => {
  for (const { id, additionalData } of carLists.cartransmission()) {
    expect(transmissionOf(`CD${id}R`)).toBe(additionalData);
  }
  for (const { id, additionalData } of carLists.carfuel()) expect(fuelOf(`CDM${id}`)).toBe(additionalData);
});
