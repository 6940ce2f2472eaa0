import { describe, expect, it } from 'vitest';
import { missedMoments, statesOf, unasked } from '../explore.ts';
import { followMoves } from '../follow-moves.ts';
import { readPaths } from '../path-files.ts';
import { readAssertions } from '../read-assertions.ts';
import { OPENED, type TripDraft, worstQuestion } from './reference-state.ts';
import { REFERENCE_TRIP_DRAFT } from './reference-trip-draft.ts';
import { priceOf, type TripDraftFacts, totalOf } from './trip-draft-facts.ts';

const PATHS = readPaths(new URL('paths/', import.meta.url));
const FACTS: TripDraftFacts = {
  first: { hotel: 'The Only Room', days: '', amount: 40_000, surcharge: 0 },
  second: { hotel: 'The Slightly Rising Price', days: '', amount: 50_000, surcharge: 2 },
  added: { hotel: 'The Lost Letter', days: '', amount: 60_000, surcharge: 0 },
};

const endOf = (moves: readonly string[]) =>
  followMoves(REFERENCE_TRIP_DRAFT, OPENED, moves).steps.at(-1)?.state;

describe('paths of the draft trip', () => {
  it.each(PATHS)('are possible: $name', ({ moves }) => {
    expect(endOf(moves)).toBeDefined();
  });

  it('take every move on every page where it is possible', () => {
    const exploration = {
      reference: REFERENCE_TRIP_DRAFT,
      start: OPENED,
      momentOf: ({ before, move }: { before: TripDraft; move: string }) =>
        `${before.stage} ${before.page} ${before.work}: ${move}`,
      isFar: ({ market }: TripDraft) => ![0, -8, 2, 12].includes(market),
    };
    expect(missedMoments(exploration, PATHS)).toEqual([]);
  });

  it('ask every question, and ask something in every state', async () => {
    const assertions = await readAssertions<TripDraft, TripDraftFacts>(
      new URL('assertions/', import.meta.url),
    );
    const states = statesOf(REFERENCE_TRIP_DRAFT, OPENED, PATHS);
    expect(unasked(assertions, FACTS, states)).toEqual({ states: [], assertions: [] });
  });
});

describe('the parts of a draft trip', () => {
  const two = ['two rooms were kept'];

  it('cost together what they cost each', () => {
    const state = endOf(two) ?? OPENED;
    expect(priceOf(state, FACTS, 'second')).toBe(51_000);
    expect(totalOf(state, FACTS)).toBe(91_000);
  });

  it('return to their place when they were removed', () => {
    expect(endOf([...two, 'remove the first part'])?.parts).toEqual(['second']);
    expect(endOf([...two, 'remove the first part', 'undo'])?.parts).toEqual(['first', 'second']);
  });

  it('return as they were, also when they are sold out', () => {
    const moves = [...two, 'order', 'the rooms are sold out', 'remove the first part'];
    expect(endOf(moves)?.gone).toEqual(['second']);
    expect(endOf([...moves, 'undo'])?.gone).toEqual(['second', 'first']);
  });
});

describe('an order of several parts', () => {
  const order = ['two rooms were kept', 'order'];

  it.each([
    ['the prices are checked', 'sending'],
    ['the prices have fallen', 'sending'],
    ['the prices have risen slightly', 'sending'],
    ['the prices have risen', 'asking'],
  ])('is asked about only when it costs more than was accepted: %s', (move, work) => {
    expect(endOf([...order, move])?.work).toBe(work);
  });

  it('is decided by the worst answer', () => {
    const state = { ...OPENED, parts: ['first', 'second'] as const, market: 4 };
    expect(worstQuestion({ ...state, accepted: { first: 4, second: 0, added: 0 } })).toBe('dearer');
    expect(worstQuestion({ ...state, accepted: { first: 12, second: 4, added: 0 } })).toBe('cheaper');
    expect(worstQuestion({ ...state, accepted: { first: 4, second: 4, added: 0 } })).toBeNull();
    expect(worstQuestion({ ...state, accepted: { first: 2, second: 2, added: 0 } })).toBe(
      'dearerWithinTolerance',
    );
  });

  it('asks for every rise of what has expired', () => {
    const state = { ...OPENED, parts: ['first', 'second'] as const, market: 2 };
    expect(worstQuestion({ ...state, isOld: true })).toBe('dearer');
  });
});
