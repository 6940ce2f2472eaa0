import type { ServiceClass } from '#domain/contract.ts';

/** The seats of a cabin that are on the upper deck, unless the carrier has fewer. */
interface UpperDeck {
  layout: string;
  seats: number;
}

/** Row numbers on the upper deck start here, so that each seat has a unique name. */
export const FIRST_UPPER_ROW = 71;

const UPPER_DECKS: Readonly<Record<string, Partial<Record<ServiceClass, UpperDeck>>>> = {
  388: { C: { layout: 'A|DG|K', seats: 78 }, Y: { layout: 'AC|DEFG|HK', seats: 104 } },
  744: { C: { layout: 'A|K', seats: 14 } },
  748: { C: { layout: 'AC|HK', seats: 32 } },
};

export function hasUpperDeck(aircraft: string): boolean {
  return aircraft in UPPER_DECKS;
}

export function upperDeckOf(aircraft: string, serviceClass: ServiceClass): UpperDeck {
  return UPPER_DECKS[aircraft]?.[serviceClass] ?? { layout: '', seats: 0 };
}
