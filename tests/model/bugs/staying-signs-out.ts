import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const stayingSignsOut: PlantedBug = {
  file: 'machines/session/session-machine.ts',
  from: `{ guard: 'hasSession', target: 'authenticated' },`,
  to: `{ guard: 'hasSession', target: 'unauthenticated' },`,
  foundBy: 'session: The sign-out is not answered, and the person stays',
};
