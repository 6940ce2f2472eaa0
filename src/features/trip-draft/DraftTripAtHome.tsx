import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import {
  selectTripDraft,
  selectTripStage,
  type TripDraftSnapshot,
} from '#machines/trip-draft/trip-draft-selectors.ts';
import { useTripDraftSession } from '../../actors/trip-draft/trip-draft-hooks.ts';

const DraftTrip = lazy(() => import('./DraftTrip.tsx').then(({ DraftTrip }) => ({ default: DraftTrip })));

const isWorthShowing = (snapshot: TripDraftSnapshot): boolean =>
  selectTripStage(snapshot) === 'resumeFailed' ||
  selectTripDraft(snapshot) !== null ||
  snapshot.context.removed !== null ||
  snapshot.context.draftNotice !== null;

export function DraftTripAtHome() {
  const isShown = useTripDraftSession(isWorthShowing) ?? false;
  if (!isShown) return null;
  return (
    <CatchBoundary getResetKey={() => 'draft trip'} errorComponent={() => null}>
      <Suspense fallback={null}>
        <DraftTrip />
      </Suspense>
    </CatchBoundary>
  );
}
