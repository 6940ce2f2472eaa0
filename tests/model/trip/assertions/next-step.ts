import type { Assertion } from '../../assertion.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import { type TripState, waitingLevel } from '../reference-state.ts';
import { hotelOf, type TripFacts } from '../trip-facts.ts';

const ANSWERED = ['By when', 'As soon as the supplier has answered'];
const NOT_TWICE = ['If no one acts', 'We ask again until it is certain. Nothing is booked twice.'];
const NOT_CHANGED_TWICE = ['If no one acts', 'We ask again until it is certain. Nothing is changed twice.'];
const FREE = ['Free to cancel until', '…, local time'];

/** Who acts next, until when, and what happens otherwise. */
export const nextStep: Assertion<TripState, TripFacts, string[]> = {
  predict(state, facts) {
    if (state.status === null) return undefined;
    return ['Who acts next', ...answers(state, facts)];
  },
  ask: async (page) => {
    const [lines = []] = await linesShown(page.locator('section[aria-label="Who acts next"] dl').first());
    return lines.map((line, index) => {
      if (lines[index - 1] === 'By when' && !line.startsWith('As soon')) return '…';
      return line.replace(/^.+(?=, local time$)/, '…');
    });
  },
};

function answers(state: TripState, facts: TripFacts): string[] {
  const { status, end, change } = state;
  const level = waitingLevel(status);
  if (level !== null) {
    const otherwise = 'Nothing is booked, and the trip can be requested again.';
    return [decider(state, facts, level), 'By when', '…', 'If no one acts', otherwise];
  }
  if (end !== null) return [ENDS[end]];
  const changeLevel = waitingLevel(change?.status ?? null);
  if (changeLevel !== null) {
    const concerned = `The change of ${hotelOf(state)}. The trip stays booked.`;
    const rest = ['Concerns', concerned, 'By when', '…', ...FREE];
    return [decider(state, facts, changeLevel), ...rest, 'If no one acts', 'The booking stays as it is.'];
  }
  return atSupplier(state);
}

function decider({ viewer }: TripState, { approvers }: TripFacts, level: 1 | 2): string {
  return `${viewer === 'approver' ? 'You' : approvers[level]}, approver of level ${level}`;
}

function atSupplier({ part, change, isPast }: TripState): string[] {
  switch (part) {
    case 'confirming':
      return ['The supplier: the booking is being made. You need not wait here.', ...ANSWERED, ...NOT_TWICE];
    case 'changing':
      return [
        'The supplier: the change is being made. You need not wait here.',
        ...ANSWERED,
        ...NOT_CHANGED_TWICE,
      ];
    case 'cancelling':
      return [
        'The supplier: the cancellation is under way.',
        ...ANSWERED,
        'If no one acts',
        'What is not cancelled stays booked, and is shown here.',
      ];
    case 'unknown':
      return change?.status === 'unknown'
        ? [
            "We do: the supplier's answer to a change was lost, and we are looking up what is booked.",
            ...ANSWERED,
            ...NOT_CHANGED_TWICE,
          ]
        : [
            'We do: the answer from the supplier was lost, and we are looking up the booking.',
            ...ANSWERED,
            ...NOT_TWICE,
          ];
    default:
      return ['No action needed: everything is booked.', ...(isPast ? [] : FREE)];
  }
}

const ENDS: Readonly<Record<NonNullable<TripState['end']>, string>> = {
  refused: 'No action needed: the approver rejected the trip, and nothing was booked.',
  sentBack: 'No action needed: the approver has sent the trip back for changes, and nothing was booked.',
  expired: 'No action needed: no approval came in time, and nothing was booked.',
  cancelled: 'No action needed: the trip is cancelled.',
  failed: 'No action needed: nothing could be booked, and nothing has to be paid.',
  closed: 'No action needed: the agency has closed the request without a booking.',
};
