import { describe, expect, it } from 'vitest';
import { carLists } from '../../../features/enums/cars.ts';
import { vendorsAt } from './vendors.ts';

const codesAt = (place: string, country: string) =>
  vendorsAt(place, country, 20)
    .map(({ code }) => code)
    .sort();

describe('the vendors', () => {
  it('stand at a place once each', () => {
    expect(codesAt('ZRH', 'CH')).toEqual([...new Set(codesAt('ZRH', 'CH'))]);
    expect(codesAt('ZRH', 'CH').length).toBeGreaterThan(10);
  });

  it('of one region rent nowhere else', () => {
    const places = { CH: 'ZRH', GB: 'LHR', ES: 'MAD', US: 'JFK', JP: 'NRT' };
    const renting = (code: string) =>
      Object.entries(places).flatMap(([country, place]) =>
        codesAt(place, country).includes(code) ? [country] : [],
      );
    expect(['X1', 'X2', 'X3', 'EP'].map(renting)).toEqual([['CH'], ['GB'], ['ES'], ['CH', 'GB', 'ES', 'JP']]);
  });

  it('do not operate in countries without rentals', () => {
    expect(vendorsAt('FNJ', 'KP', 12)).toEqual([]);
  });

  it('have the names under which they run their loyalty programmes', () => {
    const names = new Map(vendorsAt('ZRH', 'CH', 20).map(({ code, name }) => [code, name]));
    const differing = carLists
      .carloyalty()
      .filter(({ id, label }) => !label.startsWith(names.get(id) ?? '?'));
    expect(differing).toEqual([]);
  });

  it('are chosen for each place, and always the same ones', () => {
    expect(vendorsAt('ZRH', 'CH', 4)).toEqual(vendorsAt('ZRH', 'CH', 4));
    const choices = ['ZRH', 'GVA', 'BRN', 'LUG'].map((place) =>
      vendorsAt(place, 'CH', 4).map(({ code }) => code),
    );
    expect(new Set(choices.map(String)).size).toBe(4);
  });
});
