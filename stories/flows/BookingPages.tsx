import { useState } from 'react';
import { createActor } from 'xstate';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import { BookingContext } from '#src/actors/booking/booking-hooks.ts';
import type { BookingPorts, ResultsLine } from '#src/actors/booking/booking-ports.ts';
import type { Booking } from '#src/actors/booking/start-booking.ts';
import { createResultsStore } from '#src/api/results-store.ts';
import { type FlowPages, FlowPagesContext } from '#src/booking/flow-pages.ts';
import { StoryPages, type StoryPagesProps } from './StoryPages.tsx';

interface BookingPagesProps<Flow extends FlowTypes, Results extends ResultsLine, List>
  extends StoryPagesProps {
  ports: BookingPorts<Flow, Results, List>;
  flowPages: FlowPages;
  /** The state of the booking. */
  booking: BookingSnapshot<Flow>;
  /** The results of the search; null before the first ones arrive. */
  results?: Results | null;
}

/** The page after a choice was added to the trip, which is not part of the flow. */
const NEXT: StoryPagesProps['pages'] = { '/booking/checkout': () => null };

/** Pages of a booking, frozen in one state of its chart. */
export function BookingPages<Flow extends FlowTypes, Results extends ResultsLine, List>({
  ports,
  flowPages,
  booking: snapshot,
  results = null,
  ...pages
}: BookingPagesProps<Flow, Results, List>) {
  const [booking] = useState(() => bookingIn(ports, snapshot, results));
  return (
    <BookingContext value={booking}>
      <FlowPagesContext value={flowPages}>
        <StoryPages {...pages} pages={{ ...NEXT, ...pages.pages }} />
      </FlowPagesContext>
    </BookingContext>
  );
}

function bookingIn<Flow extends FlowTypes, Results extends ResultsLine, List>(
  ports: BookingPorts<Flow, Results, List>,
  snapshot: BookingSnapshot<Flow>,
  found: Results | null,
): Booking {
  const actor = createActor(ports.chart, { snapshot: snapshot as never, input: { step: 'search' } });
  actor.start();
  const results = createResultsStore(ports);
  const { number } = snapshot.context.search;
  results.begin(number);
  if (found) results.add(number, found);
  return {
    flow: ports.flow as unknown as Booking['flow'],
    actor,
    results,
    resumedFrom: () => null,
    chooseSort: (sort) => actor.send({ type: 'list.sort', sort }),
    giveUp: () => {},
    stop: () => {},
  };
}
