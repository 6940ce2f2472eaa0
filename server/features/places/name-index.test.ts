import { beforeAll, describe, expect, it } from 'vitest';
import { createNameIndex, type NameIndex } from './name-index.ts';

const NAMES = [
  ['San José'],
  ['Sankt Gallen', 'St. Gallen'],
  ['Zürich'],
  ['New York', 'NYC'],
  ['York'],
  ['Rio de Janeiro'],
  ['Zürich Airport', 'ZRH'],
  ['Ŋora'],
];
let index: NameIndex;

beforeAll(async () => {
  index = await createNameIndex(NAMES.length, (owner) => NAMES[owner] ?? []);
});

function find(folded: string): string[] {
  const found: string[] = [];
  index.visit(folded, ({ owner, fromStart, end }) =>
    found.push(`${NAMES[owner]?.[0]} ${fromStart ? 'start' : 'word'} ${end}`),
  );
  return found.sort();
}

describe('names', () => {
  it('are found by their beginning, in every spelling', () => {
    expect(find('san')).toEqual(['San José start word', 'Sankt Gallen start within']);
    expect(find('zur')).toEqual(['Zürich Airport start within', 'Zürich start within']);
    expect(find('zuer')).toEqual(['Zürich Airport start within', 'Zürich start within']);
    expect(find('nyc')).toEqual(['New York start name']);
  });

  it('are found by the beginning of any word in them', () => {
    expect(find('york')).toEqual(['New York word name', 'York start name']);
    expect(find('gallen')).toEqual(['Sankt Gallen word name', 'Sankt Gallen word name']);
  });

  it('are not found by short words inside them, nor by generic words of airports', () => {
    expect(find('de')).toEqual([]);
    expect(find('airport')).toEqual([]);
    expect(find('de janeiro')).toEqual([]);
  });

  it('report where the match ends', () => {
    expect(find('zurich')).toEqual(['Zürich Airport start word', 'Zürich start name']);
    expect(find('zurich air')).toEqual(['Zürich Airport start within']);
    expect(find('zurich airport')).toEqual(['Zürich Airport start name']);
    expect(find('zurich airports')).toEqual([]);
  });

  it('may begin with any letter', () => {
    expect(find('ŋor')).toEqual(['Ŋora start within']);
    expect(find('')).toHaveLength(18);
    expect(find('zz')).toEqual([]);
  });
});
