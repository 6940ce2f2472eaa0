import type { Assertion } from '../../assertion.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import { type TripState, waitingLevel } from '../reference-state.ts';
import { hotelOf, type TripFacts } from '../trip-facts.ts';

const FAILURES: Readonly<Record<NonNullable<TripState['failure']>, string>> = {
  declined: 'The supplier declined the booking.',
  expired: 'The reservation ended before it could be booked.',
  notFound: 'The supplier has no record of this booking.',
};

/** Why it has come to this, at the top of the page. */
export const reason: Assertion<TripState, TripFacts, string[]> = {
  predict(state, facts) {
    const { status, end, failure, rejectedAt } = state;
    if (status === null) return undefined;
    const by = facts.approvers[rejectedAt ?? 1];
    if (failure !== null) return [`${hotelOf(state)}: ${FAILURES[failure]}`];
    if (status !== 'rejected' || waitingLevel(status) !== null) return [];
    switch (end) {
      case 'refused':
        return [`${by} has rejected it:`, 'Not this month'];
      case 'sentBack':
        return [`${by} has sent it back:`, 'Not this month'];
      default:
        return ['The request expired on …, because no approval had come by then.'];
    }
  },
  ask: async (page) => {
    const notices = page.locator('main [role=alert]').filter({ hasText: REASONS });
    const said = await linesShown(notices);
    return said.flat().map((line) => line.replace(/(?<=expired on ).+(?=, because)/, '…'));
  },
};

const REASONS = /has rejected it:|has sent it back:|The request expired on|: The (supplier|reservation)/;
