import { describe, expect, it } from 'vitest';
import { CAR_MODEL } from '../car-booking/car-model.ts';
import { missedMoments } from '../explore.ts';
import { FLIGHT_MODEL } from '../flight-booking/flight-model.ts';
import { followMoves } from '../follow-moves.ts';
import { HOTEL_MODEL } from '../hotel-booking/hotel-model.ts';
import { readPaths } from '../path-files.ts';
import { referenceBooking } from './reference-booking.ts';
import { type Booking, opened } from './reference-state.ts';

const pathsOf = (kind: string) => readPaths(new URL(`../${kind}-booking/paths/`, import.meta.url));

it('leads to the checkout with the answer of the price', () => {
  const { rules } = HOTEL_MODEL;
  const { steps } = followMoves(referenceBooking(rules), opened('checkout'), [
    'a search was kept',
    'Einsiedeln answers',
    'choose The Rising Price',
    'choose an offer',
    'the price is dearer',
    'accept the price',
  ]);
  expect(steps.at(-1)?.state).toMatchObject({ page: 'checkout', price: 'dearer', talk: 'agreed' });
});

describe.each([HOTEL_MODEL, CAR_MODEL, FLIGHT_MODEL])('paths of $kind', ({ kind, rules }) => {
  it.each(pathsOf(kind))('are possible: $name', ({ moves }) => {
    const { steps } = followMoves(referenceBooking(rules), opened(rules.at.checkout), moves);
    expect(steps).toHaveLength(moves.length);
  });
});

it('the paths of hotels take every move on every page where it is possible', () => {
  const exploration = {
    reference: referenceBooking(HOTEL_MODEL.rules),
    start: opened('checkout'),
    momentOf: ({ before, move }: { before: Booking; move: string }) =>
      `${before.stage} ${before.page}: ${move}`,
  };
  expect(missedMoments(exploration, pathsOf('hotel'))).toEqual([]);
});
