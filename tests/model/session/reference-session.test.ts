import { describe, expect, it } from 'vitest';
import { followMoves } from '../follow-moves.ts';
import { readPaths } from '../path-files.ts';
import { possibleSteps } from '../possible-steps.ts';
import { OPENED, REFERENCE_SESSION, type SessionState } from './reference-session.ts';

const paths = readPaths(new URL('paths/', import.meta.url));

describe('paths of the session', () => {
  it.each(paths)('are possible: $name', ({ moves }) => {
    expect(followMoves(REFERENCE_SESSION, OPENED, moves).steps).toHaveLength(moves.length);
  });

  it('take every move on every page where it is possible', () => {
    const walked = new Set(
      paths.flatMap(({ moves }) => followMoves(REFERENCE_SESSION, OPENED, moves).steps.map(momentOf)),
    );
    const moments = new Set(possibleSteps(REFERENCE_SESSION, OPENED).map(momentOf));
    expect([...moments].filter((moment) => !walked.has(moment))).toEqual([]);
  });
});

it('shows nothing of a person once the session has ended', () => {
  const ended = possibleSteps(REFERENCE_SESSION, OPENED).filter(({ before }) => before.page === 'signIn');
  expect(ended.length).toBeGreaterThan(5);
  expect(ended.filter(({ before }) => before.company !== null || before.change !== 'none')).toEqual([]);
});

const momentOf = ({ before, move }: { before: SessionState; move: string }) => `${before.page}: ${move}`;
