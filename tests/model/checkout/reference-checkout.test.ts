import { describe, expect, it } from 'vitest';
import { missedMoments, statesOf, unasked } from '../explore.ts';
import { followMoves } from '../follow-moves.ts';
import { readPaths } from '../path-files.ts';
import { amountAt, questionOf } from '../prices.ts';
import { readAssertions } from '../read-assertions.ts';
import type { CheckoutFacts } from './checkout-facts.ts';
import { REFERENCE_CHECKOUT } from './reference-checkout.ts';
import { type Checkout, OPENED } from './reference-state.ts';

const PATHS = ['paths', 'sending-paths'].flatMap((folder) =>
  readPaths(new URL(`${folder}/`, import.meta.url)),
);
const FORM = ['a room was kept', 'the terms are answered'];

const endOf = (moves: readonly string[]) =>
  followMoves(REFERENCE_CHECKOUT, OPENED, moves).steps.at(-1)?.state;

describe('paths of the checkout and of sending', () => {
  it.each(PATHS)('are possible: $name', ({ moves }) => {
    expect(endOf(moves)).toBeDefined();
  });

  it('take every move in every state where it is possible', () => {
    const exploration = {
      reference: REFERENCE_CHECKOUT,
      start: OPENED,
      momentOf: ({ before, move }: { before: Checkout; move: string }) =>
        `${before.stage}${before.isOrdered ? ', ordered' : ''}: ${move}`,
      isFar: ({ market }: Checkout) => ![0, -8, 2, 12].includes(market),
    };
    expect(missedMoments(exploration, PATHS)).toEqual([]);
  });

  it('ask every question, and ask something in every state', async () => {
    const assertions = await readAssertions<Checkout, CheckoutFacts>(new URL('assertions/', import.meta.url));
    const room = (hotel: string) => ({ hotel, room: 'Single room', amount: 40_000 });
    const hotels = ['The Only Room', 'The Closed Desk', 'The Lost Letter'];
    const facts: CheckoutFacts = {
      rooms: Object.fromEntries(hotels.map((hotel) => [hotel, room(hotel)])),
      days: 'Sat 26 Dec to Mon 28 Dec, 2 nights, 1 room',
      traveler: 'Anna Keller',
      approver: 'Daniel Frei',
    };
    expect(unasked(assertions, facts, statesOf(REFERENCE_CHECKOUT, OPENED, PATHS))).toEqual({
      states: [],
      assertions: [],
    });
  });
});

describe('a price that is checked again', () => {
  it.each([
    { before: 0, now: 0, question: null },
    { before: 0, now: -1, question: 'cheaper' },
    { before: 0, now: 3, question: 'dearerWithinTolerance' },
    { before: 0, now: 4, question: 'dearer' },
    { before: 12, now: 0, question: 'cheaper' },
    { before: 12, now: 15, question: 'dearerWithinTolerance' },
    { before: 12, now: 16, question: 'dearer' },
  ])('is compared with the accepted one: from $before to $now percent', ({ before, now, question }) => {
    expect(questionOf({ percent: before, levels: 0 }, { percent: now, levels: 0 })).toBe(question);
  });

  it('asks about another approval first, and about none that is not needed any more', () => {
    expect(questionOf({ percent: 0, levels: 0 }, { percent: 12, levels: 1 })).toBe('verdictChanged');
    expect(questionOf({ percent: 0, levels: 1 }, { percent: 0, levels: 0 })).toBeNull();
  });

  it('is a part of the price in the list', () => {
    expect(amountAt(40_001, 12)).toBe(44_801);
  });

  it.each([
    ['the price has fallen', 'keeping'],
    ['the price has risen slightly', 'keeping'],
    ['the price has risen', 'asking'],
    ['an approval is needed', 'asking'],
  ])('is asked about by an order only if it needs more than was accepted: %s', (move, stage) => {
    expect(endOf([...FORM, 'order', move])?.stage).toBe(stage);
  });
});

describe('an order', () => {
  const sent = [...FORM, 'order', 'the price is checked', 'the order is kept'];

  it('is priced again only once when something has changed since the check', () => {
    const again = ['the order has become dearer', 'the price is checked', 'accept the price'];
    expect(endOf([...sent, 'the order has become dearer'])?.stage).toBe('pricing');
    expect(endOf([...sent, ...again, 'the order is kept', 'the order has become dearer'])).toMatchObject({
      stage: 'form',
      refusal: 'priceRisen',
      accepted: 12,
      market: 24,
    });
  });

  it('that has arrived is sold once, at the price of that time', () => {
    const moves = ['the answer to the order is lost', 'ask now', 'the order is taken'];
    expect(endOf([...sent, ...moves])).toMatchObject({ stage: 'confirming', soldAt: 0 });
  });

  it('is not sent before the project is named, where the company wants it', () => {
    const moves = ['a room to be paid by card was kept', 'the terms are answered', 'order'];
    expect(endOf(moves)).toMatchObject({ stage: 'form', isProjectMissing: true });
  });

  it('waits for an approval that was accepted', () => {
    const moves = ['the order needs an approval', 'the price is checked', 'accept the price', 'order'];
    const rest = ['the price is checked', 'the order is kept', 'the order is taken'];
    expect(endOf([...sent, ...moves, ...rest])).toMatchObject({ stage: 'waiting', levels: 1 });
  });
});
