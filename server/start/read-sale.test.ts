import { expect, test } from 'vitest';
import { readConfig } from './read-config.ts';
import { StartFault } from './start-fault.ts';

const DUFFEL_TOKEN = 'duffel_test_token';

test('everything is simulated where nothing is sold really', () => {
  const { sale, client } = readConfig({});
  expect(sale).toEqual({ flight: 'simulated', hotel: 'simulated', car: 'simulated' });
  expect(client).toMatchObject({ simulated: ['flight', 'hotel', 'car'] });
  expect(client).not.toHaveProperty('unsold');
});

test('beside a real supplier, what has none is not sold', () => {
  const { sale, client } = readConfig({ DUFFEL_TOKEN });
  expect(sale).toEqual({ flight: 'real', hotel: 'none', car: 'none' });
  expect(client).toMatchObject({ unsold: ['hotel', 'car'] });
  expect(client).not.toHaveProperty('simulated');
});

test('what is named is simulated all the same, and nothing else', () => {
  const beside = readConfig({ DUFFEL_TOKEN, SIMULATED: 'flight, hotel' });
  expect(beside.sale).toEqual({ flight: 'real', hotel: 'simulated', car: 'none' });
  expect(beside.client).toMatchObject({ simulated: ['hotel'], unsold: ['car'] });
  expect(readConfig({ SIMULATED: 'car' }).client).toMatchObject({ unsold: ['flight', 'hotel'] });
});

test('other names are faults', () => {
  expect(() => readConfig({ SIMULATED: 'hotel,trains' })).toThrow(
    new StartFault('SIMULATED must be some of flight, hotel and car, separated by commas.'),
  );
});
