import { constants, getPriority, setPriority } from 'node:os';

/** A thread that gives way by so much still has a third of what the others have when all are busy. */
export const STEPS_BACK = 5;

/**
 * Lets the other threads of the server have the processor first, where the system knows priorities of threads;
 * elsewhere the same call would hold back the whole server.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  setPriority(Math.min(getPriority() + STEPS_BACK, constants.priority.PRIORITY_LOW));
}
