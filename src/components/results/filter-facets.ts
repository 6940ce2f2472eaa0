import { type ReactNode, useMemo } from 'react';
import { useAfterPaint } from './use-after-paint.ts';
import { useStableCallback } from './use-stable-callback.ts';

/** A part of a filter that is on or off. */
export interface FilterToggle {
  id: string;
  label: string;
  /** How many results it leaves. */
  count: number;
  isOn: boolean;
  onToggle: (on: boolean) => void;
}

/** A part of a filter with several choices. */
export interface FilterFacet {
  id: string;
  label: string;
  /** Whether anything in it is chosen. */
  isOn: boolean;
  /** Whether it is offered only among all filters. */
  isRare?: boolean;
  content: ReactNode;
}

export interface ResultFilters {
  /** The title of the toggles. */
  title: string;
  toggles: readonly FilterToggle[];
  facets: readonly FilterFacet[];
}

interface FilterChangeOptions<Index, Filter, Counts> {
  index: Index;
  filter: Filter;
  count: (index: Index, filter: Filter) => Counts;
  onFilter: (filter: Filter) => void;
}

/** Derives another filter from the current one. */
export type ChangeFilter<Filter> = (make: (filter: Filter) => Filter) => void;

/** How many results each choice leaves, and how a filter is changed. */
export function useFilterChange<Index, Filter extends object, Counts>(
  options: FilterChangeOptions<Index, Filter, Counts>,
): { counts: Counts; change: ChangeFilter<Filter> } {
  const { index, filter, count, onFilter } = options;
  // The choice is shown at once, the counts after the list has been rendered.
  const counted = useAfterPaint(filter);
  const counts = useMemo(() => count(index, counted), [count, index, counted]);
  const change = useStableCallback((make: (filter: Filter) => Filter) => onFilter(make(filter)));
  return { counts, change };
}
