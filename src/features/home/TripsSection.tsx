import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { TripCounts, TripFilter } from '#domain/contract.ts';
import { MOST_COUNTED_TRIPS } from '#domain/most-counted-trips.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { fullName } from '../../components/trip-status/full-name.ts';
import { type TripListState, TripResults } from './TripResults.tsx';
import type { TripReader } from './TripRow.tsx';
import classes from './TripsSection.module.css';

export interface TripsSectionProps extends TripReader {
  filter: TripFilter;
  counts: TripCounts | undefined;
  people: readonly BookingTraveler[];
  typed: string;
  onSearch: (typed: string) => void;
  hrefOf: (filter: TripFilter, page: number) => string;
  bookingHref: string | undefined;
  list: TripListState;
}

export function TripsSection(props: TripsSectionProps) {
  const { filter, counts, people, typed, onSearch, hrefOf } = props;
  const { t, i18n } = useLingui();
  const names = new Intl.ListFormat(i18n.locale).format(people.map(fullName));
  return (
    <Stack component="section" miw={0} aria-labelledby="trips">
      <Group className={classes.head} gap="8px 24px" justify="space-between" align="end">
        <div>
          <h2 id="trips">
            <Trans>Trips</Trans>
          </h2>
          {people.length > 0 ? (
            <Text variant="breakable" c="dimmed">
              <Trans>Only trips of {names}</Trans>
            </Text>
          ) : null}
        </div>
        <TextInput
          type="search"
          className={classes.search ?? ''}
          aria-label={t`Search trips`}
          placeholder={t`Title, traveller or reference`}
          maxLength={100}
          value={typed}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </Group>
      <Paper miw={0}>
        <TripFilterTabs filter={filter} counts={counts} hrefOf={(one) => hrefOf(one, 1)} />
        <TripResults {...props} />
      </Paper>
    </Stack>
  );
}

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
function TripFilterTabs({ filter, counts, hrefOf }: TripFilterTabsProps) {
  const { t, i18n } = useLingui();
  return (
    <nav className={classes.tabs} data-tabs="true" aria-label={t`Which trips`}>
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
