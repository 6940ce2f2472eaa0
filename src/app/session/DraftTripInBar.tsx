import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useStartedTripDraft } from '../../actors/trip-draft/trip-draft-hooks.ts';

const DraftTripMenu = lazy(() =>
  import('./DraftTripMenu.tsx').then(({ DraftTripMenu }) => ({ default: DraftTripMenu })),
);

/** Nothing but what tells whether there is a draft trip is loaded before there is one. */
export function DraftTripInBar() {
  const count = useStartedTripDraft(({ context }) => context.parts.length) ?? 0;
  if (count === 0) return null;
  return (
    <CatchBoundary getResetKey={() => count} errorComponent={() => null}>
      <Suspense fallback={null}>
        <DraftTripMenu />
      </Suspense>
    </CatchBoundary>
  );
}
