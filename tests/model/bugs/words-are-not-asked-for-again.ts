import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const wordsAreNotAskedForAgain: PlantedBug = {
  file: 'machines/session/session-machine.ts',
  from: `empty: { on: { 'enums.request': 'loading' } },`,
  to: `empty: {},`,
  foundBy:
    'session: Without the words of the reference data, another company, left by another tab and returned to',
};
