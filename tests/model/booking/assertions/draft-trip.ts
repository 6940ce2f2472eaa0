import type { Assertion } from '../../assertion.ts';
import { type BookingFacts, formatAmount } from '../booking-facts.ts';
import { amountOf, type Booking } from '../reference-state.ts';

/** The draft trip at home, once the part is in it. */
export const draftTrip: Assertion<Booking, BookingFacts, string | null> = {
  predict({ stage, search, result, price }, { results, searches, nameInTrip }) {
    if (stage !== 'inTrip') return undefined;
    const { name, amount } = results[result ?? ''] ?? { name: '', amount: 0 };
    const called = nameInTrip(name, searches[search ?? '']?.place ?? '');
    return `Draft trip: ${called} ${formatAmount(amountOf(amount, price ?? 'same'))}`;
  },
  ask: async (page) => {
    const trip = page.getByRole('region', { name: 'Your draft trip' });
    const [text] = await trip.getByRole('button', { name: /^Draft trip/ }).allInnerTexts();
    return text?.replaceAll(/\s+/g, ' ').trim() ?? null;
  },
};
