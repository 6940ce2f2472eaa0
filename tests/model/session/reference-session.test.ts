import { describe, expect, it } from 'vitest';
import { missedMoments, statesOf } from '../explore.ts';
import { followMoves } from '../follow-moves.ts';
import { readPaths } from '../path-files.ts';
import { OPENED, REFERENCE_SESSION, type SessionState } from './reference-session.ts';

const paths = readPaths(new URL('paths/', import.meta.url));

describe('paths of the session', () => {
  it.each(paths)('are possible: $name', ({ moves }) => {
    expect(followMoves(REFERENCE_SESSION, OPENED, moves).steps).toHaveLength(moves.length);
  });

  it('take every move on every page where it is possible', () => {
    const momentOf = ({ before, move }: { before: SessionState; move: string }) => `${before.page}: ${move}`;
    expect(missedMoments({ reference: REFERENCE_SESSION, start: OPENED, momentOf }, paths)).toEqual([]);
  });
});

it('shows nothing of a person once the session has ended', () => {
  const ended = statesOf(REFERENCE_SESSION, OPENED, paths).filter(({ page }) => page === 'signIn');
  expect(ended.length).toBeGreaterThan(10);
  expect(ended.filter(({ company, change }) => company !== null || change !== 'none')).toEqual([]);
});
