import '../../../i18n/catalogues/hotel-select.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { locationsOnMap } from '#domain/booking/matching-locations.ts';
import type { BookingLocations } from '#domain/contract.ts';
import { findListedRate, type HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import type { HotelList } from '#domain/hotel-booking/hotel-list.ts';
import { toHotelDetailsRequest } from '#domain/hotel-booking/hotel-requests.ts';
import type { HotelRow } from '#domain/hotel-booking/hotel-rows.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useChangeTarget } from '../../../actors/booking/booking-hooks.ts';
import { useHotelBooking, useHotelBookingSelector } from '../../../actors/hotel-booking/hotel-booking.ts';
import { useSessionSelector } from '../../../actors/use-session.ts';
import { locationsQuery } from '../../../api/booking-queries.ts';
import { contractQuery } from '../../../api/contract-query.ts';
import { hotelPictureAddress } from '../../../api/image-addresses.ts';
import { useNextCheckout } from '../../../booking/use-next-checkout.ts';
import { useResults } from '../../../booking/use-results.ts';
import type { MapLandmark } from '../../../components/map/map-point.ts';
import { requestForHotel } from '../hotel-pages.tsx';
import { placeNameOf, positionOf } from '../place-name.ts';
import { HotelResultsScreen } from './HotelResultsScreen.tsx';

export function HotelResults() {
  const { api, config } = useRouter().options.context;
  const { actor } = useHotelBooking();
  const companyId = useSessionSelector((snapshot) => selectSession(snapshot)?.company._id ?? '');
  const places = useQuery({ ...locationsQuery(api, companyId), throwOnError: false }).data;
  const results = useResults<HotelTypes, HotelList>(config.hotelSources ?? BUILT_IN_SOURCES);
  const gone = useHotelBookingSelector(({ context }) => context.gone);
  const landmarks = useMemo(() => toLandmarks(places?.locations ?? []), [places]);
  const isChange = useChangeTarget() !== null;
  const booking = useBookingAtOnce();
  if (!results) return null;
  const { criteria, list } = results;
  const placeName = placeNameOf(criteria, places);

  function choose(propertyId: string): void {
    const chosen = list?.hotels.find((one) => one.propertyId === propertyId);
    if (chosen) actor.send({ type: 'result.choose', result: { id: propertyId, name: chosen.name } });
  }

  function searchArea(area: Pick<HotelCriteria, 'place' | 'radius'>): void {
    actor.send({
      type: 'criteria.submit',
      criteria: { ...criteria, ...area, formVariant: 'location', companyLocationId: null },
    });
  }

  return (
    <HotelResultsScreen
      {...results}
      gone={gone}
      placeName={placeName}
      landmarks={landmarks}
      center={positionOf(criteria, places)}
      mapStyleUrl={config.mapStyleUrl}
      requestHref={requestForHotel(criteria, placeName)}
      onSearchArea={searchArea}
      pictureAddress={(propertyId) => hotelPictureAddress(api, propertyId)}
      onChoose={choose}
      checking={booking.isPending ? booking.variables.hotel.propertyId : null}
      onBook={
        isChange
          ? null
          : ({ hotel, rate }) => {
              if (!booking.isPending) booking.mutate({ hotel, rate, criteria });
            }
      }
    />
  );
}

interface ListedRate extends Pick<HotelRow, 'hotel' | 'rate'> {
  criteria: HotelCriteria;
}

/** The page of the rooms shows the same answer. */
const UNTIL_SHOWN_MS = 10_000;

/**
 * Chooses a rate of the list with its hotel, in one step. Its full terms are looked up among the rooms, which
 * are shown where it is no longer there, or its price has changed.
 */
function useBookingAtOnce() {
  const { api } = useRouter().options.context;
  const { actor } = useHotelBooking();
  const queryClient = useQueryClient();
  const nextCheckout = useNextCheckout();
  return useMutation({
    mutationFn: async ({ hotel, rate, criteria }: ListedRate) => {
      const { propertyId, name } = hotel;
      const body = toHotelDetailsRequest(criteria, propertyId);
      const query = contractQuery(api, 'post', '/api/booking/hotel/details', { body });
      const details = await queryClient.fetchQuery({ ...query, gcTime: UNTIL_SHOWN_MS }).catch(() => null);
      actor.send({ type: 'result.choose', result: { id: propertyId, name } });
      const offer = details && findListedRate(details, rate);
      if (offer) actor.send({ type: 'offer.choose', offer, continueTo: nextCheckout() });
    },
  });
}

function toLandmarks(locations: BookingLocations['locations']): MapLandmark[] {
  return locationsOnMap(locations).map(({ _id: id, name, latitude, longitude }) => ({
    id,
    name,
    latitude,
    longitude,
  }));
}

const BUILT_IN_SOURCES = ['100', '110', '112', '113'];
