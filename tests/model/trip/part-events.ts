import { type PartEvent, partMachine, type StatusAtSupplier } from '#machines/trip/part-machine.ts';
import type { PartSnapshot } from '#machines/trip/part-selectors.ts';
import { type ModelPath, pathsThrough } from '../paths.ts';

type Possible = Partial<Record<PartSnapshot['value'], PartEvent[]>>;

const found = (status: StatusAtSupplier): PartEvent => ({ type: 'booking.found', status });

/** The possible events of a trip's booking, by the situation of the trip. */
const SITUATIONS = {
  /** It needs no approval, so it is booked at once; later it is cancelled. */
  booked: {
    held: [{ type: 'booking.confirm' }],
    confirming: [
      { type: 'booking.confirmed' },
      { type: 'booking.refused' },
      { type: 'booking.lost' },
      { type: 'hold.lapsed' },
    ],
    confirmed: [{ type: 'booking.cancel' }],
    cancelling: [{ type: 'booking.cancelled' }, { type: 'cancellation.refused' }],
    unknown: [found('confirmed'), found('held'), found('expired'), { type: 'booking.missing' }],
  },
  /** It waits for an approval, and is cancelled before. */
  waiting: {
    held: [{ type: 'booking.cancel' }],
    cancelling: [{ type: 'booking.lost' }],
    unknown: [found('cancelled')],
  },
} satisfies Record<string, Possible>;

export type Situation = keyof typeof SITUATIONS;

export interface PartPath {
  situation: Situation;
  path: ModelPath<PartSnapshot>;
}

export function partPaths(): PartPath[] {
  return Object.entries(SITUATIONS).flatMap(
    ([situation, possible]: [string, Possible]) =>
      pathsThrough<PartSnapshot>(partMachine, {
        input: undefined,
        events: (state) => possible[state.value] ?? [],
        distinguish: () => '',
      }).map((path) => ({ situation: situation as Situation, path })), // the keys of the table
  );
}

/** The name of an event's step. */
export function stepOf(event: PartEvent): string {
  return 'status' in event ? `${event.type} ${event.status}` : event.type;
}
