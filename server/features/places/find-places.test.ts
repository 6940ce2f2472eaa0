import { beforeAll, describe, expect, it } from 'vitest';
import { createCircle, createRectangle } from './area.ts';
import { findPlaces, guessPlaces } from './find-places.ts';
import { loadPlaceIndex, type PlaceIndex } from './place-index.ts';
import type { PlaceQuery } from './place-query.ts';

let index: PlaceIndex;

beforeAll(async () => {
  index = await loadPlaceIndex();
});

/** As `Zurich CH`, or `ZRH` for an airport. */
function find(typed: string, query: Partial<PlaceQuery> = {}): string[] {
  const named = findPlaces(index, { ...query, typed }, 5);
  const found = named.length > 0 ? named : guessPlaces(index, { ...query, typed }, 5);
  return found.map((number) => {
    const { code, name, state, country } = index.places.at(number);
    return code ?? `${name} ${state?.code ?? country}`;
  });
}

describe('the first result', () => {
  it.each([
    ['zur', 'Zurich CH'],
    ['Zürich', 'Zurich CH'],
    ['zuerich', 'Zurich CH'],
    ['zu\u0308rich', 'Zurich CH'],
    ['ZRH', 'ZRH'],
    ['munich', 'Munich DE'],
    ['München', 'Munich DE'],
    ['cologne', 'Cologne DE'],
    ['Köln', 'Cologne DE'],
    ['genev', 'Geneva CH'],
    ['Genf', 'Geneva CH'],
    ['san fr', 'San Francisco CA'],
    ['new york', 'New York NY'],
    ['new y', 'New York NY'],
    ['Wien', 'Vienna AT'],
    ['roma', 'Rome IT'],
    ['paris', 'Paris FR'],
    ['lon', 'London GB'],
    ['ber', 'Berlin DE'],
    ['york', 'York GB'],
    ['bath', 'Bath GB'],
    ['luzern', 'Lucerne CH'],
    ['den haag', 'The Hague NL'],
    ['malta', 'MLA'],
    ["xi'an", 'Xi’an CN'],
    ['heathrow', 'LHR'],
    ['jfk', 'JFK'],
    ['airport zurich', 'ZRH'],
  ])('for %j is %s', (typed, first) => {
    expect(find(typed)[0]).toBe(first);
  });

  it('is, after a city, its airports, the most common one first', () => {
    expect(find('zur').slice(0, 2)).toEqual(['Zurich CH', 'ZRH']);
    expect(find('london')).toEqual(['London GB', 'London ON', 'LHR', 'LGW', 'LTN']);
    expect(find('san francisco')).toContain('SFO');
  });
});

describe('words after a name', () => {
  it.each([
    ['paris texas', 'Paris TX'],
    ['Paris, TX', 'Paris TX'],
    ['paris france', 'Paris FR'],
    ['springfield illinois', 'Springfield IL'],
    ['toronto ontario', 'Toronto ON'],
    ['Zurich, Switzerland', 'Zurich CH'],
    ['birmingham uk', 'Birmingham GB'],
    ['heathrow london', 'LHR'],
    ['Zurich Airport (ZRH), Zurich, Switzerland', 'ZRH'],
  ])('tell which is meant: %j is %s', (typed, first) => {
    expect(find(typed)[0]).toBe(first);
  });

  it('are ignored when they match nothing, but only after the name of a well-known city', () => {
    expect(find('zürich hb')).toEqual(['Zurich CH']);
    expect(find('frankfurt messe nord')).toEqual(['Frankfurt DE']);
    expect(find('san fxq')).toEqual([]);
    expect(find('rom xqzw')).toEqual([]);
  });
});

describe('a name with a wrong letter', () => {
  it.each([
    ['Londn', 'London GB'],
    ['Lonndon', 'London GB'],
    ['Lonfon', 'London GB'],
    ['Lodnon', 'London GB'],
    ['Zurihc', 'Zurich CH'],
    ['Amsterdm', 'Amsterdam NL'],
    ['san fransisco', 'San Francisco CA'],
  ])('is understood: %j is %s', (typed, first) => {
    expect(find(typed)[0]).toBe(first);
  });

  it('is not guessed at when it is short', () => {
    expect(find('rxme')).toEqual([]);
  });
});

describe('nothing is found', () => {
  it.each(['', ' ', '%', '🏔', 'xqzw', '|', 'a'.repeat(200), 'x '.repeat(100)])('for %j', (typed) => {
    expect(find(typed)).toEqual([]);
  });
});

describe('a search', () => {
  const paris = createCircle({ latitude: 33.66, longitude: -95.55 }, 50);

  it('prefers what is near', () => {
    expect(find('paris', { near: paris })[0]).toBe('Paris TX');
    expect(find('lon', { near: paris })[0]).toBe('London GB');
  });

  it('prefers a country', () => {
    expect(find('birm', { country: 'US' })[0]).toBe('Birmingham AL');
    expect(find('birm')[0]).toBe('Birmingham GB');
  });

  it.each([
    ['BRU', { latitude: 45.58, longitude: 9.27 }, ['BRU', 'Brussels BE']],
    ['FRA', { latitude: 40.75, longitude: -73.98 }, ['FRA', 'Frankfurt DE']],
    ['PAR', { latitude: 40.75, longitude: -73.98 }, ['Paris FR']],
    ['SIN', { latitude: 47.76, longitude: 8.84 }, ['Singapore SG', 'SIN']],
    ['DUB', { latitude: 25.2, longitude: 55.27 }, ['Dublin IE', 'DUB']],
    ['mad', { latitude: 47.37, longitude: 8.54 }, ['Madrid ES', 'MAD']],
  ])('puts the airport or city of the code %s before places near by', (typed, center, expected) => {
    expect(find(typed, { near: createCircle(center, 50) }).slice(0, expected.length)).toEqual(expected);
  });

  it('may be restricted to an area', () => {
    expect(find('par', { within: paris })).toEqual(['Paris TX']);
    const alps = createRectangle({ latitude: 46, longitude: 6 }, { latitude: 48, longitude: 11 });
    expect(find('b', { within: alps })).toEqual(expect.arrayContaining(['Basel CH', 'Bern CH']));
  });

  it('may be restricted to countries and to kinds', () => {
    expect(find('zur', { countries: new Set(['AT', 'NG']) })).toEqual(
      expect.arrayContaining(['Zuru NG', 'Zurndorf AT']),
    );
    expect(find('zur', { kinds: new Set(['airport']) })).toEqual(['ZRH']);
    expect(find('zur', { kinds: new Set(['part']) })[0]).toBe('Zürich (Kreis 11) CH');
    expect(find('zur', { kinds: new Set() })).toEqual([]);
    expect(find('zur', { countries: new Set(['XX']) })).toEqual([]);
  });

  it('finds no place twice, and the same ones each time', () => {
    for (const typed of ['gallen', 's', 'new york', 'st']) {
      const found = findPlaces(index, { typed }, 50);
      expect(new Set(found).size).toBe(found.length);
      expect(findPlaces(index, { typed }, 50)).toEqual(found);
    }
  });

  it('finds every place by its name', () => {
    const step = 977;
    const numbers = Array.from({ length: Math.floor(index.places.size / step) }, (_, each) => each * step);
    const lost = numbers.filter((number) => {
      const { name, latitude, longitude } = index.places.at(number);
      const near = createCircle({ latitude, longitude }, 1);
      return !findPlaces(index, { typed: name, within: near }, 5).includes(number);
    });
    expect(lost).toEqual([]);
  });
});
