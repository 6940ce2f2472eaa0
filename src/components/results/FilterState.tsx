import type { ReactNode } from 'react';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilteredEmpty } from './FilteredEmpty.tsx';

interface FilterStateProps<Part> {
  /** The parts of the filter that are on. */
  parts: readonly Part[];
  nameOf: (part: Part) => string;
  isEmpty: boolean;
  /** The texts for a list that the filter leaves empty. */
  emptyTitle: ReactNode;
  /** The removable parts of such a filter, the one that shows most results first. */
  suggestFilters: () => readonly { part: Part; results: number }[];
  /** How many results there are without any filter. */
  all: number;
  onRemove: (part: Part) => void;
  onRemoveAll: () => void;
  /** The link for requesting the same from the agency. */
  requestHref: string;
}

/** The filters that are on, and the ways out of a list that they leave empty. */
export function FilterState<Part>(props: FilterStateProps<Part>) {
  const { parts, nameOf, isEmpty, emptyTitle, suggestFilters, all, onRemove, onRemoveAll, requestHref } =
    props;
  return (
    <>
      <ActiveFilters
        filters={parts.map((part) => ({
          key: JSON.stringify(part),
          name: nameOf(part),
          onRemove: () => onRemove(part),
        }))}
        onRemoveAll={onRemoveAll}
      />
      {isEmpty ? (
        <FilteredEmpty
          title={emptyTitle}
          ways={suggestFilters().map(({ part, results }) => ({
            key: JSON.stringify(part),
            name: nameOf(part),
            results,
            onTake: () => onRemove(part),
          }))}
          all={all}
          onRemoveAll={onRemoveAll}
          requestHref={requestHref}
        />
      ) : null}
    </>
  );
}
