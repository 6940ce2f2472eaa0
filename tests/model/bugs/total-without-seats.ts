import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const totalWithoutSeats: PlantedBug = {
  file: 'domain/flight-booking/running-total.ts',
  from: `const asked = added ? addMoney(fare, added) : fare;`,
  to: `const asked = added ? fare : fare;`,
  foundBy: 'flight: A seat taken by others, other seats chosen',
};
