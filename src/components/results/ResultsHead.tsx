import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { SegmentedChoice } from '../booking/SegmentedChoice.tsx';
import { Icon } from '../Icon.tsx';
import classes from './ResultsHead.module.css';
import { filterIcon } from './result-icons.ts';

/** The selected view, where there is room for only one. */
export type ResultsView = 'list' | 'map';

export interface ViewControls {
  /** Null where list and map stand side by side, and where there is no map. */
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
