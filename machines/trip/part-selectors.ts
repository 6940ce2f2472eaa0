import { type SnapshotFrom, transition } from 'xstate';
import type { PartStatus } from '#domain/trip-status.ts';
import { partMachine } from './part-machine.ts';

export type PartSnapshot = SnapshotFrom<typeof partMachine>;

/** Restores a part's snapshot from its stored state. */
export const partSnapshot = (status: PartStatus): PartSnapshot => partMachine.resolveState({ value: status });

/** An answer of the supplier is missing. */
export const isBusy = (snapshot: PartSnapshot): boolean => snapshot.hasTag('busy');

/** Nothing is in progress with it. */
export const isSettled = (snapshot: PartSnapshot): boolean => snapshot.hasTag('settled');

/** Whether its cancellation is offered: at once, once something else has ended, or not at all. */
export const selectCancellation = (snapshot: PartSnapshot): 'now' | 'later' | 'never' => {
  if (isBusy(snapshot)) return 'later';
  const [after] = transition(partMachine, snapshot, { type: 'booking.cancel' });
  return after.matches('cancelling') ? 'now' : 'never';
};
