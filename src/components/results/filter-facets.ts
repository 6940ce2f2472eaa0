import { type ReactNode, useMemo } from 'react';
import { useAfterPaint } from './use-after-paint.ts';
import { useStableCallback } from './use-stable-callback.ts';

export interface FilterToggle {
  id: string;
  label: string;
  count: number;
  isOn: boolean;
  onToggle: (on: boolean) => void;
}

export interface FilterFacet {
  id: string;
  label: string;
  isOn: boolean;
  /** Whether it is offered only among all filters. */
  isRare?: boolean;
  content: ReactNode;
}

export interface ResultFilters {
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

export type ChangeFilter<Filter> = (make: (filter: Filter) => Filter) => void;

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
