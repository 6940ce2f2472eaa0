import fc from 'fast-check';
import type { Fate } from '../practice-offers.ts';
import { PEOPLE_COUNT, PERSON_INDEX } from './trip-people.ts';

/** What people do with changes of booked parts; people by their index, all else by a number that is counted round. */
export type ChangeCommand =
  | {
      type: 'change';
      /** Null for the traveler. */
      changer: number | null;
      trip: number;
      part: number;
      /** Where else; null for the same hotel, or a car of the same company. */
      fate: Fate | null;
      day: number;
      /** Whether the sender agrees to the approvals that it takes. */
      agrees: boolean;
    }
  | { type: 'repeatChange'; change: number }
  /** By null for a person who may decide. */
  | {
      type: 'decideChange';
      by: number | null;
      change: number;
      action: 'approve' | 'reject';
      sees: 'now' | 'other';
    }
  | { type: 'withdrawChange'; by: number; change: number };

const TYPES: ReadonlySet<string> = new Set<ChangeCommand['type']>([
  ...(['change', 'repeatChange', 'decideChange', 'withdrawChange'] as const),
]);

export function isChangeCommand(command: { type: string }): command is ChangeCommand {
  return TYPES.has(command.type);
}

const by = fc.nat(PEOPLE_COUNT - 1);
const anyone = fc.nat(999);
/** Counted from the last one. */
const latest = fc.nat(2);
const { firstApprover, secondApprover, admin, free } = PERSON_INDEX;

const changes: fc.Arbitrary<ChangeCommand> = fc.record({
  type: fc.constant('change' as const),
  changer: fc.option(by, { nil: null, freq: 1 }),
  trip: anyone,
  part: fc.nat(3),
  fate: fc.constantFrom<(Fate | null)[]>(
    ...([null, null, null, null, null, null] as const),
    ...(['falling', 'slightlyRising', 'lostLetter', 'full', 'briefOffer'] as const),
  ),
  day: fc.nat(3),
  agrees: fc.nat(9).map((number) => number < 9),
});

const decisions: fc.Arbitrary<ChangeCommand> = fc.record({
  type: fc.constant('decideChange' as const),
  by: fc.oneof(by, fc.constantFrom(firstApprover, firstApprover, secondApprover, admin, free)),
  change: latest,
  action: fc.constantFrom('approve' as const, 'approve' as const, 'reject' as const),
  sees: fc.constantFrom<('now' | 'other')[]>('now', 'now', 'now', 'now', 'other'),
});

const withdrawals: fc.Arbitrary<ChangeCommand> = fc.record({
  type: fc.constant('withdrawChange' as const),
  by,
  change: latest,
});

const repetitions: fc.Arbitrary<ChangeCommand> = fc.record({
  type: fc.constant('repeatChange' as const),
  change: latest,
});

export const changeCommands: fc.Arbitrary<ChangeCommand> = fc.oneof(
  { weight: 8, arbitrary: changes },
  { weight: 6, arbitrary: decisions },
  { weight: 1, arbitrary: withdrawals },
  { weight: 1, arbitrary: repetitions },
);
