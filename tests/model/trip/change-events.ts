import { initialTransition } from 'xstate';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { type ChangeEvent, changeMachine } from '#machines/trip/change-machine.ts';
import type { ChangeSnapshot } from '#machines/trip/change-selectors.ts';
import { type ModelPath, pathsThrough, transitionsOf } from '../paths.ts';

const UNDECIDED: ChangeEvent[] = [
  { type: 'change.reject', comment: 'Not this month' },
  { type: 'change.expire' },
  { type: 'change.withdraw' },
];

/** What can happen next to a change, as far as a person, the hotel or the time can bring it about. */
function possible({ value }: ChangeSnapshot): ChangeEvent[] {
  switch (value) {
    case 'waiting_level_1_approval':
      return [{ type: 'change.approve', upTo: 1 }, ...UNDECIDED];
    case 'waiting_level_2_approval':
      return [{ type: 'change.approve', upTo: 2 }, ...UNDECIDED];
    case 'changing':
      return [{ type: 'change.done' }, { type: 'change.refused' }, { type: 'change.lost' }];
    case 'unknown':
      return [{ type: 'change.done' }, { type: 'change.repeat' }];
    default:
      return [];
  }
}

export interface ChangePath {
  levels: readonly ApprovalLevel[];
  first: ChangeSnapshot;
  path: ModelPath<ChangeSnapshot>;
  /** The decision at the beginning included. */
  transitions: string[];
}

/** For changes that need no approval, that of one of the levels, or of both; what follows an approval is walked once. */
export function changePaths(): ChangePath[] {
  const choices: (readonly ApprovalLevel[])[] = [[], [1], [2], [1, 2]];
  return choices.flatMap((levels) => {
    const [first] = initialTransition(changeMachine, { levels });
    const paths = pathsThrough<ChangeSnapshot>(changeMachine, {
      input: { levels },
      events: (state) => (levels.length > 0 && state.hasTag('busy') ? [] : possible(state)),
      distinguish: () => '',
    });
    const decision = transitionsOf(changeMachine).filter(
      (name) => name.startsWith('deciding: always') && name.endsWith(`-> ${first.value}`),
    );
    return paths.map((path) => ({
      levels,
      first,
      path,
      transitions: [...decision, ...path.flatMap((step) => step.transitions)],
    }));
  });
}
