import type { Assertion } from '../../assertion.ts';
import { formatAmount } from '../../booking/booking-facts.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import { isChanging, type TripState } from '../reference-state.ts';
import { hotelOf, priceOf, type TripFacts } from '../trip-facts.ts';

interface BookingShown {
  hotel: string;
  mark: string;
  said: string[];
  /** Whether there is a number to show at the counter. */
  number: string | null;
}

const MARKS: Readonly<Record<TripState['part'], string>> = {
  held: 'Held',
  confirming: 'Being booked',
  confirmed: 'Confirmed',
  changing: 'Being changed',
  cancelling: 'Being cancelled',
  unknown: 'Being looked up',
  cancelled: 'Cancelled',
  failed: 'Not booked',
};

const FAILURES: Readonly<Record<NonNullable<TripState['failure']>, string>> = {
  declined: 'The supplier declined the booking.',
  expired: 'The reservation ended before it could be booked.',
  notFound: 'The supplier has no record of this booking.',
};

/** The room: how far its booking has come, and what became of it. */
export const booking: Assertion<TripState, TripFacts, BookingShown> = {
  predict(state, facts) {
    const { status, part } = state;
    if (status === null) return undefined;
    return {
      hotel: hotelOf(state),
      mark: MARKS[part],
      said: [...outcome(state, facts), ...(part === 'confirmed' ? ofChange(state, facts) : [])],
      number: numberOf(state),
    };
  },
  ask: async (page) => {
    const article = page.locator('main article');
    const [lines = []] = await linesShown(article);
    const said = (await linesShown(article.locator('[role=alert], [role=status]'))).flat();
    const [held = ''] = lines.filter((line) => line.startsWith('Booked once approved.'));
    const labels = await article.evaluateAll((found) => found.map((one) => one.getAttribute('aria-label')));
    const marks = new Set(Object.values(MARKS));
    const number = lines.indexOf('Booking number') + 1;
    return {
      hotel: labels.join(),
      mark: lines.filter((line) => marks.has(line)).join(),
      said: [held.replace(/(?<=Held until ).+(?=\.$)/, '…'), ...said]
        .filter((line) => line !== '' && line !== 'Before and after the change')
        .map((line) => line.replace(/^Booked for (.+) on .+$/, '$1')),
      number: number === 0 ? null : '…',
    };
  },
};

function outcome(state: TripState, facts: TripFacts): string[] {
  const { part, failure, wasBooked } = state;
  switch (part) {
    case 'held':
      return ['Booked once approved. Held until ….'];
    case 'confirming':
      return ['The booking is being made at the supplier. You need not wait here.'];
    case 'changing':
      return ['The change is being made at the supplier. You need not wait here.'];
    case 'cancelling':
      return ['The cancellation is under way at the supplier.'];
    case 'unknown':
      return [isChanging(state) ? CHANGE_LOST : LOST];
    case 'failed':
      return [
        ...(failure ? [FAILURES[failure]] : []),
        'It was not booked, and nothing has to be paid for it.',
      ];
    case 'cancelled': {
      const refund = wasBooked ? `${formatAmount(priceOf(state, facts).amount)} is refunded. ` : '';
      return [`${refund}The cancellation cost nothing.`];
    }
    default:
      return [];
  }
}

const LOST =
  'The answer from the supplier was lost. We are looking the booking up until it is certain; nothing is booked twice.';
const CHANGE_LOST =
  "The supplier's answer to the change was lost. We are looking up what is booked now until it is certain; nothing is changed twice.";

/** A change that was withdrawn leaves nothing but an entry in the history. */
function ofChange({ change }: TripState, { approvers }: TripFacts): string[] {
  switch (change?.status) {
    case 'refused': {
      const level = change.rejectedAt ?? 1;
      const title = 'The change was rejected. The booking stays as it is.';
      return [title, `${approvers[level]} said:`, 'Not this month'];
    }
    case 'expired':
      return ['The change has expired. The booking stays as it is.', 'No approval came in time.'];
    case 'failed':
      return ['The change could not be made. The booking stays as it is.', 'It has sold out.'];
    case 'done':
      return ['The booking was changed.'];
    default:
      return [];
  }
}

/** A reservation has its number from the start; that of what could not be booked says nothing at a counter. */
function numberOf({ part }: TripState): string | null {
  return part === 'failed' ? null : '…';
}
