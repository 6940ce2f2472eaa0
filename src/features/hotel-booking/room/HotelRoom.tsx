import '../../../i18n/catalogues/hotel-room.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { HotelDetailsAnswer, RoomOption } from '#domain/contract.ts';
import { findEarlierRoom } from '#domain/hotel-booking/earlier-hotel.ts';
import {
  isSameRate,
  type SelectedHotel,
  type SelectedRate,
  toSelectedRate,
} from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { toHotelDetailsRequest } from '#domain/hotel-booking/hotel-requests.ts';
import { planStay } from '#domain/hotel-booking/planned-hotel.ts';
import { changingRequest } from '#domain/part-change/changing-request.ts';
import type { ContinueTarget } from '#machines/booking/booking-context.ts';
import { selectOfferState } from '#machines/booking/booking-selectors.ts';
import { useChangeTarget } from '../../../actors/booking/booking-hooks.ts';
import { useHotelBooking, useHotelBookingSelector } from '../../../actors/hotel-booking/hotel-booking.ts';
import { contractQuery } from '../../../api/contract-query.ts';
import { useStepBar } from '../../../booking/flow-pages.ts';
import { repricingResult } from '../../../booking/repricing-result.ts';
import { useClashesOf } from '../../../booking/use-clashes.ts';
import { useNextCheckout } from '../../../booking/use-next-checkout.ts';
import { usePast } from '../../../booking/use-past.ts';
import { usePolicyRules } from '../../../booking/use-policy-rules.ts';
import { PricingFailedNotice } from '../../../components/booking/BookingNotices.tsx';
import { paths } from '../../../components/paths.ts';
import { useAreaFailure } from '../../../errors/use-area-failure.ts';
import { HOTEL_PAGES, requestForHotel } from '../hotel-pages.tsx';
import { HotelRoomScreen } from './HotelRoomScreen.tsx';

export function HotelRoom() {
  const criteria = useHotelBookingSelector(({ context }) => context.criteria);
  const hotel = useHotelBookingSelector(({ context }) => context.result);
  return criteria && hotel ? <Rooms key={hotel.id} criteria={criteria} hotel={hotel} /> : null;
}

function Rooms({ criteria, hotel }: { criteria: HotelCriteria; hotel: SelectedHotel }) {
  const { api } = useRouter().options.context;
  const navigate = useNavigate();
  const { actor } = useHotelBooking();
  const changed = useChangeTarget();
  const body = changingRequest(toHotelDetailsRequest(criteria, hotel.id), changed);
  const query = contractQuery(api, 'post', '/api/booking/hotel/details', { body });
  const { data, error, refetch, isFetching } = useQuery({ ...query, throwOnError: false });
  const isPast = usePast(data?.expiresAt);
  const rules = usePolicyRules(criteria);
  const { state, proposal, gone, rate, earlier, aspects } = useRoomSelection();
  const bar = useStepBar();
  const nextCheckout = useNextCheckout();
  const clashes = useClashesOf(
    data
      ? { kind: 'hotel', name: hotel.name, criteria, whereabouts: planStay(data.property, criteria) }
      : null,
  );

  function choose(details: HotelDetailsAnswer, chosen: string, continueTo: ContinueTarget): void {
    const option = details.options.find(({ offer: one }) => one === chosen);
    const found = option && toSelectedRate(details, option);
    if (found) actor.send({ type: 'offer.choose', offer: found, continueTo });
  }

  const retry = () => void refetch();
  const failure = useAreaFailure(data ? null : error, retry);
  if (isFetching && (!data || isPast)) return <HotelRoomScreen state="loading" {...bar} />;
  if (failure) return <HotelRoomScreen state="failed" failure={failure} {...bar} />;
  if (!data) return <HotelRoomScreen state="loading" {...bar} />;
  const isGone = isIn(gone);
  const rooms = data.options.filter((option) => !isGone(option));
  const marked = findEarlierRoom(hotel.id, rooms, earlier);
  const repricing = repricingResult(state, proposal ? [proposal] : []);
  if (isPast && !repricing && state !== 'pricing') {
    return <HotelRoomScreen state="expired" onRetry={retry} {...bar} />;
  }
  return (
    <>
      {state === 'pricingFailed' ? (
        <PricingFailedNotice onRetry={() => actor.send({ type: 'offer.retry' })} />
      ) : null}
      <HotelRoomScreen
        {...bar}
        state="ready"
        details={data}
        aspects={aspects}
        rules={rules}
        now={api.clock.now().toISOString()}
        gone={new Set(data.options.filter(isGone).map((option) => option.offer))}
        earlier={marked && { offer: marked.result.offer, fit: marked.fit }}
        checking={state === 'pricing' ? (rate?.offer ?? null) : null}
        addressOf={(path) => `${api.address}${path}`}
        repricing={repricing}
        isChange={changed !== null}
        onChoose={(chosen) => choose(data, chosen, nextCheckout())}
        onAdd={(chosen) => choose(data, chosen, 'trip')}
        onAccept={() => actor.send({ type: 'price.accept' })}
        onPickAnother={() => actor.send({ type: 'offer.drop' })}
        onLeave={() => void navigate({ to: paths.home })}
        requestHref={requestForHotel(criteria, hotel.name)}
        stay={criteria}
        clashes={clashes}
        searchHref={HOTEL_PAGES.steps.search.path}
      />
    </>
  );
}

function useRoomSelection() {
  return {
    state: useHotelBookingSelector(selectOfferState),
    proposal: useHotelBookingSelector(({ context }) => context.proposal),
    gone: useHotelBookingSelector(({ context }) => context.gone),
    rate: useHotelBookingSelector(({ context }) => context.offer),
    earlier: useHotelBookingSelector(({ context }) => context.earlier),
    aspects: useHotelBookingSelector(({ context }) => context.list.filter.roomAspects),
  };
}

/** References of offers change with each loading, so the terms of the rooms are compared. */
function isIn(rates: readonly SelectedRate[]) {
  return ({ room }: RoomOption) => rates.some((rate) => isSameRate(rate.room, room));
}
