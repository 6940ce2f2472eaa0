import type { SnapshotFrom } from 'xstate';
import type { sendingMachine } from './sending-machine.ts';

export type SendingSnapshot = SnapshotFrom<typeof sendingMachine>;

/** Whether it may have been received without an answer. */
export const isUnclear = (snapshot: SendingSnapshot): boolean => snapshot.matches('unclear');

/** Whether an answer is awaited right now. */
export const isAsking = (snapshot: SendingSnapshot): boolean => snapshot.hasTag('busy');
