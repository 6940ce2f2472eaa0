import { describe, expect, it } from 'vitest';
import type { House } from './house.ts';
import { SENTINEL_HOUSES } from './sentinel-houses.ts';
import { addTaxes, calculateOnSite, priceLines } from './stay-price.ts';

const stay = { checkIn: 20_788, nights: 2, rooms: 1, guests: 2 };

function houseIn(country: string, currency: string): House {
  const [house] = SENTINEL_HOUSES;
  if (!house) throw new Error('There are hotels for practice');
  const { property } = house;
  return {
    ...house,
    currency,
    property: { ...property, stars: 4, address: { ...property.address, country } },
  };
}

describe('taxes', () => {
  it.each([
    [
      'CH',
      'CHF',
      20_000,
      [
        ['base', 19_268],
        ['tax', 732],
      ],
    ],
    [
      'GB',
      'GBP',
      20_000,
      [
        ['base', 16_667],
        ['tax', 3333],
      ],
    ],
    [
      'NO',
      'NOK',
      20_000,
      [
        ['base', 17_857],
        ['tax', 2143],
      ],
    ],
    [
      'US',
      'USD',
      22_800,
      [
        ['base', 20_000],
        ['tax', 2800],
      ],
    ],
    [
      'SG',
      'SGD',
      23_980,
      [
        ['base', 20_000],
        ['fee', 2000],
        ['tax', 1980],
      ],
    ],
    [
      'QA',
      'USD',
      22_000,
      [
        ['base', 20_000],
        ['fee', 2000],
      ],
    ],
    [
      'KZ',
      'USD',
      20_000,
      [
        ['base', 18_182],
        ['tax', 1818],
      ],
    ],
  ])('of %s are within the price or on top of it', (country, currency, total, lines) => {
    const house = houseIn(country, currency);
    const asked = { amount: 20_000, currency };
    expect(addTaxes(asked, house)).toEqual({ amount: total, currency });
    const shown = priceLines(asked, house, stay).filter(({ onSite }) => !onSite);
    expect(shown.map(({ kind, amount }) => [kind, amount.amount])).toEqual(lines);
    for (const { kind, label } of shown) if (kind === 'tax') expect(label).toContain('(estimate)');
  });

  it('of the city, if any, are paid at the hotel per guest and night', () => {
    expect(calculateOnSite(houseIn('DE', 'EUR'), stay)).toEqual({ amount: 1400, currency: 'EUR' });
    expect(calculateOnSite(houseIn('DE', 'EUR'), { ...stay, rooms: 3 })).toEqual({
      amount: 4200,
      currency: 'EUR',
    });
    expect(calculateOnSite(houseIn('GB', 'GBP'), stay)).toBeNull();
    const [line] = priceLines({ amount: 20_000, currency: 'EUR' }, houseIn('DE', 'EUR'), stay).slice(-1);
    expect(line).toMatchObject({ kind: 'tax', onSite: true, amount: { amount: 1400, currency: 'EUR' } });
  });
});
