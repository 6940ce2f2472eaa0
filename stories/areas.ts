import { CAR_FLOW } from '#machines/car-booking/car-flow.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';

/** The folders of `stories/` and those in them, as Storybook lists them. The parts of a booking are its steps. */
export const AREAS: Readonly<Record<string, readonly string[]>> = {
  start: [],
  hotel: namesOf(HOTEL_FLOW.steps),
  flight: namesOf(FLIGHT_FLOW.steps),
  car: namesOf(CAR_FLOW.steps),
  trips: ['draft', 'page', 'change', 'cancellation', 'request-in-words'],
  deciding: [],
  home: [],
  profile: [],
  administration: ['companies', 'groups', 'people'],
  'signing-in': [],
  'every-page': [],
  mails: [],
  components: [],
  /** One story for each state of a chart; each file names the area that it belongs to. */
  flows: [],
};

function namesOf(steps: readonly { name: string }[]): string[] {
  return steps.map(({ name }) => name);
}
