import fc from 'fast-check';
import type { PartKind } from '../practice-offers.ts';
import { changeCommands } from './change-commands.ts';
import { requestCommands } from './request-commands.ts';
import { additionsOf, ordersOf, otherCommands, type TripCommand } from './trip-commands.ts';
import { scenariosOf } from './trip-scenarios.ts';

/** What needs no approval is booked at first, so that there is something to change. */
const BOOKED: TripCommand = { type: 'workOff' };

/** Of single commands and scenarios. */
const MOST_STEPS = 30;

/** Trips of these kinds of parts. A few orders come first, so that there is something to which the rest can happen. */
export function tripSequences(kinds: readonly PartKind[]): fc.Arbitrary<TripCommand[]> {
  const orders = ordersOf(kinds);
  const unheard = orders.map(({ parts: [first], ...order }) => ({
    ...order,
    type: 'orderUnheard' as const,
    parts: first ? [first] : [],
  }));
  const commands = fc.oneof<fc.WeightedArbitrary<TripCommand>[]>(
    { weight: 8, arbitrary: orders },
    { weight: 1, arbitrary: unheard },
    { weight: 10, arbitrary: additionsOf(kinds) },
    { weight: 20, arbitrary: changeCommands },
    { weight: 9, arbitrary: requestCommands },
    { weight: 50, arbitrary: otherCommands },
  );
  const steps = fc.oneof(
    { weight: 3, arbitrary: commands.map((command) => [command]) },
    { weight: 1, arbitrary: scenariosOf(kinds) },
  );
  return fc
    .tuple(
      fc.array<TripCommand>(orders, { minLength: 1, maxLength: 4 }),
      fc.array(steps, { maxLength: MOST_STEPS, size: 'max' }),
    )
    .map(([first, rest]) => [...first, BOOKED, BOOKED, ...rest.flat()]);
}
