import { describe, expect, it } from 'vitest';
import { begunBefore, longestChain, totalBlockingTime } from './request-timing.ts';

const page = { address: '/', start: 0, end: 600 };
const script = { address: '/main.js', start: 610, end: 1900 };
const session = { address: '/api/auth/refresh', start: 605, end: 1200 };
const enums = { address: '/api/enums/en', start: 606, end: 1250 };
const list = { address: '/api/companies', start: 1950, end: 2550 };
const addresses = (requests: { address: string }[]) => requests.map(({ address }) => address);

describe('begunBefore', () => {
  it('counts what was asked for, answered or not', () => {
    expect(addresses(begunBefore([page, script, list], 1300))).toEqual(['/', '/main.js']);
  });
});

describe('longestChain', () => {
  it('counts what travels side by side once', () => {
    expect(longestChain([page, script, session, enums, list], 3000)).toHaveLength(3);
  });

  it('counts a naive chain whole', () => {
    const naive = [0, 1, 2, 3, 4].map((step) => ({
      address: `${step}`,
      start: step * 10,
      end: step * 10 + 9,
    }));
    expect(longestChain(naive.toReversed(), 100)).toHaveLength(5);
  });

  it('leaves pictures out', () => {
    const icon = { address: '/favicon.svg', start: 1950, end: 1990 };
    expect(addresses(longestChain([page, icon], 3000))).toEqual(['/']);
  });

  it('ends at the moment in question', () => {
    expect(addresses(longestChain([page, script, list], 2000))).toEqual(['/', '/main.js']);
  });
});

describe('totalBlockingTime', () => {
  it('counts what tasks take beyond 50 ms', () => {
    const tasks = [
      { start: 700, duration: 80 },
      { start: 900, duration: 51 },
      { start: 1000, duration: 20 },
    ];
    expect(totalBlockingTime(tasks, 600)).toBe(31);
  });

  it('leaves out what was over before the first paint, and the part before it', () => {
    const tasks = [
      { start: 100, duration: 300 },
      { start: 550, duration: 150 },
    ];
    expect(totalBlockingTime(tasks, 600)).toBe(50);
  });
});
