import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { FilterDrawer } from './FilterDrawer.tsx';
import type { ResultsView, ViewControls } from './ResultsHead.tsx';
import classes from './ResultsLayout.module.css';

interface ResultsLayoutProps {
  /** Everything by which the list can be narrowed down. */
  filters: ReactNode;
  /** Closes the filters where they cover the list, such as "Show 12 hotels". */
  showLabel: ReactNode;
  head: (controls: ViewControls) => ReactNode;
  list: ReactNode;
  /** The map, and the content below it where there is no room for the list; null where there is no map. */
  map: { drawn: ReactNode; below: ReactNode } | null;
  view: ResultsView;
  /** Which of the two has more room where both are shown. */
  first: ResultsView;
  onView: (view: ResultsView) => void;
}

/** From this width on, list and map are side by side; from a larger one on, the filters are next to them. */
const BESIDE = '(min-width: 56.25em)';
const WITH_FILTERS = '(min-width: 80em)';
const AT_ONCE = { getInitialValueInEffect: false };

/** Filters, list and map, as there is room for them. */
export function ResultsLayout(props: ResultsLayoutProps) {
  const { filters, showLabel, head, list, map, view, first, onView } = props;
  const [filtering, setFiltering] = useState(false);
  const hasRoom = useMediaQuery(BESIDE, true, AT_ONCE);
  const hasPanel = useMediaQuery(WITH_FILTERS, true, AT_ONCE);
  const isBeside = hasRoom && map !== null;
  return (
    <div className={classes.results} data-panel={hasPanel}>
      {hasPanel ? <aside className={classes.panel}>{filters}</aside> : null}
      <div className={classes.main}>
        {head({
          view: isBeside || map === null ? null : view,
          onView,
          onOpenFilter: hasPanel ? null : () => setFiltering(true),
        })}
        <div className={classes.sides} data-beside={isBeside} data-first={first}>
          {isBeside || map === null || view === 'list' ? list : null}
          {map !== null && (isBeside || view === 'map') ? (
            <div className={classes.mapSide}>
              <div className={classes.map}>{map.drawn}</div>
              {isBeside ? null : map.below}
            </div>
          ) : null}
        </div>
      </div>
      {hasPanel ? null : (
        <FilterDrawer open={filtering} showLabel={showLabel} onClose={() => setFiltering(false)}>
          {filters}
        </FilterDrawer>
      )}
    </div>
  );
}
