import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { TripCounts, TripFilter } from '#domain/contract.ts';
import { TripFilterTabs } from './TripFilterTabs.tsx';
import { type TripListState, TripResults } from './TripResults.tsx';
import classes from './TripsSection.module.css';
import type { WaitingProps } from './WaitingTrips.tsx';

export interface TripsSectionProps extends WaitingProps {
  filter: TripFilter;
  /** How many each filter finds; unknown until the server has counted. */
  counts: TripCounts | undefined;
  /** The typed search text. */
  typed: string;
  onSearch: (typed: string) => void;
  /** The address of a page of a filter. */
  hrefOf: (filter: TripFilter, page: number) => string;
  /** The first page of a booking, if the user may book. */
  bookingHref: string | undefined;
  list: TripListState;
}

/** The trips that the user may see, by filter. */
export function TripsSection(props: TripsSectionProps) {
  const { filter, counts, typed, onSearch, hrefOf } = props;
  const { t } = useLingui();
  return (
    <section className={classes.section} aria-labelledby="trips">
      <div className={classes.head}>
        <h2 id="trips">
          <Trans>Trips</Trans>
        </h2>
        <TextInput
          type="search"
          className={classes.search ?? ''}
          aria-label={t`Search trips`}
          placeholder={t`Title, traveller or reference`}
          maxLength={100}
          value={typed}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </div>
      <div className={classes.sheet}>
        <TripFilterTabs filter={filter} counts={counts} hrefOf={(one) => hrefOf(one, 1)} />
        <TripResults {...props} />
      </div>
    </section>
  );
}
