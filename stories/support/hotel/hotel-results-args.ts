import { fn } from 'storybook/test';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import type { SourceState } from '#src/components/results/SearchProgress.tsx';
import type { HotelResultsScreenProps } from '#src/features/hotel-booking/select/hotel-results-props.ts';
import { HOTEL_STEPS } from '../booking-steps.ts';
import { buildList, CRITERIA, POLICY_RULES } from './hotel-list.ts';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 7"><path fill="#b9cfe4" d="M0 0h8v7H0z"/><path fill="#51606f" d="M1 3h3v4H1zM5 1h2v6H5z"/></svg>')}`;

/** The outcomes of the searched systems, in their order. */
export const sources = (...states: SourceState['state'][]): SourceState[] =>
  ['100', '110', '112', '113'].map((source, place) => ({ source, state: states[place] ?? 'waiting' }));

/** A search that has ended, and what can be done with it. */
export const finished: HotelResultsScreenProps = {
  steps: HOTEL_STEPS,
  furthest: 1,
  criteria: CRITERIA,
  placeName: 'Zürich, Switzerland',
  center: CRITERIA.place,
  progress: 'finished',
  sources: sources('answered', 'answered', 'answered', 'answered'),
  failure: { kind: 'none' },
  expired: false,
  list: buildList(60),
  newResults: 0,
  hiddenByPolicy: 12,
  bookingFee: { amount: 1200, currency: 'CHF' },
  hour: { amount: 6000, currency: 'CHF' },
  settings: DEFAULT_HOTEL_LIST_SETTINGS,
  selected: null,
  earlier: null,
  gone: [],
  rules: POLICY_RULES,
  landmarks: [],
  mapStyleUrl: undefined,
  searchHref: '/booking/hotel',
  requestHref: '/booking/request',
  pictureAddress: () => PICTURE,
  onSort: fn(),
  onFilter: fn(),
  onPage: fn(),
  onShowNew: fn(),
  onSearchAgain: fn(),
  onSearchArea: fn(),
  onChoose: fn(),
  checking: null,
  onBook: fn(),
};
