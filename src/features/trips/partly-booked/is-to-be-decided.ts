import type { Trip, TripAction } from '#domain/contract.ts';
import { waitsForDecision } from '#domain/partly-booked.ts';
import { findActionOffer } from '../deciding/deciding.ts';

const CHOICES = ['resubmit', 'addPart', 'cancel'] as const satisfies TripAction[];

export function isToBeDecided(trip: Trip): boolean {
  const parts = trip.parts.map(({ status }) => status);
  return (
    waitsForDecision(trip.status, parts) &&
    CHOICES.some((action) => findActionOffer(trip, action).kind !== 'none')
  );
}
