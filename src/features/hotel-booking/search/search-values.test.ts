import { describe, expect, it } from 'vitest';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { draftCriteria, findFaults, type SearchValues, toCriteria, toSearchValues } from './search-values.ts';

const traveler = { _id: '1', firstName: 'Anna', lastName: 'Keller' };

const criteria: HotelCriteria = {
  formVariant: 'location',
  place: { label: 'Zürich', latitude: 47.37, longitude: 8.54 },
  companyLocationId: null,
  radius: 6,
  checkIn: '2027-03-14',
  checkOut: '2027-03-16',
  rooms: 1,
  purpose: 'conference',
  travelers: [traveler],
  submitButtonType: 'SearchByPrice',
};

const faults = (changes: Partial<SearchValues>, text = '') =>
  findFaults({ ...toSearchValues(criteria), ...changes }, text);

it('is unchanged after a round trip through the form', () => {
  expect(toCriteria(toSearchValues(criteria), 'SearchByPrice')).toEqual(criteria);
});

it('keeps the typed values, and the previous radius until there is a valid one', () => {
  const values = {
    ...toSearchValues(criteria),
    formVariant: 'companyLocation' as const,
    checkIn: '',
    radius: '12',
  };
  const entered = { ...criteria, formVariant: 'companyLocation', checkIn: '' };
  expect(draftCriteria(values, criteria)).toEqual({ ...entered, radius: 12 });
  expect(draftCriteria({ ...values, radius: '' }, criteria)).toEqual(entered);
});

it('accepts a comma in the radius', () => {
  const values = { ...toSearchValues(criteria), radius: '6,5' };
  expect(toCriteria(values, 'SearchByPrice').radius).toBe(6.5);
  expect(draftCriteria(values, criteria).radius).toBe(6.5);
});

it('passes on only the fields of the selected variant', () => {
  const values = { ...toSearchValues(criteria), companyLocationId: '7' };
  expect(toCriteria(values, 'SearchByMap')).toMatchObject({ companyLocationId: null, place: criteria.place });
  expect(toCriteria({ ...values, formVariant: 'companyLocation' }, 'SearchByMap')).toMatchObject({
    companyLocationId: '7',
    place: null,
    submitButtonType: 'SearchByMap',
  });
});

describe('the faults', () => {
  it('are empty when everything is filled in', () => {
    expect(faults({})).toEqual({});
  });

  it('name every missing field but the purpose, which is asked for at the checkout', () => {
    const missing = { place: null, radius: ' ', checkIn: '', purpose: '', travelers: [] };
    expect(faults(missing)).toEqual({
      place: 'required',
      radius: 'required',
      dates: 'required',
      travelers: 'required',
    });
    expect(faults({ formVariant: 'companyLocation' })).toEqual({ companyLocation: 'required' });
  });

  it('include a place that was typed and not chosen', () => {
    expect(faults({ place: null }, 'Zür')).toEqual({ place: 'placeNotChosen' });
  });

  it.each(['0', '0.9', '0,9', '50.1', '-6', 'six', '1e1'])('refuse a radius of %s', (radius) => {
    expect(faults({ radius })).toEqual({ radius: 'radiusWrong' });
  });

  it.each(['1', '2.5', '2,5', '50'])('accept a radius of %s', (radius) => {
    expect(faults({ radius })).toEqual({});
  });

  it('include rooms without guests, and rooms with too many', () => {
    const five = Array.from({ length: 5 }, (_, index) => ({ ...traveler, _id: String(index) }));
    expect(faults({ rooms: 2 })).toEqual({ rooms: 'tooManyRooms' });
    expect(faults({ rooms: 1, travelers: five })).toEqual({ rooms: 'tooFewRooms' });
    expect(faults({ rooms: 2, travelers: five })).toEqual({});
  });
});
