/** The steps of the booking of a hotel, in their order; each has a screen of its own. */
export const HOTEL_STEPS = ['search', 'select', 'room', 'checkout'] as const;
export type HotelStep = (typeof HOTEL_STEPS)[number];

/** What decides how far somebody gets. */
interface Choices {
  criteria: object | null;
  hotel: object | null;
  agreed: object | null;
  ordering: boolean;
}

/** The last step for which everything before it has been chosen. */
export function furthestStep({ criteria, hotel, agreed }: Choices): HotelStep {
  if (!criteria) return 'search';
  if (!hotel) return 'select';
  return agreed ? 'checkout' : 'room';
}

/**
 * Where somebody gets who wants to be at a step: there, or at the furthest that can be reached. As long as an order is
 * on its way that is the checkout, so that nobody orders something else meanwhile.
 */
export function stepToOpen(choices: Choices, wanted: HotelStep): HotelStep {
  const furthest = furthestStep(choices);
  const isBeyond = HOTEL_STEPS.indexOf(wanted) > HOTEL_STEPS.indexOf(furthest);
  return isBeyond || choices.ordering ? furthest : wanted;
}
