import type { Assertion, Assertions } from '../assertion.ts';
import { readPaths } from '../path-files.ts';
import { readAssertions } from '../read-assertions.ts';
import { walkPaths } from '../walk-paths.ts';
import { test as base } from '../walk-test.ts';
import { NOTHING, type TripState } from './reference-state.ts';
import { REFERENCE_TRIP } from './reference-trip.ts';
import { serverCharts } from './server-charts.ts';
import type { TripFacts } from './trip-facts.ts';
import { TRIP_STEPS } from './trip-steps.ts';
import { TripWorld } from './trip-world.ts';

/** How long the page of a trip waits before it asks again for what is under way. */
const ASKS_AGAIN_AFTER_MS = 2_000;

const test = base.extend<{ world: TripWorld }>({
  world: async ({ page, place }, use) => {
    const world = await TripWorld.prepare({ page, ...place });
    await use(world);
    world.close();
  },
});
// Wide enough for the costs beside the itinerary.
test.use({ viewport: { width: 1280, height: 1000 } });

const assertions = skippingTime(
  await readAssertions<TripState, TripFacts, TripWorld>(new URL('assertions/', import.meta.url)),
);

/** The moves that the paths of a booking, and those of a change, have to take; the others are of the trip. */
const OWN = {
  booking:
    /^(a room is ordered( of .+)?|the (answer|reservation|stay) .+|the hotel (declines|is not reached|is asked again|knows .+))$/,
  change: /change|longer stay|new days/,
};

/** Walks the paths of a folder. */
export function walkTrip(label: 'trip' | 'booking' | 'change', paths: URL): void {
  const isOwn = (move: string) =>
    label === 'trip' ? !OWN.booking.test(move) && !OWN.change.test(move) : OWN[label].test(move);
  walkPaths(test, {
    label,
    reference: REFERENCE_TRIP,
    start: NOTHING,
    paths: readPaths(paths),
    steps: TRIP_STEPS,
    ownMoves: Object.keys(TRIP_STEPS).filter(isOwn),
    assertions,
    begin: async (world) => ({ facts: await world.facts(), open: () => world.open() }),
    chartsElsewhere: serverCharts,
  });
}

/** The page asks again by itself; the time in between is skipped. */
function skippingTime(all: Assertions<TripState, TripFacts, TripWorld>): typeof all {
  const skipping = ({
    predict,
    ask,
  }: Assertion<TripState, TripFacts, unknown, TripWorld>): (typeof all)[string] => ({
    predict,
    ask: async (page, world) => {
      await page.clock.fastForward(ASKS_AGAIN_AFTER_MS);
      return await ask(page, world);
    },
  });
  return Object.fromEntries(Object.entries(all).map(([name, assertion]) => [name, skipping(assertion)]));
}
