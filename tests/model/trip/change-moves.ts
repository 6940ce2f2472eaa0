import { type ChangeEvent, changeMachine } from '#machines/trip/change-machine.ts';
import type { ChangeSnapshot } from '#machines/trip/change-selectors.ts';
import { type Move, toursThrough } from '../tours.ts';
import { STARTS } from './approval-levels.ts';

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

export const TOURS = toursThrough<ChangeSnapshot>(changeMachine, {
  starts: STARTS,
  moves: (state) => possible(state).map((event): Move => ({ name: event.type, events: [event] })),
  distinguish: ({ context }) => context.levels.join(),
  isWanted: () => true,
  longest: 12,
});
