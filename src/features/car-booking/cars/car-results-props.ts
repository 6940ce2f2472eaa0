import type { CarCriteria } from '#domain/car-booking/car-criteria.ts';
import type { CarList } from '#domain/car-booking/car-list.ts';
import type { CarListFilter, CarListSettings, CarSort } from '#domain/car-booking/car-list-settings.ts';
import type { PolicyRule } from '#domain/contract.ts';
import type { BookingStep } from '../../../components/booking/BookingSteps.tsx';
import type { RepricingResult } from '../../../components/booking/RepricingDialog.tsx';
import type { SearchFailure } from '../../../components/results/ResultsTrouble.tsx';
import type { SourceState } from '../../../components/results/SearchProgress.tsx';

/** The names of the letters and groups of ACRISS codes, by the categories of the enums. */
export type CarLabelOf = (
  category: 'carcategory' | 'groupedcartransmission' | 'groupedcarfuel',
  id: string,
) => string;

export interface CarResultsScreenProps {
  steps: readonly BookingStep[];
  /** The last step that can be opened, counted from 0. */
  furthest: number;
  criteria: CarCriteria;
  progress: 'none' | 'inProgress' | 'finished';
  sources: readonly SourceState[];
  failure: SearchFailure;
  /** Whether the prices are out of date. */
  expired: boolean;
  /** The shown list; null before the first results. */
  list: CarList | null;
  /** How many cars have arrived since and wait to be shown. */
  newResults: number;
  hiddenByPolicy: number;
  settings: CarListSettings;
  /** The last chosen car. */
  selectedCar: string | null;
  /** The car that is being repriced. */
  checking: string | null;
  /** Cars that were sold out or withdrawn when they were chosen. */
  gone: ReadonlySet<string>;
  /** The outcome of repricing the chosen car; null while no question is open. */
  repricing: RepricingResult | null;
  /** Requests the price again; null unless the supplier gave no answer. */
  onRetryPrice: (() => void) | null;
  /** The rules of the policy, for explanations. */
  rules: readonly PolicyRule[];
  labelOf: CarLabelOf;
  mapStyleUrl: string | undefined;
  /** The link for changing the search. */
  searchHref: string;
  /** The link for requesting the same from the agency. */
  requestHref: string;
  onSort: (sort: CarSort) => void;
  onFilter: (filter: CarListFilter) => void;
  onPage: (page: number) => void;
  onShowNew: () => void;
  onSearchAgain: () => void;
  /** To the checkout. */
  onChoose: (id: string) => void;
  /** Into the draft trip. */
  onAdd: (id: string) => void;
  /** A booked car is changed. */
  isChange: boolean;
  onAccept: () => void;
  onPickAnother: () => void;
  onLeave: () => void;
}
