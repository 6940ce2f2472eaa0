import type { Assertion } from '../../assertion.ts';
import { isWaitingChange, type TripState, waitingLevel } from '../reference-state.ts';
import { hotelOf, type TripFacts } from '../trip-facts.ts';

const ADD = ['Add a flight to this trip', 'Add a hotel to this trip', 'Add a car to this trip'];
const KEPT = ['Save for the calendar (.ics)', 'Print'];

/** What can be done at the page, and what only later. */
export const buttons: Assertion<TripState, TripFacts, string[]> = {
  predict(state) {
    const { status, viewer } = state;
    if (status === null) return undefined;
    return (viewer === 'approver' ? ofApprover(state) : ofTraveler(state)).toSorted();
  },
  ask: async (page) => {
    const names = await page.locator('main button').evaluateAll((found) =>
      found
        .filter((button) => button.checkVisibility())
        .map((button) => {
          const locked = button.getAttribute('aria-disabled') === 'true' ? ', not yet' : '';
          return (button.getAttribute('aria-label') ?? button.textContent) + locked;
        }),
    );
    // What else is offered then depends on the market.
    return names.filter((name) => !name.startsWith('Take this: ')).toSorted();
  },
};

function ofApprover(state: TripState): string[] {
  if (isWaitingChange(state)) return ['Approve', 'Reject', 'Ask the traveller', ...KEPT];
  return ['Approve', 'Reject', 'Send back for changes', 'Ask the traveller'];
}

function ofTraveler(state: TripState): string[] {
  const { status, part, end, isPast } = state;
  const name = hotelOf(state);
  const later = part === 'confirming' || part === 'unknown' || part === 'changing' || part === 'cancelling';
  const locked = later ? ', not yet' : '';
  if (isPast) return [...KEPT, 'Edit the request'];
  if (waitingLevel(status) !== null) return [...KEPT, 'Edit the request', 'Cancel the whole trip'];
  if (status === 'cancelled') return end === 'failed' ? ['Search for a hotel'] : [];
  if (status === 'rejected') {
    return [`Request again${locked}`, 'Search for a hotel', 'Edit the request', 'Cancel the whole trip'];
  }
  const isFree = !later && !isWaitingChange(state);
  return [
    ...(isFree ? [`Change ${name}`, `Book something else instead of ${name}`] : []),
    ...ADD.map((add) => add + locked),
    ...KEPT,
    'Edit the request',
    `Cancel the whole trip${locked}`,
    ...(isWaitingChange(state) ? ['Withdraw the change'] : []),
  ];
}
