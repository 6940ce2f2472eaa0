import { useLingui } from '@lingui/react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { formatDayRange } from '#domain/day-range.ts';
import type { ChangeTarget } from '#domain/part-change/change-target.ts';
import { isChangedElsewhere, selectStage } from '#machines/booking/booking-selectors.ts';
import { useBooking, useBookingSelector, useChangeTarget } from '../actors/booking/booking-hooks.ts';
import { ChangingNotice, RestoreNotice } from '../components/booking/BookingNotices.tsx';
import { DraftConflictDialog } from '../components/booking/DraftConflictDialog.tsx';
import { paths } from '../components/paths.ts';
import { useFlowPages } from './flow-pages.ts';
import { SavedDraftNotice } from './SavedDraftNotice.tsx';

export function FlowNotices() {
  const { actor } = useBooking();
  const { RestoreText } = useFlowPages();
  const dropped = useBookingSelector(({ context }) => context.dropped);
  const draftNotice = useBookingSelector(({ context }) => context.draftNotice);
  const isChanged = useBookingSelector(isChangedElsewhere);
  const ordering = useBookingSelector(({ context }) => context.orderingElsewhere);
  return (
    <>
      {isChanged ? (
        <DraftConflictDialog
          ordering={ordering}
          onTakeOver={() => actor.send({ type: 'draft.takeOver' })}
          onOverwrite={() => actor.send({ type: 'draft.overwrite' })}
        />
      ) : null}
      <ChangeTargetNotice />
      {draftNotice ? <SavedDraftNotice notice={draftNotice} /> : null}
      {dropped?.result ? (
        <RestoreNotice
          onRestore={() => actor.send({ type: 'choice.restore' })}
          onDiscard={() => actor.send({ type: 'choice.forget' })}
        >
          <RestoreText because={dropped.because} name={dropped.result.name} />
        </RestoreNotice>
      ) : null}
    </>
  );
}

function ChangeTargetNotice() {
  const { i18n } = useLingui();
  const { kept } = useFlowPages();
  const changed = useChangeTarget();
  const isOpen = useBookingSelector(selectStage) === 'open';
  const ordering = useBookingSelector(({ context }) => context.ordering);
  const leave = useLeaveChange();
  if (!changed || !isOpen) return null;
  const { title, startsOn, endsOn } = changed;
  return (
    <ChangingNotice
      title={title}
      days={formatDayRange(startsOn, endsOn)}
      kept={i18n._(kept)}
      onLeave={ordering ? null : () => leave(changed)}
    />
  );
}

function useLeaveChange(): (changed: ChangeTarget) => void {
  const navigate = useNavigate();
  const { giveUp } = useBooking();
  return useCallback(
    ({ tripId }) => {
      giveUp();
      void navigate({ href: paths.trip(tripId) });
    },
    [giveUp, navigate],
  );
}
