import { expect, test } from 'vitest';
import { type City, chooseCity } from './choose-city.ts';

const city = (name: string, population: number, latitude: number): City => ({
  name,
  population,
  latitude,
  longitude: 0,
});
const at = (name: string) => ({ name, latitude: 0, longitude: 0 });

test('the city in the name wins over a larger one', () => {
  const cities = [city('Zürich', 20, 0.1), city('Kloten', 20_000, 0.02), city('Bern', 900_000, 0.3)];
  expect(chooseCity(at('Zurich Airport'), cities)).toBe('Zürich');
});

test('a name does not match inside another word', () => {
  expect(chooseCity(at('Romeo Airport'), [city('Rome', 90_000, 0.4), city('Tivoli', 90_000, 0.1)])).toBe(
    'Tivoli',
  );
});

test('a large city further away wins over a suburb', () => {
  expect(chooseCity(at('Heathrow'), [city('Hounslow', 200_000, 0.04), city('London', 7_000_000, 0.2)])).toBe(
    'London',
  );
});

test('a village is chosen where there is no town, and nothing where no place is within an hour', () => {
  const village = city('Birdsville', 140, 0.02);
  expect(chooseCity(at('Strip'), [village])).toBe('Birdsville');
  expect(chooseCity(at('Strip'), [village, city('Town', 20_000, 0.5)])).toBe('Town');
  expect(chooseCity(at('Strip'), [city('Sydney', 5_000_000, 1)])).toBeUndefined();
});
