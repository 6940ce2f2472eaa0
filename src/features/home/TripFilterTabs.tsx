import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TripCounts, TripFilter } from '#domain/contract.ts';
import { MOST_COUNTED_TRIPS } from '#domain/most-counted-trips.ts';
import { AppLink } from '../../components/AppLink.tsx';
import classes from './TripFilterTabs.module.css';

const FILTER_NAMES = {
  current: msg`Current`,
  upcoming: msg`Upcoming`,
  past: msg`Past`,
  cancelled: msg`Cancelled`,
  waitingApproval: msg`Waiting for approval`,
} satisfies Record<TripFilter, MessageDescriptor>;

const FILTERS = Object.keys(FILTER_NAMES) as TripFilter[]; // the keys of the table are the filters

interface TripFilterTabsProps {
  filter: TripFilter;
  counts: TripCounts | undefined;
  hrefOf: (filter: TripFilter) => string;
}

/** Each filter has its own URL, so that the browser's back and forward buttons work. */
export function TripFilterTabs({ filter, counts, hrefOf }: TripFilterTabsProps) {
  const { t, i18n } = useLingui();
  return (
    <nav className={classes.tabs} aria-label={t`Which trips`}>
      {FILTERS.map((one) => (
        <AppLink
          key={one}
          href={hrefOf(one)}
          className={classes.tab}
          {...(one === filter && { 'aria-current': 'page' })}
        >
          {i18n._(FILTER_NAMES[one])}{' '}
          <span className={classes.count}>{counts && countText(counts[one])}</span>
        </AppLink>
      ))}
    </nav>
  );
}

function countText(count: number): string {
  return count < MOST_COUNTED_TRIPS ? String(count) : `${MOST_COUNTED_TRIPS - 1}+`;
}
