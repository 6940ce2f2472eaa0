import '../../i18n/catalogues/hotel-results.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import type { SearchProgress } from '#machines/hotel-booking/hotel-booking-context.ts';
import {
  type HotelListState,
  selectFurthest,
  selectListState,
  selectProgress,
} from '#machines/hotel-booking/hotel-booking-selectors.ts';
import { HOTEL_STEPS } from '#machines/hotel-booking/hotel-steps.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useFoundHotels, useHotelBooking, useHotelBookingSelector } from '../../actors/use-hotel-booking.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { locationsQuery } from '../../api/booking-requests.ts';
import { useHotelSteps } from '../../components/booking/use-hotel-steps.ts';
import { HotelResultsScreen } from '../../features/hotel-results/HotelResultsScreen.tsx';
import type { SearchFailure, SourceState } from '../../features/hotel-results/hotel-results-props.ts';
import { describeCode } from '../../i18n/describe-error.ts';
import { hotelPictureAddress } from './hotel-picture-address.ts';
import { HOTEL_STEP_PATHS } from './hotel-step-paths.ts';
import { placeNameOf, positionOf } from './place-name.ts';
import { usePolicyRules } from './use-policy-rules.ts';

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
  const state = useHotelBookingSelector(selectListState);
  const search = useHotelBookingSelector(({ context }) => context.search);
  const settings = useHotelBookingSelector(({ context }) => context.list);
  const hotel = useHotelBookingSelector(({ context }) => context.hotel);
  const furthest = HOTEL_STEPS.indexOf(useHotelBookingSelector(selectFurthest));
  const steps = useHotelSteps();
  const sources = useMemo(() => sourcesOf(search, progress), [search, progress]);

  function choose(propertyId: string): void {
    const chosen = found.shown?.hotels.find((one) => one.propertyId === propertyId);
    if (chosen) actor.send({ type: 'hotel.choose', hotel: { propertyId, name: chosen.name } });
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
      failure={failureOf(state, search)}
      expired={state === 'expired'}
      list={found.search === search.number ? found.shown : null}
      newResults={found.newResults}
      hiddenByPolicy={search.end?.hiddenByPolicy ?? 0}
      settings={settings}
      chosenHotel={hotel?.propertyId ?? null}
      rules={rules}
      mapStyleUrl={config.mapStyleUrl}
      searchHref={HOTEL_STEP_PATHS.search}
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

/** Those who sell hotels; each is asked by every search. */
const SOURCES = ['100', '110', '112', '113'];

function sourcesOf({ arrived, failedSources }: SearchProgress, progress: string): SourceState[] {
  const known = [...new Set([...SOURCES, ...Object.keys(arrived), ...failedSources])];
  const states = known.map((source): SourceState => {
    if (failedSources.includes(source)) return { source, state: 'failed' };
    return { source, state: source in arrived ? 'answered' : 'waiting' };
  });
  return progress === 'inProgress' ? states : states.filter(({ state }) => state !== 'waiting');
}

function failureOf(state: HotelListState, { refusal }: SearchProgress): SearchFailure {
  if (state === 'minorFailure') return { kind: 'minor' };
  if (state === 'majorFailure') return { kind: 'major' };
  return state === 'refused' && refusal
    ? { kind: 'refused', message: describeCode(refusal) }
    : { kind: 'none' };
}
