import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { BeginFlow } from '../actors/trip-draft/begun-flows.ts';
import { useTripDraftSource } from '../actors/trip-draft/trip-draft-hooks.ts';
import { paths } from '../components/paths.ts';

/** Opens a flow with its start values. */
export function useBeginFlow(): BeginFlow {
  const navigate = useNavigate();
  const { begun } = useTripDraftSource();
  return useCallback(
    (kind, start) => {
      begun.begin(kind, start);
      void navigate({ to: paths.flows[kind] });
    },
    [begun, navigate],
  );
}
