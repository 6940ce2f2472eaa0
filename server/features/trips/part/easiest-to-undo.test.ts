import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PartDetails } from '../../../db/trip-tables.ts';
import { easiestToUndo } from './easiest-to-undo.ts';
import { findReversal } from './kinds/part-kinds.ts';
import type { PartKind } from './kinds/part-rules.ts';

const NOW = new Date('2027-01-14T12:00:00Z');
const BEFORE = '2027-01-14T12:00:00.000Z';
const AFTER = '2027-01-14T12:00:01.000Z';
const francs = (amount: number) => ({ amount: amount * 100, currency: 'CHF' });

/** The properties of a part that the rule reads. */
const toDetails = (details: object) => details as PartDetails; // nothing else is read

const stay = (...deadlines: [at: string, penalty: number][]) =>
  toDetails({
    price: { asked: francs(300) },
    room: { deadlines: deadlines.map(([at, penalty]) => ({ at, penalty: francs(penalty) })) },
  });
const fare = (refund: { allowed?: boolean; fee?: object }) =>
  toDetails({ fare: { family: { refund } }, farePerTraveler: francs(200) });
const car = (terms: { freeUntil?: string; prepaid: boolean }) => toDetails({ car: terms });

describe('what giving a part up would cost', () => {
  test.each<[string, PartKind, PartDetails, ReturnType<typeof findReversal>]>([
    ['a room before its first deadline', 'hotel', stay([AFTER, 150], [AFTER, 300]), 'free'],
    ['a room after its first deadline', 'hotel', stay([BEFORE, 150], [AFTER, 300]), 'penalty'],
    ['a room of which all is to be paid', 'hotel', stay([BEFORE, 150], [BEFORE, 300]), 'never'],
    ['a room without deadlines', 'hotel', stay(), 'never'],
    ['a fare that is refunded', 'flight', fare({ allowed: true, fee: francs(0) }), 'free'],
    ['a fare that is refunded without a word of a fee', 'flight', fare({ allowed: true }), 'free'],
    ['a fare that is refunded for a fee', 'flight', fare({ allowed: true, fee: francs(80) }), 'penalty'],
    ['a fare that is refunded for all of it', 'flight', fare({ allowed: true, fee: francs(200) }), 'never'],
    ['a fare that is not refunded', 'flight', fare({ allowed: false }), 'never'],
    ['a fare of which the airline says nothing', 'flight', fare({}), 'never'],
    ['a car before the end of its free time', 'car', car({ freeUntil: AFTER, prepaid: true }), 'free'],
    ['a car after the end of its free time', 'car', car({ freeUntil: BEFORE, prepaid: true }), 'penalty'],
    ['a late car that is paid at the counter', 'car', car({ prepaid: false }), 'penalty'],
    ['a car that is paid and never free', 'car', car({ prepaid: true }), 'never'],
  ])('%s', (_, kind, details, expected) => {
    expect(findReversal(kind, details, NOW)).toBe(expected);
  });
});

const PARTS = {
  free: { kind: 'hotel', details: stay([AFTER, 300]) },
  penalty: { kind: 'flight', details: fare({ allowed: true, fee: francs(80) }) },
  never: { kind: 'car', details: car({ prepaid: true }) },
} as const;

test('all parts that are equally easy to undo have their turn together, the easiest first', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('free', 'penalty', 'never'), { maxLength: 8 }), (wanted) => {
      let remaining = wanted.map((reversal, place) => ({ ...PARTS[reversal], reversal, place }));
      const turns: (typeof remaining)[] = [];
      while (remaining.length > 0) {
        const turn = easiestToUndo(remaining, NOW);
        turns.push(turn);
        remaining = remaining.filter((part) => !turn.includes(part));
      }
      const inTurn = (['free', 'penalty', 'never'] as const).map((reversal) =>
        wanted.flatMap((one, place) => (one === reversal ? [place] : [])),
      );
      expect(turns.map((turn) => turn.map(({ place }) => place))).toEqual(
        inTurn.filter((places) => places.length > 0),
      );
    }),
  );
});
