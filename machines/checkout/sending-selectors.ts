import type { SnapshotFrom } from 'xstate';
import type { sendingMachine } from './sending-machine.ts';

export type SendingSnapshot = SnapshotFrom<typeof sendingMachine>;

export const isUnclear = (snapshot: SendingSnapshot): boolean => snapshot.matches('unclear');

export const isAsking = (snapshot: SendingSnapshot): boolean => snapshot.hasTag('busy');
