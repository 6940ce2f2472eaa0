import '../../../i18n/catalogues/hotel-select.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { selectProgress, selectSearchState } from '#machines/booking/booking-selectors.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import {
  useFoundHotels,
  useHotelBooking,
  useHotelBookingSelector,
} from '../../../actors/hotel-booking/hotel-booking.ts';
import { useSessionSelector } from '../../../actors/use-session.ts';
import { locationsQuery } from '../../../api/booking-requests.ts';
import { hotelPictureAddress } from '../../../api/hotel-requests.ts';
import { useStepBar } from '../../../booking/flow-pages.ts';
import { listSources, toSearchFailure } from '../../../booking/search-state.ts';
import { usePolicyRules } from '../../../booking/use-policy-rules.ts';
import { HOTEL_PAGES, requestForHotel } from '../hotel-pages.tsx';
import { placeNameOf, positionOf } from '../place-name.ts';
import { HotelResultsScreen } from './HotelResultsScreen.tsx';

/** The second step: which hotel. */
export function HotelResults() {
  const criteria = useHotelBookingSelector(({ context }) => context.criteria);
  return criteria ? <Results criteria={criteria} /> : null;
}

function Results({ criteria }: { criteria: HotelCriteria }) {
  const { api, config } = useRouter().options.context;
  const { actor, results } = useHotelBooking();
  const companyId = useSessionSelector((snapshot) => selectSession(snapshot)?.company._id ?? '');
  const places = useQuery({ ...locationsQuery(api, companyId), throwOnError: false }).data;
  const rules = usePolicyRules(criteria);
  const found = useFoundHotels();
  const progress = useHotelBookingSelector(selectProgress);
  const state = useHotelBookingSelector(selectSearchState);
  const search = useHotelBookingSelector(({ context }) => context.search);
  const settings = useHotelBookingSelector(({ context }) => context.list);
  const hotel = useHotelBookingSelector(({ context }) => context.result);
  const { steps, furthest } = useStepBar();
  const sources = useMemo(() => listSources(HOTEL_SOURCES, search, progress), [search, progress]);

  function choose(propertyId: string): void {
    const chosen = found.shown?.hotels.find((one) => one.propertyId === propertyId);
    if (chosen) actor.send({ type: 'result.choose', result: { id: propertyId, name: chosen.name } });
  }

  return (
    <HotelResultsScreen
      steps={steps}
      furthest={furthest}
      criteria={criteria}
      placeName={placeNameOf(criteria, places)}
      center={positionOf(criteria, places)}
      progress={progress}
      sources={sources}
      failure={toSearchFailure(state, search)}
      expired={state === 'expired'}
      list={found.search === search.number ? found.shown : null}
      newResults={found.newResults}
      hiddenByPolicy={search.end?.hiddenByPolicy ?? 0}
      settings={settings}
      selectedHotel={hotel?.id ?? null}
      rules={rules}
      mapStyleUrl={config.mapStyleUrl}
      searchHref={HOTEL_PAGES.steps.search.path}
      requestHref={requestForHotel(criteria, placeNameOf(criteria, places))}
      pictureAddress={(propertyId) => hotelPictureAddress(api, propertyId)}
      onSort={(sort) => actor.send({ type: 'list.sort', sort })}
      onFilter={(filter) => actor.send({ type: 'list.filter', filter })}
      onPage={(page) => actor.send({ type: 'list.page', page })}
      onShowNew={results.showNew}
      onSearchAgain={() => actor.send({ type: 'search.retry' })}
      onChoose={choose}
    />
  );
}

/** The sellers of hotels; every search calls each of them. */
const HOTEL_SOURCES = ['100', '110', '112', '113'];
