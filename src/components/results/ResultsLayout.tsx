import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { SegmentedChoice } from '../booking/SegmentedChoice.tsx';
import { useModalDialog } from '../dialog/use-modal-dialog.ts';
import { Icon } from '../Icon.tsx';
import { filterIcon } from '../shell-icons.ts';
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

interface FilterDrawerProps {
  open: boolean;
  /** The number of results that match. */
  showLabel: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** The filters, where there is no room for them next to the list. */
function FilterDrawer({ open, showLabel, children, onClose }: FilterDrawerProps) {
  const { t } = useLingui();
  const dialog = useModalDialog(open);

  function handleClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (!currentTarget.open) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={classes.drawer}
      closedby="any"
      aria-label={t`Filters`}
      onClose={handleClose}
    >
      {open ? (
        <>
          <h2 className={classes.title}>
            <Trans>Filters</Trans>
          </h2>
          <div className={classes.content}>{children}</div>
          <div className={classes.foot}>
            <Button fullWidth size="md" onClick={onClose}>
              {showLabel}
            </Button>
          </div>
        </>
      ) : null}
    </dialog>
  );
}

/** The selected view, where there is room for only one. */
export type ResultsView = 'list' | 'map';

export interface ViewControls {
  /** Null where list and map are side by side, and where there is no map. */
  view: ResultsView | null;
  onView: (view: ResultsView) => void;
  /** Null where the filters are visible. */
  onOpenFilter: (() => void) | null;
}

export interface ResultsHeadProps<Sort extends string> extends ViewControls {
  /** How many results there are, in words. */
  count: ReactNode;
  hiddenByPolicy: number;
  /** How many have arrived since, and wait to be shown. */
  newResults: number;
  sorts: readonly { value: Sort; label: string }[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  onShowNew: () => void;
}

/** How many results there are, in which order, and what else there is of them. */
export function ResultsHead<Sort extends string>(props: ResultsHeadProps<Sort>) {
  const { count, hiddenByPolicy, newResults, sorts, sort, view } = props;
  const { t } = useLingui();
  return (
    <div className={classes.head}>
      <p className={classes.counts} aria-live="polite">
        <strong>{count}</strong>
        {hiddenByPolicy > 0 ? (
          <span className={classes.hidden}>
            <Plural value={hiddenByPolicy} one="# hidden by policy" other="# hidden by policy" />
          </span>
        ) : null}
      </p>
      {newResults > 0 ? (
        <Button variant="light" onClick={props.onShowNew}>
          <Plural value={newResults} one="# new result" other="# new results" />
        </Button>
      ) : null}
      <div className={classes.choices}>
        {props.onOpenFilter ? (
          <Button variant="default" className={classes.button ?? ''} onClick={props.onOpenFilter}>
            <span className={classes.filters}>
              <Icon path={filterIcon} size={16} />
              <Trans>Filters</Trans>
            </span>
          </Button>
        ) : null}
        {view ? (
          <SegmentedChoice
            label={t`View`}
            options={[
              { value: 'list', label: t`List` },
              { value: 'map', label: t`Map` },
            ]}
            value={view}
            onChange={props.onView}
          />
        ) : null}
        <SegmentedChoice label={t`Sort by`} options={sorts} value={sort} onChange={props.onSort} />
      </div>
    </div>
  );
}
