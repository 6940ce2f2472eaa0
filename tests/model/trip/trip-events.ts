import { initialTransition } from 'xstate';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { type TripEvent, tripMachine } from '#machines/trip/trip-machine.ts';
import type { TripSnapshot } from '#machines/trip/trip-selectors.ts';
import { type ModelPath, pathsThrough, transitionsOf } from '../paths.ts';

const ENDS: TripEvent[] = [{ type: 'trip.expire', parts: ['held'] }, { type: 'trip.cancel' }];
const settled = (part: 'confirmed' | 'failed' | 'cancelled'): TripEvent => ({
  type: 'parts.settled',
  parts: [part],
});

/** What can happen next to a trip of one room, as far as a person, the hotel or the time can bring it about. */
const POSSIBLE: Record<TripSnapshot['value'], TripEvent[]> = {
  deciding: [],
  waiting_level_1_approval: ENDS,
  waiting_level_2_approval: ENDS,
  approved: [settled('confirmed'), settled('failed')],
  complete: [settled('cancelled')],
  rejected: [{ type: 'trip.cancel' }],
  cancelled: [],
};

export interface TripPath {
  levels: readonly ApprovalLevel[];
  first: TripSnapshot;
  path: ModelPath<TripSnapshot>;
  /** The decision at the beginning included. */
  transitions: string[];
}

/** For trips that have to be approved by nobody, or by one of the levels; the second comes after an approval. */
export function tripPaths(): TripPath[] {
  const choices: (readonly ApprovalLevel[])[] = [[], [1], [2]];
  return choices.flatMap((levels) => {
    const [first] = initialTransition(tripMachine, { levels });
    const paths = pathsThrough<TripSnapshot>(tripMachine, {
      input: { levels },
      events: (state) => POSSIBLE[state.value],
      distinguish: () => '',
    });
    const decision = transitionsOf(tripMachine).filter(
      (name) => name.startsWith('deciding: always') && name.endsWith(`-> ${first.value}`),
    );
    return paths.map((path) => ({
      ...{ levels, first, path },
      transitions: [...decision, ...path.flatMap((step) => step.transitions)],
    }));
  });
}

/** The name of an event's step. */
export function stepOf(event: TripEvent): string {
  return 'parts' in event ? `${event.type} ${event.parts.join(', ')}` : event.type;
}
