import { describe, expect, it } from 'vitest';
import { missedMoments, statesOf, unasked } from '../explore.ts';
import { followMoves } from '../follow-moves.ts';
import { readPaths } from '../path-files.ts';
import { readAssertions } from '../read-assertions.ts';
import { REFERENCE_REVIEW } from './reference-review.ts';
import { OPENED, type Review } from './reference-state.ts';
import type { ReviewFacts } from './review-facts.ts';

const PATHS = readPaths(new URL('paths/', import.meta.url));
const DAYS = { checkIn: '2026-12-26', checkOut: '2026-12-28' };
const FACTS: ReviewFacts = {
  booked: 40_000,
  listed: 50_000,
  onSite: 480,
  days: { booked: DAYS, chosen: DAYS },
  approver: 'Daniel Frei',
};

const endOf = (moves: readonly string[]) => followMoves(REFERENCE_REVIEW, OPENED, moves).steps.at(-1)?.state;

describe('paths of the review of a change', () => {
  it.each(PATHS)('are possible: $name', ({ moves }) => {
    expect(endOf(moves)).toBeDefined();
  });

  it('take every move in every state where it is possible', () => {
    const exploration = {
      reference: REFERENCE_REVIEW,
      start: OPENED,
      momentOf: ({ before, move }: { before: Review; move: string }) => `${before.stage}: ${move}`,
      isFar: ({ market }: Review) => ![0, -8, 12].includes(market),
    };
    expect(missedMoments(exploration, PATHS)).toEqual([]);
  });

  it('ask every question, and ask something in every state', async () => {
    const assertions = await readAssertions<Review, ReviewFacts>(new URL('assertions/', import.meta.url));
    const states = statesOf(REFERENCE_REVIEW, OPENED, PATHS);
    expect(unasked(assertions, FACTS, states)).toEqual({ states: [], assertions: [] });
  });
});

describe('another quote', () => {
  const ended = ['a choice was kept whose price ends', 'it is quoted', 'the price ends'];

  it.each([
    ['it is quoted', null],
    ['it is dearer', 'dearer'],
    ['it is cheaper', 'cheaper'],
    ['its terms are others', 'otherTerms'],
  ])('has to be accepted when it differs from the one before: %s', (move, question) => {
    expect(endOf([...ended, move])?.question).toBe(question);
  });
});
