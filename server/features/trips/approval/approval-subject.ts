import type { DueRepair } from '../../repairs/failed-repair-repository.ts';

export type SubjectKind = 'trip' | 'change';

/** A trip or a change; the trip is its own subject, and a change is the subject within its trip. */
export interface ApprovalSubject extends DueRepair {
  kind: SubjectKind;
}

export function aboutTrip(tripId: string): ApprovalSubject {
  return { kind: 'trip', tripId, subjectId: tripId };
}

export function aboutChange({ id, trip_id }: { id: string; trip_id: string }): ApprovalSubject {
  return { kind: 'change', tripId: trip_id, subjectId: id };
}
