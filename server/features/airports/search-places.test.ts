import { describe, expect, it } from 'vitest';
import { searchPlaces } from './search-places.ts';

const codes = (searchString: string) => searchPlaces(searchString).map(({ code }) => code);

describe('a search for airports', () => {
  it.each(['ZRH', 'zrh', 'zur', 'Zürich', 'zuerich', 'Zurich Airport', ' zürich ', 'zu\u0308rich'])(
    'finds Zurich for %j',
    (typed) => {
      expect(codes(typed)[0]).toBe('ZRH');
    },
  );

  it.each([
    ['München', 'MUC'],
    ['muenchen', 'MUC'],
    ['munich', 'MUC'],
    ['MUC', 'MUC'],
    ['koln', 'CGN'],
    ['Köln', 'CGN'],
    ['Cologne', 'CGN'],
    ['geneva', 'GVA'],
    ['Genève', 'GVA'],
    ['Wien', 'VIE'],
    ['Lisboa', 'LIS'],
    ['duesseldorf', 'DUS'],
    ['goteborg', 'GOT'],
    ['saigon', 'SGN'],
    ['john f', 'JFK'],
    ["o'hare", 'ORD'],
    ['xian', 'XIY'],
  ])('finds for %j first %s', (typed, code) => {
    expect(codes(typed)[0]).toBe(code);
  });

  it('puts a metropolitan area before the airport with the same code', () => {
    const [area, airport] = searchPlaces('sha');
    expect(area).toMatchObject({ code: 'SHA', type: 'mac', airports: ['PVG', 'SHA'] });
    expect(airport).toMatchObject({ code: 'SHA', type: 'airport' });
  });

  it('puts a metropolitan area before its airports', () => {
    expect(codes('new york')).toEqual(['NYC', 'JFK', 'LGA', 'EWR', ...codes('new york').slice(4)]);
    expect(codes('sao paulo').slice(0, 3)).toEqual(['SAO', 'CGH', 'GRU']);
    expect(codes('lon')[0]).toBe('LON');
    expect(codes('milano')).toEqual(expect.arrayContaining(['MIL', 'MXP', 'LIN', 'BGY']));
  });

  it('puts an exact code before names that begin with it', () => {
    expect(codes('LHR')).toEqual(['LHR']);
    expect(codes('man')[0]).toBe('MAN');
  });

  it('ranks the beginning of a city before that of a name, then words, then parts of words', () => {
    expect(codes('bonn')).toEqual(['YBY', 'CGN']);
    expect(codes('logan')).toEqual(['BOS', 'BIL']);
    const found = codes('ham');
    expect(found.indexOf('HTI')).toBeLessThan(found.indexOf('DOH'));
    expect(found.indexOf('DOH')).toBeLessThan(found.indexOf('BHX'));
    expect(codes('eathro')).toEqual(['LHR']);
  });

  it('puts large airports before others that fit as well', () => {
    expect(codes('alexandria').slice(0, 3)).toEqual(['ALY', 'AEX', 'HBE']);
    expect(codes('birmingham')).toEqual(['BHX', 'BHM']);
  });

  it('understands words in any order', () => {
    expect(codes('heathrow london')).toEqual(['LHR']);
    expect(codes('zrh zurich')).toEqual(['ZRH']);
  });

  it('answers at most twenty', () => {
    expect(codes('a')).toHaveLength(20);
  });

  it.each(['', ' ', '%', 'xqzw', 'zurich nowhere', '|'])('finds nothing for %j', (typed) => {
    expect(codes(typed)).toEqual([]);
  });
});
