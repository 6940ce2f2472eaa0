import type { Assertion } from '../../assertion.ts';
import { formatAmount } from '../../booking/booking-facts.ts';
import { dayRange } from '../../day-range.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import { type TripState, waitingLevel } from '../reference-state.ts';
import type { TripFacts } from '../trip-facts.ts';

/** A change that waits: days and prices before and after, the difference, and who decides. */
export const requestedChange: Assertion<TripState, TripFacts, string[] | null> = {
  predict(state, facts) {
    const { status, change, viewer } = state;
    if (status === null) return undefined;
    const level = waitingLevel(change?.status ?? null);
    if (change === null || level === null) return null;
    const { rooms, prolonged, days, approvers, traveler } = facts;
    const [before, after] = [rooms.willing, prolonged];
    const isTraveler = viewer === 'traveler';
    return [
      level === 1 ? 'Change waits for approval' : 'Change waits for second approval',
      `Requested by ${traveler} on …. The booking above is valid until the change is made.`,
      `Dates | ${dayRange(days.ordered)} | ${dayRange(days.prolonged)}`,
      `Price | ${formatAmount(before.amount)} | ${formatAmount(after.amount)}`,
      `Paid at the hotel | ${formatAmount(before.onSite)} | ${formatAmount(after.onSite)}`,
      'Price difference',
      `${formatAmount(after.amount - before.amount)} more`,
      'Fee for the change',
      'None',
      'On site',
      `${formatAmount(after.onSite - before.onSite)} more to be paid at the hotel`,
      'To pay now for the change',
      formatAmount(after.amount - before.amount),
      // From this price on the policy asks for each approval.
      ...change.levels.map(() => 'CHF 1.00'),
      `${isTraveler ? approvers[level] : 'You'}, approver of level ${level}`,
      isTraveler ? 'Your booking stays as it is.' : 'The booking stays as it is.',
    ];
  },
  ask: async (page) => {
    const [lines] = await linesShown(page.locator('main article section[aria-label^="Change of "]'));
    if (lines === undefined) return null;
    return lines
      .map((line) => line.replaceAll(/\s*\t\s*/g, ' | ').replace(/(?<= on ).+?(?=\. The booking)/, '…'))
      .filter((line) => KNOWN.test(line));
  },
};

const KNOWN =
  /^(Change waits|Requested by|Dates \||Price \||Price difference|CHF|Fee for|None$|To pay now|On site$|Paid at the hotel |.+, approver of|.+ booking stays)/;
