import { describe, expect, it } from 'vitest';
import { toInstant } from '#domain/local-time.ts';
import { listCountries } from '../enums/countries.ts';
import { readAirports } from './airport-data.ts';
import { METROPOLITAN_AREAS } from './metropolitan-areas.ts';

const airports = readAirports();
const codes = airports.map(({ code }) => code);
const countries = new Set(listCountries().map(({ id }) => id));

describe('the airports', () => {
  it('are those of the world with scheduled flights', () => {
    expect(airports.length).toBeGreaterThan(3500);
    expect(airports.length).toBeLessThan(3700);
  });

  it('are sorted by their codes, which are unique', () => {
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(codes.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
  });

  it('have a known country and valid coordinates', () => {
    expect(airports.filter(({ country }) => !countries.has(country))).toEqual([]);
    const lost = airports.filter(
      ({ latitude, longitude }) => !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180),
    );
    expect(lost).toEqual([]);
  });

  it('have a time zone that the runtime knows', () => {
    const zones = [...new Set(airports.map(({ zone }) => zone))];
    const offset = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone });
    for (const zone of zones) expect(() => offset(zone), zone).not.toThrow();
  });

  it('have a name and a city without spaces around them', () => {
    const odd = airports.filter(({ name, city }) => [name, city].some((text) => !/^\S(.*\S)?$/.test(text)));
    expect(odd).toEqual([]);
  });

  it('are large or of medium size', () => {
    expect(new Set(airports.map(({ size }) => size))).toEqual(new Set(['large', 'medium']));
  });
});

describe('metropolitan areas', () => {
  it('have two or more known airports, each in one area only', () => {
    const members = METROPOLITAN_AREAS.flatMap((area) => area.airports);
    expect(members.filter((code) => !codes.includes(code))).toEqual([]);
    expect(new Set(members).size).toBe(members.length);
    expect(METROPOLITAN_AREAS.filter((area) => area.airports.length < 2)).toEqual([]);
  });

  it('have the same clocks at all their airports', () => {
    const listClocks = (members: readonly string[]) =>
      new Set(
        airports
          .filter(({ code }) => members.includes(code))
          .map(({ zone }) =>
            ['2027-01-15T12:00', '2027-07-15T12:00'].map((local) => toInstant(local, zone).getTime()).join(),
          ),
      );
    expect(METROPOLITAN_AREAS.filter((area) => listClocks(area.airports).size !== 1)).toEqual([]);
  });

  it('lie in the country of their airports', () => {
    const abroad = METROPOLITAN_AREAS.flatMap(({ airports: members, country }) =>
      airports.filter((airport) => members.includes(airport.code) && airport.country !== country),
    );
    expect(abroad).toEqual([]);
  });
});
