import type { Assertion } from '../../assertion.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import { hasForm, type TripDraft } from '../reference-state.ts';
import type { TripDraftFacts } from '../trip-draft-facts.ts';

const RESTING =
  'The price is checked once more before anything is booked. If it is more than 3 % higher, we ask you first.';

/** All notices at the checkout, by their first two lines, and what the product is doing just now. */
export const said: Assertion<TripDraft, TripDraftFacts, string[][]> = {
  predict(state, facts) {
    const { page, stage } = state;
    if (page === 'home' || stage === 'loading') return undefined;
    if (stage === 'notLoaded') {
      return [['Your booking could not be loaded', 'What you have chosen is kept.']];
    }
    if (stage === 'booked') return [['Your trip is booked', 'Einsiedeln, …']];
    return [...aboveParts(state), ...inParts(state, facts), ...belowParts(state)];
  },
  ask: async (page) => {
    const said = await linesShown(page.locator('main').locator('[role=alert], [role=status]'));
    return said.map((lines) =>
      lines.slice(0, 2).map((line) => line.replace(/^Einsiedeln, .+/, 'Einsiedeln, …')),
    );
  },
};

function aboveParts({ parts, isForTrip, gone, work }: TripDraft): string[][] {
  const [empty, some] = ['What you choose is added to trip', 'These parts are added to trip'];
  const trip = [
    `${parts.length === 0 ? empty : some} K7TQ2M, New York`,
    'What is already booked stays as it is.',
  ];
  const cannot = [
    "The trip can't be booked as it is",
    'Something in it is no longer available. Nothing was booked: all parts are booked together.',
  ];
  const changed = [
    'The prices of your trip have changed',
    'Nothing was booked. Accept the new prices, or change the parts below.',
  ];
  const isGone = gone.length > 0 && work === 'none' && parts.length > 0;
  return [...(isGone ? [cannot] : []), ...(work === 'putOff' ? [changed] : []), ...(isForTrip ? [trip] : [])];
}

function inParts({ parts, removed, gone }: TripDraft, facts: TripDraftFacts): string[][] {
  const fault = [
    'No longer available',
    'Search for it again with what you had entered, or continue without it.',
  ];
  const faults = parts.map((name) => (gone.includes(name) ? [fault] : []));
  const undo = removed === null ? [] : [[`Removed ${facts[removed.part].hotel}.`, 'Undo']];
  return faults.toSpliced(removed?.position ?? 0, 0, undo).flat();
}

function belowParts(state: TripDraft): string[][] {
  const { parts, work } = state;
  if (parts.length === 0) {
    const what = 'Choose flights, hotels and rental cars: what you add to your trip is booked together here.';
    return [['There is nothing to book yet', what]];
  }
  if (!hasForm(state)) return [];
  if (work === 'pricing') return [['Checking the price again']];
  return [[work === 'sending' ? 'Sending the order' : RESTING]];
}
