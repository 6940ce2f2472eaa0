import '../../i18n/catalogues/booking.ts';
import '../../i18n/catalogues/trip-draft.ts';
import { useTripDraftSelector } from '../../actors/trip-draft/trip-draft-hooks.ts';
import { useNextParts } from '../../booking/use-next-parts.tsx';
import { DraftTripList } from '../../features/trip-draft/DraftTripList.tsx';
import { DraftTripBadge } from '../shell/DraftTripBadge.tsx';

export function DraftTripMenu() {
  const parts = useTripDraftSelector(({ context }) => context.parts);
  const ordering = useTripDraftSelector(({ context }) => context.ordering);
  const next = useNextParts(parts.map(({ part }) => part));
  return (
    <DraftTripBadge count={parts.length}>
      <DraftTripList parts={parts} ordering={ordering} next={next} />
    </DraftTripBadge>
  );
}
