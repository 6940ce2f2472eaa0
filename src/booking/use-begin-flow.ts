import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { BeginFlow } from '../actors/trip-draft/begun-flows.ts';
import { useTripDraftSource } from '../actors/trip-draft/trip-draft-hooks.ts';

const FLOW_PATHS = {
  flight: '/booking/flight',
  hotel: '/booking/hotel',
  car: '/booking/car',
} as const satisfies Record<PartKind, string>;

/** Opens a flow with what it is begun with. */
export function useBeginFlow(): BeginFlow {
  const navigate = useNavigate();
  const { begun } = useTripDraftSource();
  return useCallback(
    (kind, start) => {
      begun.begin(kind, start);
      void navigate({ to: FLOW_PATHS[kind] });
    },
    [begun, navigate],
  );
}
