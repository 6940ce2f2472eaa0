import { describe, expect, it } from 'vitest';
import { airportStations } from './airport-stations.ts';
import { airportOf } from './known-airports.ts';
import { oneWayFee } from './one-way-fee.ts';

describe('returning a car at another airport', () => {
  it.each([
    ['ZRH', 'ZRH', 0],
    ['JFK', 'LGA', 0],
    ['ZRH', 'GVA', 60],
    ['ZRH', 'MUC', 350],
    ['DUB', 'BFS', 350],
    ['YVR', 'SEA', 350],
  ])('%s to %s costs so many francs: %i', (from, to, fee) => {
    expect(feeBetween(from, to)).toBe(fee);
  });

  it('costs more with the distance', () => {
    const [short, long, abroad] = [
      feeBetween('JFK', 'BOS') ?? 0,
      feeBetween('JFK', 'LAX') ?? 0,
      feeBetween('ZRH', 'LIS') ?? 0,
    ];
    expect(short).toBeGreaterThanOrEqual(60);
    expect(long).toBeGreaterThan(400);
    expect(abroad).toBeGreaterThan(500);
  });

  it.each([
    ['LHR', 'CDG'],
    ['LAX', 'HNL'],
    ['MAD', 'LPA'],
    ['ZRH', 'JFK'],
    ['LIS', 'HEL'],
    ['WAW', 'MSQ'],
    ['SIN', 'KUL'],
    ['JFK', 'MEX'],
  ])('%s to %s is not allowed', (from, to) => {
    expect(feeBetween(from, to)).toBeNull();
  });
});

function feeBetween(from: string, to: string): number | null {
  const [pickUp, dropOff] = [from, to].map((code) => {
    const airport = airportOf(code);
    return airport && airportStations(airport)[0];
  });
  if (!pickUp || !dropOff) throw new Error(`${from} or ${to} has no station`);
  return oneWayFee(pickUp, dropOff);
}
