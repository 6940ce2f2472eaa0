import { fn } from 'storybook/test';
import { type CarListFilter, DEFAULT_CAR_LIST_SETTINGS } from '#domain/car-booking/car-list-settings.ts';
import type { SourceState } from '#src/components/results/SearchProgress.tsx';
import type { CarResultsScreenProps } from '#src/features/car-booking/cars/car-results-props.ts';
import { CAR_STEPS } from '../booking-steps.ts';
import { buildCarList, CAR_CRITERIA, CAR_RULES, carLabelOf } from './car-list.ts';

/** The progress of the vendors' own systems and the broker. */
export const carSources = (direct: SourceState['state'], broker: SourceState['state']): SourceState[] => [
  { source: 'direct', state: direct },
  { source: 'broker', state: broker },
];

/** A search that has ended, and what can be done with it. */
export const finishedCars: CarResultsScreenProps = {
  steps: CAR_STEPS,
  furthest: 1,
  criteria: CAR_CRITERIA,
  progress: 'finished',
  sources: carSources('answered', 'answered'),
  failure: { kind: 'none' },
  expired: false,
  list: buildCarList(60),
  newResults: 0,
  hiddenByPolicy: 12,
  bookingFee: { amount: 1200, currency: 'CHF' },
  hour: { amount: 6000, currency: 'CHF' },
  settings: DEFAULT_CAR_LIST_SETTINGS,
  selected: null,
  earlier: null,
  checking: null,
  gone: new Set<string>(),
  clashes: { clashes: [], travelers: [] },
  repricing: null,
  onRetryPrice: null,
  rules: CAR_RULES,
  labelOf: carLabelOf,
  mapStyleUrl: undefined,
  searchHref: '/booking/car',
  requestHref: '/booking/request',
  onSort: fn(),
  onFilter: fn(),
  onPage: fn(),
  onShowNew: fn(),
  onSearchAgain: fn(),
  onSearchArea: fn(),
  onChoose: fn(),
  onAdd: fn(),
  isChange: false,
  onAccept: fn(),
  onPickAnother: fn(),
  onLeave: fn(),
};

export function withCarFilter(filter: Partial<CarListFilter>): Pick<CarResultsScreenProps, 'settings'> {
  const settings = DEFAULT_CAR_LIST_SETTINGS;
  return { settings: { ...settings, filter: { ...settings.filter, ...filter } } };
}
