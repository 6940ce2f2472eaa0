import { describe, expect, it } from 'vitest';
import { carLists } from '../../../features/enums/cars.ts';
import { vendorsAt } from './vendors.ts';

const codesAt = (place: string, country: string) =>
  vendorsAt(place, country, 20)
    .map(({ code }) => code)
    .sort();

describe('the vendors', () => {
  it('are twelve in Switzerland, each once', () => {
    expect(codesAt('ZRH', 'CH')).toEqual('AC AL EP ET SX X1 ZD ZE ZI ZL ZR ZT'.split(' '));
  });

  it('of one region rent nowhere else', () => {
    expect(codesAt('LHR', 'GB')).toContain('X2');
    expect(codesAt('MAD', 'ES')).toContain('X3');
    expect(codesAt('JFK', 'US')).toEqual('AC AL ET SX ZD ZE ZI ZL ZR ZT'.split(' '));
    expect(codesAt('NRT', 'JP')).toEqual('AC AL EP ET SX ZD ZE ZI ZL ZR ZT'.split(' '));
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
