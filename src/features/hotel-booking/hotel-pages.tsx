import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HotelStep } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import type { FlowPages, RestoreTextProps } from '../../booking/flow-pages.ts';
import { requestAddress } from '../../booking/request-address.ts';
import { KEPT_WORDS } from '../../components/booking/kept-words.ts';
import { paths } from '../../components/paths.ts';

export const HOTEL_PAGES = {
  steps: {
    search: { path: paths.flows.hotel, label: msg`Search` },
    select: { path: '/booking/hotel/select', label: msg`Select a hotel` },
    room: { path: '/booking/hotel/room', label: msg`Choose a room` },
    checkout: { path: '/booking/hotel/checkout', label: msg`Checkout` },
  },
  kept: KEPT_WORDS.hotel,
  RestoreText: HotelRestoreText,
} as const satisfies FlowPages<HotelStep>;

function HotelRestoreText({ because, name }: RestoreTextProps) {
  switch (because) {
    case 'newSearch':
      return <Trans>The new search has dropped your choice of {name}.</Trans>;
    case 'otherResult':
      return <Trans>The room that you had chosen in {name} was dropped.</Trans>;
    case 'otherOffer':
      return <Trans>The room that you had chosen before was dropped.</Trans>;
  }
}

export function requestForHotel({ checkIn, checkOut, travelers }: HotelCriteria, place: string): string {
  return requestAddress({
    kinds: ['hotel'],
    startsOn: checkIn,
    endsOn: checkOut,
    places: [place],
    travelers: travelers.map(({ _id }) => _id),
  });
}
