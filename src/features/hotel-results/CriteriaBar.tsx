import { Plural, Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { AppLink } from '../../components/AppLink.tsx';
import { formatShortDay } from '../../i18n/format.ts';
import classes from './CriteriaBar.module.css';
import type { HotelResultsScreenProps } from './hotel-results-props.ts';
import { SearchProgress } from './SearchProgress.tsx';

type CriteriaBarProps = Pick<
  HotelResultsScreenProps,
  'criteria' | 'placeName' | 'searchHref' | 'progress' | 'sources'
>;

/** What is looked for, always in view, and how far the search has come. */
export const CriteriaBar = memo(function CriteriaBar(props: CriteriaBarProps) {
  const { criteria, placeName, searchHref, progress, sources } = props;
  const { checkIn, checkOut, travelers, rooms } = criteria;
  return (
    <div className={classes.bar}>
      <div className={classes.criteria}>
        <p className={classes.place}>{placeName}</p>
        <p className={classes.rest}>
          <span>
            {formatShortDay(checkIn)} – {formatShortDay(checkOut)}
          </span>
          <span>
            <Plural value={travelers.length} one="# traveller" other="# travellers" />
          </span>
          <span>
            <Plural value={rooms} one="# room" other="# rooms" />
          </span>
        </p>
        <AppLink href={searchHref} className={classes.change}>
          <Trans>Change search</Trans>
        </AppLink>
      </div>
      <SearchProgress progress={progress} sources={sources} />
    </div>
  );
});
