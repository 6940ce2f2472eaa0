import { expect, it } from 'vitest';
import type { CarFilter } from '#domain/contract.ts';
import { airport, CAR_SEARCH_TIME, carInventory, carQuery } from '#tests/support/car-queries.ts';
import { createCarFilter } from './car-filter.ts';

const cars = await carInventory.search('direct', carQuery(airport('ZRH')), CAR_SEARCH_TIME);
const [first] = cars;
if (!first) throw new Error('No car');
const CAR = { ...first, vendor: { code: 'ZI', name: 'Avis' }, acriss: 'CDAE', seats: 5 };

const wanting: [CarFilter, boolean][] = [
  [{}, true],
  [{ vendorCode: [], carTransmission: [], carFuel: [] }, true],
  [{ vendorCode: ['ZI', 'ZE'] }, true],
  [{ vendorCode: ['ZE'] }, false],
  [{ carTransmission: ['automatic'] }, true],
  [{ carTransmission: ['manual'] }, false],
  [{ carFuel: ['petrol', 'electric'] }, true],
  [{ carFuel: ['petrol'] }, false],
  [{ vendorCode: ['ZI'], carFuel: ['petrol'] }, false],
  [{ carCategory: ['C', 'D'] }, true],
  [{ carCategory: ['M'] }, false],
  [{ minimumSeats: 5 }, true],
  [{ minimumSeats: 6 }, false],
  [{ airConditioning: true }, true],
];
it.each(wanting)('%j: %s', (filter, expected) => {
  expect(createCarFilter(filter)(CAR)).toBe(expected);
});

it('leaves out cars without air conditioning', () => {
  const cooled = createCarFilter({ airConditioning: true });
  expect(['CDAR', 'CDAN'].map((acriss) => cooled({ ...CAR, acriss }))).toEqual([true, false]);
});

it('knows the transmission and the fuel of every car', () => {
  const all = createCarFilter({ carTransmission: ['manual', 'automatic'] });
  expect(cars.filter((car) => !all(car))).toEqual([]);
});
