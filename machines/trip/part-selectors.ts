import { type SnapshotFrom, transition } from 'xstate';
import type { PartStatus } from '#domain/trip-status.ts';
import { partMachine } from './part-machine.ts';

export type PartSnapshot = SnapshotFrom<typeof partMachine>;

export const partSnapshot = (status: PartStatus): PartSnapshot => partMachine.resolveState({ value: status });

export const isBusy = (snapshot: PartSnapshot): boolean => snapshot.hasTag('busy');

export const isSettled = (snapshot: PartSnapshot): boolean => snapshot.hasTag('settled');

export const selectCancellation = (snapshot: PartSnapshot): 'now' | 'later' | 'never' => {
  if (isBusy(snapshot)) return 'later';
  const [after] = transition(partMachine, snapshot, { type: 'booking.cancel' });
  return after.matches('cancelling') ? 'now' : 'never';
};
