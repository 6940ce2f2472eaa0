import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { HotelSort } from '#domain/hotel-booking/hotel-list-settings.ts';
import { SegmentedChoice } from '../../components/booking/SegmentedChoice.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { HotelResultsScreenProps, ResultsView } from './hotel-results-props.ts';
import classes from './ListHead.module.css';
import { filterIcon } from './result-icons.ts';

type ListHeadProps = Pick<
  HotelResultsScreenProps,
  'settings' | 'hiddenByPolicy' | 'newResults' | 'onSort' | 'onShowNew'
> & {
  count: number;
  /** Null where list and map stand side by side. */
  view: ResultsView | null;
  onView: (view: ResultsView) => void;
  /** Null where the filters are in view. */
  onOpenFilter: (() => void) | null;
};

/** How many hotels there are, in which order, and what else there is of them. */
export function ListHead(props: ListHeadProps) {
  const { count, hiddenByPolicy, newResults, settings, view } = props;
  const { t } = useLingui();
  const sorts: { value: HotelSort; label: string }[] = [
    { value: 'TotalRate', label: t`Price` },
    { value: 'DistanceFrom', label: t`Distance` },
    { value: 'SabreRating', label: t`Rating` },
    { value: 'CorporateRate', label: t`Corporate rate` },
  ];
  return (
    <div className={classes.head}>
      <p className={classes.counts} aria-live="polite">
        <strong>
          <Plural value={count} one="# hotel" other="# hotels" />
        </strong>
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
        <SegmentedChoice label={t`Sort by`} options={sorts} value={settings.sort} onChange={props.onSort} />
      </div>
    </div>
  );
}
