import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const expiredSessionSaysNothing: PlantedBug = {
  file: 'machines/session/session-machine.ts',
  from: `'session.expired': 'unauthenticated.expired'`,
  to: `'session.expired': 'unauthenticated'`,
  foundBy: 'session: The session expires, and is ended by its address',
};
