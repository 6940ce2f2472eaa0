import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTripDraftSession } from '../../actors/trip-draft/trip-draft-hooks.ts';

const DraftTripMenu = lazy(() =>
  import('./DraftTripMenu.tsx').then(({ DraftTripMenu }) => ({ default: DraftTripMenu })),
);

export function DraftTripInBar() {
  const count = useTripDraftSession(({ context }) => context.parts.length) ?? 0;
  if (count === 0) return null;
  return (
    <CatchBoundary getResetKey={() => count} errorComponent={() => null}>
      <Suspense fallback={null}>
        <DraftTripMenu />
      </Suspense>
    </CatchBoundary>
  );
}
