import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { StartFlow } from '../actors/trip-draft/flow-starts.ts';
import { useTripDraftSource } from '../actors/trip-draft/trip-draft-hooks.ts';
import { paths } from '../components/paths.ts';

export function useStartFlow(): StartFlow {
  const navigate = useNavigate();
  const { flowStarts } = useTripDraftSource();
  return useCallback(
    (kind, start) => {
      flowStarts.start(kind, start);
      void navigate({ to: start.chosen ? `${paths.flows[kind]}/checkout` : paths.flows[kind] });
    },
    [flowStarts, navigate],
  );
}
