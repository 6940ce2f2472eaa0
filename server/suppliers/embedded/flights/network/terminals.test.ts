import { describe, expect, it } from 'vitest';
import { allCarriers } from './carriers.ts';
import { findTerminal } from './terminals.ts';
import { type WorldAirport, worldAirports } from './world-airports.ts';

function airport(code: string): WorldAirport {
  const found = worldAirports().get(code);
  if (!found) throw new RangeError(`No airport ${code}`);
  return found;
}

function terminal(carrier: string, at: string, other: string): string | undefined {
  const found = allCarriers().get(carrier);
  if (!found) throw new RangeError(`No carrier ${carrier}`);
  return findTerminal(airport(at), found, airport(other));
}

describe('a terminal', () => {
  it.each([
    ['BA', 'LHR', 'ZRH', '5'],
    ['LX', 'LHR', 'ZRH', '2'],
    ['AF', 'CDG', 'ZRH', '2F'],
    ['AF', 'CDG', 'JFK', '2E'],
    ['AF', 'CDG', 'LHR', '2E'],
    ['U2', 'CDG', 'BCN', '3'],
    ['UA', 'LAX', 'ORD', '7'],
    ['NZ', 'LAX', 'AKL', 'B'],
  ])('of %s at %s, to or from %s, is %s', (carrier, at, other, expected) => {
    expect(terminal(carrier, at, other)).toBe(expected);
  });

  it('is not stated where an airport has one', () => {
    expect(terminal('LX', 'ZRH', 'JFK')).toBeUndefined();
  });
});
