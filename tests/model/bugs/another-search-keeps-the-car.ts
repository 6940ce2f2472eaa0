import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const anotherSearchKeepsTheCar: PlantedBug = {
  file: 'machines/booking/booking-changes.ts',
  from: `    result: null,
    gone: [],
    checkout: null,`,
  to: `    result: context.result,
    gone: [],
    checkout: null,`,
  foundBy: 'car: A long list sorted and filtered, a car chosen, dropped by a search and brought back',
};
