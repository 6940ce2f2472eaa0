import type { Assertion } from '../../assertion.ts';
import type { BookingFacts } from '../booking-facts.ts';
import type { Booking } from '../reference-state.ts';

const WORDS = {
  partly: 'A minor error occurred',
  failed: 'An error occurred',
  refused: 'This search is not possible',
  expired: 'These prices have expired',
} as const;

/** What went wrong, where the page says so. */
export const notice: Assertion<Booking, BookingFacts, string[]> = {
  predict({ stage, page, list, talk }, { at, nothingFound }) {
    if (stage === 'notLoaded') return ['Your booking could not be loaded'];
    if (stage === 'notAdded') return ['It could not be added to your trip'];
    if (stage !== 'open') return [];
    const isPriced = page === at.offer && talk === 'pricingFailed';
    const price = isPriced ? ['The price could not be checked'] : [];
    if (page !== at.list) return price;
    if (list === 'nothing') return [...price, nothingFound];
    return list in WORDS ? [...price, WORDS[list as keyof typeof WORDS]] : price;
  },
  ask: async (page) => {
    const texts = await page.locator('main').getByText(NOTICES).allTextContents();
    return [...new Set(texts)].toSorted();
  },
};

const NOTICES =
  /^(Your booking could not be loaded|It could not be added to your trip|The price could not be checked|A minor error occurred|An error occurred|This search is not possible|These prices have expired|No (hotels|flights|cars) were found)$/;
