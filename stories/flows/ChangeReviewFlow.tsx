import { useState } from 'react';
import { createActor } from 'xstate';
import { changeReviewMachine } from '#machines/change-review/change-review-machine.ts';
import type { ReviewSnapshot } from '#machines/change-review/change-review-selectors.ts';
import { sendingMachine } from '#machines/checkout/sending-machine.ts';
import { HOTEL_PORTS } from '#src/actors/hotel-booking/hotel-booking.ts';
import { FlowNotices } from '#src/booking/FlowNotices.tsx';
import { ReviewPage } from '#src/features/checkout/change/ChangeReview.tsx';
import { HOTEL_PAGES } from '#src/features/hotel-booking/hotel-pages.tsx';
import { CHANGED_STAY } from '#stories/support/changes-with-quote.ts';
import { BookingPages } from './BookingPages.tsx';
import { REVIEW_INPUT } from './change-review-states.ts';
import { bookingAt, CHOSEN } from './hotel-booking-states.ts';
import { storyApi } from './story-api.ts';

interface ChangeReviewFlowProps {
  snapshot: ReviewSnapshot;
}

const PATH = '/booking/hotel/checkout';

/** The review of a change of a hotel, in one state of its chart. */
export function ChangeReviewFlow({ snapshot }: ChangeReviewFlowProps) {
  const ordering = snapshot.hasTag('sending');
  const changed = { ...CHOSEN, changes: CHANGED_STAY, ordering };
  return (
    <BookingPages
      ports={HOTEL_PORTS}
      flowPages={HOTEL_PAGES}
      booking={bookingAt({ checkout: 'reviewing' }, { offer: 'accepted' }, changed)}
      pages={{ [PATH]: () => <Pages snapshot={snapshot} /> }}
      path={PATH}
      api={storyApi({})}
    />
  );
}

function Pages({ snapshot }: ChangeReviewFlowProps) {
  const [review] = useState(() =>
    createActor(changeReviewMachine.provide({ actors: { sending: sendingMachine } }), {
      snapshot,
      input: REVIEW_INPUT,
    }).start(),
  );
  return (
    <>
      <FlowNotices />
      <ReviewPage review={review} />
    </>
  );
}
