import { expect, it } from 'vitest';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { RENTAL, STAY } from '#stories/support/trip-fixtures.ts';
import { comparisonSide } from './comparison-side.ts';

it.each([
  [FLIGHT, 'Zurich – New York', ['LX 14, Sun 14 Mar, 09:45 ZRH – 13:50 JFK', 'Economy Classic']],
  [STAY, 'Hotel Seefeld, Zürich', ['Superior double room']],
  [
    RENTAL,
    'Avis, Zurich',
    ['Volkswagen Golf (CDMD)', 'Sun 14 Mar, 08:00, Avis Zurich Airport', 'Tue 16 Mar, 18:00, Hertz Zurich'],
  ],
])('compares a part by its title, days, price and details', (part, title, details) => {
  const compared = comparisonSide(part);
  expect(compared).toMatchObject({ title, startsOn: part.startsOn, price: part.price.asked });
  expect(compared.terms.flatMap(({ lines }) => lines)).toEqual(expect.arrayContaining(details));
});
