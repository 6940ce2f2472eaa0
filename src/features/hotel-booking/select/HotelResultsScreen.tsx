import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { hotelSource } from '../../../components/booking/hotel-codes.ts';
import { type ResultsDescription, ResultsScreen } from '../../../components/results/ResultsScreen.tsx';
import { formatShortDay } from '../../../i18n/format.ts';
import { HotelListAndMap } from './HotelListAndMap.tsx';
import type { HotelResultsScreenProps } from './hotel-results-props.ts';

export function HotelResultsScreen(props: HotelResultsScreenProps) {
  return <ResultsScreen description={HOTEL_RESULTS} results={props} />;
}

const HOTEL_RESULTS: ResultsDescription<HotelResultsScreenProps> = {
  title: msg`Select a hotel`,
  texts: {
    major: <Trans>Something went wrong while retrieving the list of hotels.</Trans>,
    minor: <Trans>Something went slightly wrong while retrieving the list of hotels.</Trans>,
    expired: <Trans>Search again to see what the hotels cost now. Your filters are kept.</Trans>,
    searchFirst: <Trans>Enter where and when, and the hotels appear here.</Trans>,
    searchLink: <Trans>Search hotels</Trans>,
    nothingFound: <Trans>No hotels were found</Trans>,
    advice: <Trans>Please go back and change location and dates.</Trans>,
  },
  hiddenText: (count) => (
    <Plural value={count} one="# hotel is hidden by policy." other="# hotels are hidden by policy." />
  ),
  sourceName: hotelSource,
  useCriteria: ({ criteria: { checkIn, checkOut, travelers, rooms }, placeName }) => ({
    title: placeName,
    facts: (
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
    ),
  }),
  isEmpty: ({ hotels }) => hotels.length === 0,
  List: HotelListAndMap,
};
