import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { OtherDay } from '#domain/flight-booking/other-day.ts';
import { NO_EXTRAS } from '#domain/flight-booking/selected-extras.ts';
import type { ChangeTarget } from '#domain/part-change/change-target.ts';
import { findOtherDays } from '../../../actors/flight-booking/find-other-days.ts';
import { getTrip } from '../../../api/trip-queries.ts';
import { useStartFlow } from '../../../booking/use-start-flow.ts';
import { useAreaFailure } from '../../../errors/use-area-failure.ts';
import { SameFlights } from './SameFlights.tsx';

export function SameFlightsOfChange({ changed }: { changed: ChangeTarget }) {
  const { api } = useRouter().options.context;
  const startFlow = useStartFlow();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['otherDays', changed.tripId, changed.partId],
    queryFn: async ({ signal }) => {
      const trip = await getTrip(api, changed.tripId, signal);
      const booked = trip.parts.find(({ _id }) => _id === changed.partId);
      if (booked?.kind !== 'flight') return [];
      return await findOtherDays(api, { trip, booked, changes: changed, today: api.clock.today() }, signal);
    },
    refetchOnWindowFocus: false,
    throwOnError: false,
  });
  const failure = useAreaFailure(error, () => void refetch());
  const choose = ({ part: { criteria, result, priced } }: OtherDay) =>
    startFlow('flight', {
      criteria,
      replaces: null,
      changes: changed,
      chosen: { result, accepted: priced, extras: NO_EXTRAS },
    });
  if (isFetching) return <SameFlights state="loading" />;
  if (failure) return <SameFlights state="failed" failure={failure} />;
  return <SameFlights state="ready" days={data ?? []} onChoose={choose} />;
}
