import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { hotelSource } from '../../../components/booking/hotel-codes.ts';
import {
  CriteriaBar,
  NoResults,
  ResultsScreen,
  WaitingList,
} from '../../../components/results/ResultsScreen.tsx';
import { ResultsTrouble } from '../../../components/results/ResultsTrouble.tsx';
import { SearchProgress } from '../../../components/results/SearchProgress.tsx';
import { formatShortDay } from '../../../i18n/format.ts';
import { HotelListAndMap } from './HotelListAndMap.tsx';
import type { HotelResultsScreenProps } from './hotel-results-props.ts';

/** The results of a hotel search, while it is running and after. */
export function HotelResultsScreen(props: HotelResultsScreenProps) {
  const { t } = useLingui();
  const { steps, furthest, criteria, placeName, searchHref, progress, sources } = props;
  return (
    <ResultsScreen title={t`Select a hotel`} steps={steps} current={1} furthest={furthest}>
      <HotelCriteriaBar
        criteria={criteria}
        placeName={placeName}
        searchHref={searchHref}
        progress={progress}
        sources={sources}
      />
      <ResultsTrouble
        failure={props.failure}
        expired={props.expired}
        texts={TROUBLE_TEXTS}
        searchHref={searchHref}
        onSearchAgain={props.onSearchAgain}
      />
      <Content {...props} />
    </ResultsScreen>
  );
}

const TROUBLE_TEXTS = {
  major: <Trans>Something went wrong while retrieving the list of hotels.</Trans>,
  minor: <Trans>Something went slightly wrong while retrieving the list of hotels.</Trans>,
  expired: <Trans>Search again to see what the hotels cost now. Your filters are kept.</Trans>,
};

const NO_HOTELS_TEXTS = {
  searchFirst: <Trans>Say where and when, and the hotels are listed here.</Trans>,
  searchLink: <Trans>Search hotels</Trans>,
  nothingFound: <Trans>No hotels were found</Trans>,
  advice: <Trans>Please go back and change location and dates.</Trans>,
};

type CriteriaProps = Pick<
  HotelResultsScreenProps,
  'criteria' | 'placeName' | 'searchHref' | 'progress' | 'sources'
>;

/** Not rerendered with the list: sorting and filtering don't affect it. */
const HotelCriteriaBar = memo(function HotelCriteriaBar(props: CriteriaProps) {
  const { criteria, placeName, searchHref, progress, sources } = props;
  const { checkIn, checkOut, travelers, rooms } = criteria;
  return (
    <CriteriaBar
      title={placeName}
      facts={
        <>
          <span>
            {formatShortDay(checkIn)} – {formatShortDay(checkOut)}
          </span>
          <span>
            <Plural value={travelers.length} one="# traveller" other="# travellers" />
          </span>
          <span>
            <Plural value={rooms} one="# room" other="# rooms" />
          </span>
        </>
      }
      searchHref={searchHref}
      progress={<SearchProgress progress={progress} sources={sources} nameOf={hotelSource} />}
    />
  );
});

function Content(props: HotelResultsScreenProps) {
  const { list, progress, failure, hiddenByPolicy, searchHref, requestHref } = props;
  if (list && list.hotels.length > 0) return <HotelListAndMap {...props} list={list} />;
  if (progress === 'inProgress') return <WaitingList />;
  if (failure.kind === 'major' || failure.kind === 'refused') return null;
  return (
    <NoResults
      progress={progress}
      texts={NO_HOTELS_TEXTS}
      hiddenByPolicy={
        hiddenByPolicy > 0 ? (
          <Plural
            value={hiddenByPolicy}
            one="# hotel is hidden by policy."
            other="# hotels are hidden by policy."
          />
        ) : null
      }
      searchHref={searchHref}
      requestHref={requestHref}
    />
  );
}
