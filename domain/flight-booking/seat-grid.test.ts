import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cabin } from './available-extras.ts';
import { buildGrid, type SeatKey, seatAfterKey } from './seat-grid.ts';

/** Rows such as `11 ABC DEF`; an exit has an `x` after its number. */
function cabin(layout: string, ...rows: string[]): Cabin {
  return {
    serviceClass: 'Y',
    layout,
    rows: rows.map((text) => {
      const [number = '', ...letters] = text.split(' ');
      return {
        number: Number.parseInt(number, 10),
        exit: number.endsWith('x'),
        wing: false,
        seats: [...letters.join('')].map((letter) => ({ letter, position: 'aisle', free: true })),
      };
    }),
  };
}

const wide = buildGrid(
  cabin('ABC|DEFG|HJK', '20x ABC HJK', '21 ABCDEFGHJK', '22', '30x DEFG', '31x ABCDEFGHJK', '32 ABCDEFGHJK'),
);
const single = buildGrid(cabin('ABC|DEF', '10 ABCDEF', '11 ABDEF', '12x ABCDEF', '14 ABC'));

describe('a key on the seat map', () => {
  it.each<[string, SeatKey, string]>([
    ['10C', 'ArrowRight', '10D'],
    ['10D', 'ArrowLeft', '10C'],
    ['10A', 'ArrowLeft', '10A'],
    ['10F', 'ArrowRight', '10F'],
    ['11B', 'ArrowRight', '11D'],
    ['10D', 'ArrowDown', '11D'],
    ['10C', 'ArrowDown', '11B'],
    ['12F', 'ArrowDown', '14C'],
    ['14A', 'ArrowDown', '14A'],
    ['10A', 'ArrowUp', '10A'],
    ['12B', 'ArrowUp', '11B'],
    ['11D', 'Home', '11A'],
    ['11D', 'End', '11F'],
    ['10B', 'PageDown', '12B'],
    ['12B', 'PageDown', '12B'],
    ['14B', 'PageUp', '12B'],
    ['12B', 'PageUp', '10B'],
    ['10B', 'PageUp', '10B'],
  ])('of a single aisle leads from %s by %s to %s', (from, key, to) => {
    expect(seatAfterKey([single], from, key)).toBe(to);
  });

  it.each<[string, SeatKey, string]>([
    ['20C', 'ArrowRight', '20H'],
    ['21E', 'ArrowUp', '20C'],
    ['21F', 'ArrowUp', '20H'],
    ['21A', 'ArrowDown', '30D'],
    ['21K', 'ArrowDown', '30G'],
    ['20A', 'PageDown', '30D'],
    ['32K', 'PageUp', '30G'],
    ['30E', 'PageUp', '20C'],
  ])('of a wide body leads from %s by %s to %s, past gaps', (from, key, to) => {
    expect(seatAfterKey([wide], from, key)).toBe(to);
  });

  it.each<[string, SeatKey, string]>([
    ['12C', 'PageDown', '71C'],
    ['14A', 'PageDown', '71A'],
    ['72D', 'PageUp', '71D'],
    ['71A', 'PageUp', '12A'],
    ['72A', 'PageDown', '72A'],
    ['14A', 'ArrowDown', '14A'],
    ['71A', 'ArrowUp', '71A'],
  ])('of an aircraft with two decks leads from %s by %s to %s', (from, key, to) => {
    const upper = buildGrid(cabin('AC|DF', '71 ACDF', '72 ACDF'));
    expect(seatAfterKey([single, upper], from, key)).toBe(to);
  });

  it('always reaches a seat, and every seat can be reached from every other', () => {
    const keys: SeatKey[] = [
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'ArrowDown',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    ];
    const names = wide.rows.flatMap(({ seats }) => seats.map(({ name }) => name));
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.array(fc.constantFrom(...keys)), (start, pressed) => {
        expect(names).toContain(pressed.reduce((at, key) => seatAfterKey([wide], at, key), start));
      }),
    );
    const reached = new Set(['20A']);
    for (const at of reached) for (const key of keys) reached.add(seatAfterKey([wide], at, key));
    expect(reached.size).toBe(names.length);
  });
});

it('aisles have columns of their own', () => {
  expect(single.columns).toEqual(['A', 'B', 'C', null, 'D', 'E', 'F']);
  expect(single.rows[1]?.seats.map(({ column }) => column)).toEqual([0, 1, 4, 5, 6]);
});
