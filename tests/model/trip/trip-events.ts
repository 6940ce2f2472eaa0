import { initialTransition } from 'xstate';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { type TripEvent, tripMachine } from '#machines/trip/trip-machine.ts';
import type { TripSnapshot } from '#machines/trip/trip-selectors.ts';
import { type ModelPath, pathsThrough, transitionsOf } from '../paths.ts';

const why = { comment: 'Not this month', parts: ['held' as const] };
const WAITING: TripEvent[] = [
  { type: 'trip.reject', ...why },
  { type: 'trip.sendBack', ...why },
  { type: 'trip.expire', parts: ['held'] },
  { type: 'trip.cancel' },
];
const settled = (part: 'confirmed' | 'failed' | 'cancelled'): TripEvent => ({
  type: 'parts.settled',
  parts: [part],
});

/**
 * The possible next events of a trip of one room, as far as a person, the hotel or the time can cause them.
 */
function possible({ value, context: { levels } }: TripSnapshot): TripEvent[] {
  switch (value) {
    case 'deciding':
    case 'cancelled':
      return [];
    case 'waiting_level_1_approval':
      return [{ type: 'trip.approve', upTo: 1 }, ...WAITING];
    case 'waiting_level_2_approval':
      return [{ type: 'trip.approve', upTo: 2 }, ...WAITING];
    case 'approved':
      return [
        settled('confirmed'),
        settled('failed'),
        ...(levels.length > 0 ? [{ type: 'price.exceeded' } as const] : []),
      ];
    case 'complete':
      return [settled('cancelled')];
    case 'rejected':
      return [{ type: 'trip.cancel' }, { type: 'trip.resubmit', levels }];
  }
}

export interface TripPath {
  levels: readonly ApprovalLevel[];
  first: TripSnapshot;
  path: ModelPath<TripSnapshot>;
  /** Including the first decision. */
  transitions: string[];
}

/** For trips without an approval, with one level, or with both. */
export function tripPaths(): TripPath[] {
  const choices: (readonly ApprovalLevel[])[] = [[], [1], [2], [1, 2]];
  return choices.flatMap((levels) => {
    const [first] = initialTransition(tripMachine, { levels });
    const paths = pathsThrough<TripSnapshot>(tripMachine, {
      input: { levels },
      events: possible,
      distinguish: () => '',
    });
    const decision = transitionsOf(tripMachine).filter(
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

/** The name of an event's step. */
export function stepOf(event: TripEvent): string {
  return event.type === 'parts.settled' ? `${event.type} ${event.parts.join(', ')}` : event.type;
}
