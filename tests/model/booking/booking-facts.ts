import type { Steps } from './reference-state.ts';

/** What a walk knows of the data on its pages: from the server's answers to the same searches. */
export interface BookingFacts {
  /** The titles of the pages, by step. */
  titles: Readonly<Record<string, string>>;
  /** The addresses of the pages, by step. */
  paths: Readonly<Record<string, string>>;
  at: Steps;
  /** The results that the walk chooses from, in the order of the list. */
  results: Readonly<Record<string, ResultFacts>>;
  searches: Readonly<Record<string, SearchFacts>>;
  /** What is said when a search finds nothing. */
  nothingFound: string;
  /** How a list is sorted at first. */
  firstSort: string;
  /** What a list has found, such as `hotels`. */
  noun: string;
  /** What was dropped by another result, or another offer. */
  droppedBy: { otherResult: (name: string) => string; otherOffer: (name: string) => string };
  /** What a part is called in the draft trip. */
  nameInTrip: (result: string, place: string) => string;
  /** The days of the booking, as they are shown with it. */
  days: string;
  approver: string;
  /** The seat that is chosen and taken by others. */
  seat: { amount: number };
  pickAnother: string;
}

export interface ResultFacts {
  name: string;
  /** Of its first offer, in Rappen. */
  amount: number;
}

export interface SearchFacts {
  /** The place, in the title of the list. */
  title: string;
  /** The place, where it is said with the days of an unfinished booking. */
  place: string;
  count: number;
  /** Whether its list has several pages. */
  isLong: boolean;
  /** Whether the results above are in it. */
  isChosenFrom: boolean;
}

/** How many results a page of a list has. */
export const PAGE_SIZE = 25;

export function formatAmount(rappen: number): string {
  const [whole = '', fraction] = (Math.abs(rappen) / 100).toFixed(2).split('.');
  return `${rappen < 0 ? '-' : ''}CHF ${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction}`;
}

/** A day as pages show it: `Sat 26 Dec`. */
export function shownDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]; // yyyy-MM-dd
  const words = new Intl.DateTimeFormat('en-GB', { weekday: 'short', month: 'short', timeZone: 'UTC' });
  const parts = words.formatToParts(Date.UTC(year, month - 1, date));
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${partOf('weekday')} ${date} ${partOf('month')}`;
}
