import { judge } from '#domain/policy/judge.ts';
import { flightFacts } from '#server/features/flights/flight-facts.ts';
import { exampleItineraries } from '#tests/support/flight-examples.ts';
import type { Finding } from '../measure/finding.ts';
import { timeOf } from '../measure/time-of.ts';
import { inMs } from '../measure/wording.ts';
import { EXAMPLE_POLICIES, EXAMPLE_RATES } from '../search/example-search.ts';

const OFFERS = 1_000;
const FASTEST = [80, 80];

export async function measureSVerdicts(): Promise<Finding[]> {
  const offers = exampleItineraries(OFFERS / 4).flatMap((itinerary) =>
    itinerary.fares.map((fare) => flightFacts(itinerary, fare, FASTEST)),
  );
  let next = 0;
  const time = timeOf(() => {
    const offer = offers[next++ % OFFERS];
    if (offer) judge(EXAMPLE_POLICIES, offer, EXAMPLE_RATES);
  });
  return [
    {
      ...{ goal: 'S-verdicts', what: 'Verdicts by a policy on 1,000 flights', unit: 'ms' },
      ...{ value: time * OFFERS, must: { atMost: 5 }, reach: { atMost: 3 }, steady: true },
      detail: `${inMs(time)} each, with a rule of every kind, prices converted`,
    },
  ];
}
