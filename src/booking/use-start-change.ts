import { useCallback } from 'react';
import type { Trip, TripPart } from '#domain/contract.ts';
import { toChangeTarget } from '#domain/part-change/to-change-target.ts';
import { criteriaOfPart } from '#domain/trip-draft/criteria-of-part.ts';
import { partName } from '../components/trip-status/part-name.ts';
import { useStartFlow } from './use-start-flow.ts';

export function useStartChange(): (trip: Trip, part: TripPart) => void {
  const startFlow = useStartFlow();
  return useCallback(
    ({ _id, bookingInfo: { purpose }, travelers }, part) => {
      // External bookings of the agency have no flow, and are never offered for a change.
      if (part.kind === 'external') return;
      const { kind, criteria } = criteriaOfPart(part, { purpose, travelers });
      const changes = toChangeTarget(_id, part, partName(part));
      startFlow(kind, { criteria, replaces: null, changes });
    },
    [startFlow],
  );
}
