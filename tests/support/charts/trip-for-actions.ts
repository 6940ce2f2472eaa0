import type { PartChangeability } from '#domain/contract.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import type { TripRole } from '#machines/trip/trip-machine.ts';

/** A trip with parts of suppliers, none of which has begun. */
export const tripForActions = (status: TripStatus, ...parts: PartStatus[]) => ({
  status,
  levels: [1, 2] as (1 | 2)[],
  parts: parts.map((part) => ({ status: part, isExternal: false, isOfOthers: false, hasBegun: false })),
  changeability: parts.map(
    (part): PartChangeability =>
      part === 'confirmed' ? { possible: true } : { possible: false, reason: 'notBooked' },
  ),
  hasOpenRequest: false,
  awaitsPenalty: false,
  isHolding: false,
  hasBegun: false,
  hasEnded: false,
  isElsewhere: false,
  isOverdue: false,
});

/** A person without any relation to the trip. */
export const as = (...roles: TripRole[]) => ({ roles, undecided: null });
