import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Group, Stack, Text } from '@mantine/core';
import type { TripFilter, TripList } from '#domain/contract.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { AreaError, type AreaFailure } from '../../components/AreaError.tsx';
import { LinearProgress } from '../../components/LinearProgress.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { NoTrips } from './NoTrips.tsx';
import classes from './TripResults.module.css';
import { type TripReader, TripRow } from './TripRow.tsx';
import { WaitingTrips } from './WaitingTrips.tsx';

export type TripListState =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  /** During an update, the previous list stays on the screen. */
  | { state: 'ready'; trips: TripList; updating: boolean };

interface TripResultsProps extends TripReader {
  list: TripListState;
  filter: TripFilter;
  typed: string;
  onSearch: (typed: string) => void;
  hrefOf: (filter: TripFilter, page: number) => string;
  bookingHref: string | undefined;
}

export function TripResults({ list, ...rest }: TripResultsProps) {
  const { filter, personId, now, zone } = rest;
  switch (list.state) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return (
        <Box p="md">
          <AreaError {...list.failure} />
        </Box>
      );
    case 'ready':
      return list.trips.docs.length === 0 ? (
        <NoTrips {...rest} page={list.trips.page} />
      ) : (
        <TripResultList
          list={list}
          filter={filter}
          reader={{ personId, now, zone }}
          mayRepeat={rest.bookingHref !== undefined && REPEATED.has(filter)}
          hrefOf={(page) => rest.hrefOf(filter, page)}
        />
      );
  }
}

function Loading() {
  return (
    <Group component="p" gap="sm" justify="center" wrap="nowrap" mih={160} c="dimmed" role="status">
      <Spinner size={24} />
      <Trans>Loading trips…</Trans>
    </Group>
  );
}

interface TripResultListProps {
  list: { trips: TripList; updating: boolean };
  filter: TripFilter;
  reader: TripReader;
  mayRepeat: boolean;
  hrefOf: (page: number) => string;
}

const REPEATED: ReadonlySet<TripFilter> = new Set(['past', 'cancelled']);

function TripResultList(props: TripResultListProps) {
  const {
    list: { trips, updating },
    filter,
    reader,
    mayRepeat,
    hrefOf,
  } = props;
  return (
    <div aria-busy={updating}>
      <LinearProgress visible={updating} />
      {filter === 'waitingApproval' ? (
        <WaitingTrips reader={reader} trips={trips.docs} />
      ) : (
        <Stack component="ul" mod="lined" gap={0}>
          {trips.docs.map((trip) => (
            <TripRow key={trip._id} trip={trip} reader={reader} mayRepeat={mayRepeat} />
          ))}
        </Stack>
      )}
      <TripPages trips={trips} hrefOf={hrefOf} />
    </div>
  );
}

interface TripPagesProps {
  trips: TripList;
  hrefOf: (page: number) => string;
}

function TripPages({ trips, hrefOf }: TripPagesProps) {
  const { t } = useLingui();
  const { page, totalPages, totalDocs, limit, docs } = trips;
  if (totalPages <= 1) return null;
  const first = (page - 1) * limit + 1;
  const last = first + docs.length - 1;
  return (
    <nav className={classes.pages} aria-label={t`Pages`}>
      <Text span flex={1} c="dimmed">
        <Trans>
          {first} – {last} of {totalDocs}
        </Trans>
      </Text>
      {page > 1 ? (
        <AppLink href={hrefOf(page - 1)} data-target="true">
          <Trans>Previous</Trans>
        </AppLink>
      ) : null}
      {page < totalPages ? (
        <AppLink href={hrefOf(page + 1)} data-target="true">
          <Trans>Next</Trans>
        </AppLink>
      ) : null}
    </nav>
  );
}
