import { describe, expect, it } from 'vitest';
import type { CarCriteria } from '#domain/car-booking/car-criteria.ts';
import { CAR_CRITERIA } from '#tests/support/car-booking-examples.ts';
import { findFaults, type SearchSurroundings, toCriteria } from './search-values.ts';

const known: SearchSurroundings = {
  typedPickUp: '',
  typedDropOff: '',
  zone: 'Europe/Zurich',
  now: '2027-03-01T10:00:00.000Z',
};

const faults = (changes: Partial<CarCriteria>, more: Partial<SearchSurroundings> = {}) =>
  findFaults({ ...CAR_CRITERIA, ...changes }, { ...known, ...more });

it('searches without a drop-off place that is not used', () => {
  const dropOff = { kind: 'airport' as const, code: 'GVA', label: 'Geneva Airport (GVA)' };
  expect(toCriteria({ ...CAR_CRITERIA, dropOff })).toEqual({ ...CAR_CRITERIA, dropOff: null });
  const elsewhere = { ...CAR_CRITERIA, dropOff, dropOffAtPickUp: false };
  expect(toCriteria(elsewhere)).toEqual(elsewhere);
});

describe('the faults', () => {
  it('are empty when everything is filled in', () => {
    expect(faults({})).toEqual({});
  });

  it('name everything that is missing but the purpose, which is asked for at the checkout', () => {
    const missing = { pickUp: null, dropOffAtPickUp: false, pickUpDate: '', dropOffDate: '', purpose: '' };
    expect(faults({ ...missing, travelers: [] })).toEqual({
      pickUp: 'required',
      dropOff: 'required',
      dates: 'required',
      driver: 'required',
    });
  });

  it('include a place that was typed and not chosen', () => {
    expect(faults({ pickUp: null }, { typedPickUp: 'Zür' })).toEqual({ pickUp: 'placeNotChosen' });
  });

  it('are about times that can not be rented', () => {
    const today = { pickUpDate: '2027-03-01', dropOffDate: '2027-03-01' };
    expect(faults({ ...today, pickUpTime: '11:00' })).toEqual({ pickUpTime: 'pickUpPast' });
    expect(faults({ ...today, pickUpTime: '11:30' })).toEqual({});
    expect(faults({ ...today, pickUpTime: '18:00' })).toEqual({ dropOffTime: 'dropOffTooEarly' });
    expect(faults({ dropOffDate: '2027-05-01', dropOffTime: '08:30' })).toEqual({
      dropOffTime: 'rentalTooLong',
    });
    expect(faults({ dropOffDate: '2027-05-01', dropOffTime: '08:00' })).toEqual({});
  });

  it('leave the past to the server as long as the time zone is not known', () => {
    expect(faults({ pickUpDate: '2027-02-28', dropOffDate: '2027-03-02' }, { zone: null })).toEqual({});
  });
});
