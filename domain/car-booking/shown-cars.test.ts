import { describe, expect, it } from 'vitest';
import { carLine, francs, TESLA, VAN } from '#tests/support/car-booking-examples.ts';
import { countCars, listCarChoices, partsOfCarFilter, suggestCarFilters } from './car-facets.ts';
import { type CarList, countNewCars, mergeCarResults } from './car-list.ts';
import { type CarListFilter, DEFAULT_CAR_LIST_SETTINGS } from './car-list-settings.ts';
import { alternativesTo, showCars } from './shown-cars.ts';

const NO_FILTER = DEFAULT_CAR_LIST_SETTINGS.filter;
const direct = carLine('direct', [
  { price: francs(180) },
  { car: VAN, price: francs(360), verdict: 1 },
  { vendor: 1, pickUp: 1, dropOff: 1, price: francs(150) },
]);
const broker = carLine('broker', [{ car: TESLA, price: francs(420), verdict: 1 }]);

function merged(...lines: Parameters<typeof mergeCarResults>[0]): CarList {
  return mergeCarResults(lines) ?? expect.fail('There is no list');
}

const list = merged(direct, broker);
const wanting = (filter: Partial<CarListFilter>): CarListFilter => ({ ...NO_FILTER, ...filter });
const shown = (filter: Partial<CarListFilter>, sort: 'cheapest' | 'closest' = 'cheapest') =>
  showCars(list, wanting(filter), sort).map(({ vendor, car }) => `${vendor.name} ${car.model}`);

describe('a list of cars', () => {
  it('does not depend on which source answers first', () => {
    expect(merged(broker, direct)).toEqual(list);
    expect(list).toMatchObject({ currency: 'CHF', unit: 'km', expiresAt: '2027-03-01T10:30:00.000Z' });
    expect(mergeCarResults([])).toBeNull();
  });

  it('has the price of a day', () => {
    expect(list.cars.map(({ average }) => average?.amount).toSorted()).toEqual([
      120_00, 140_00, 50_00, 60_00,
    ]);
  });

  it('compares no price without an exchange rate', () => {
    const [car] = merged(carLine('direct', [{ price: { amount: 100_00, currency: 'EUR' } }])).cars;
    expect(car).toMatchObject({ total: null, average: null });
  });

  it('counts the cars that have arrived since', () => {
    expect(countNewCars(merged(direct), list)).toBe(1);
    expect(countNewCars(list, list)).toBe(0);
  });
});

describe('the cheapest and the closest', () => {
  it('come first', () => {
    expect(shown({})).toEqual([
      'Hertz Volkswagen Golf',
      'Avis Volkswagen Golf',
      'Avis Volkswagen Caravelle',
      'Avis Tesla Model 3',
    ]);
    expect(shown({}, 'closest')).toEqual([
      'Avis Volkswagen Golf',
      'Avis Volkswagen Caravelle',
      'Avis Tesla Model 3',
      'Hertz Volkswagen Golf',
    ]);
  });

  it('come last when their price is not known', () => {
    const unknown = carLine('direct', [{ price: { amount: 1, currency: 'EUR' } }, {}]);
    const prices = showCars(merged(unknown), NO_FILTER, 'cheapest').map(({ total }) => total?.amount);
    expect(prices).toEqual([180_00, undefined]);
  });
});

describe('a filter', () => {
  it.each<[Partial<CarListFilter>, string[]]>([
    [{ vendorCode: ['ZE'] }, ['Hertz Volkswagen Golf']],
    [{ carCategory: ['F', 'P'] }, ['Avis Volkswagen Caravelle', 'Avis Tesla Model 3']],
    [{ carTransmission: ['automatic'] }, ['Avis Volkswagen Caravelle', 'Avis Tesla Model 3']],
    [{ carFuel: ['electric'] }, ['Avis Tesla Model 3']],
    [{ minimumSeats: 6 }, ['Avis Volkswagen Caravelle']],
    [{ airConditioning: true }, ['Hertz Volkswagen Golf', 'Avis Volkswagen Golf', 'Avis Tesla Model 3']],
    [{ inPolicyOnly: true }, ['Hertz Volkswagen Golf', 'Avis Volkswagen Golf']],
    [{ inPolicyOnly: true, carFuel: ['electric'] }, []],
  ])('%j shows %j', (filter, expected) => {
    expect(shown(filter)).toEqual(expected);
  });

  it('counts what each choice would show', () => {
    const counts = countCars(list, wanting({ vendorCode: ['ZI'] }));
    expect(Object.fromEntries(counts.vendorCode)).toEqual({ ZI: 3, ZE: 1 });
    expect(Object.fromEntries(counts.carCategory)).toEqual({ C: 1, F: 1, P: 1 });
    expect(counts).toMatchObject({ airConditioning: 2, inPolicyOnly: 1 });
    expect(Object.fromEntries(counts.seats)).toEqual({ 5: 2, 9: 1 });
  });

  it('can be removed step by step when it shows nothing', () => {
    const filter = wanting({ inPolicyOnly: true, carFuel: ['electric'], vendorCode: ['ZI'] });
    expect(partsOfCarFilter(filter)).toEqual(['inPolicyOnly', 'vendorCode', 'carFuel']);
    expect(suggestCarFilters(list, filter)).toEqual([
      { part: 'inPolicyOnly', results: 1 },
      { part: 'carFuel', results: 1 },
    ]);
    expect(partsOfCarFilter(NO_FILTER)).toEqual([]);
  });

  it('has the choices of all cars', () => {
    expect(listCarChoices(list)).toEqual({
      vendors: [
        { code: 'ZI', name: 'Avis' },
        { code: 'ZE', name: 'Hertz' },
      ],
      categories: ['C', 'F', 'P'],
      transmissions: ['automatic', 'manual'],
      fuels: ['diesel', 'electric', 'unspecified'],
      seats: [9],
    });
  });
});

describe('what needs an approval', () => {
  it('has alternatives inside the policy', () => {
    const [van] = list.cars.filter(({ car }) => car === VAN);
    expect(van && alternativesTo(list, van).map(({ total }) => total?.amount)).toEqual([150_00, 180_00]);
  });

  it('is the only thing that has', () => {
    const [golf] = list.cars.filter(({ verdict }) => verdict.action === 'allow');
    expect(golf && alternativesTo(list, golf)).toEqual([]);
  });
});
