import type { Trip, TripPart } from '#domain/contract.ts';
import { ChangeOutcome } from './ChangeOutcome.tsx';
import { CollapsibleComparison } from './ComparedChange.tsx';
import { isOver, isWaiting, lastChangeOf } from './changes.ts';
import { WaitingChange } from './WaitingChange.tsx';

interface ChangeOfPartProps {
  trip: Trip;
  part: TripPart;
  /** The membership of the viewer. */
  personId: string;
  zone: string;
  onWithdraw: (changeId: string) => void;
}

/** The latest change of a booked part. */
export function ChangeOfPart({ trip, part, personId, zone, onWithdraw }: ChangeOfPartProps) {
  const change = lastChangeOf(trip, part._id);
  if (!change) return null;
  if (isWaiting(change)) {
    return (
      <WaitingChange part={part} change={change} personId={personId} zone={zone} onWithdraw={onWithdraw} />
    );
  }
  // A change in progress is explained by the status of the booking.
  if (!isOver(change)) return <CollapsibleComparison part={part} change={change} />;
  return part.status === 'confirmed' ? <ChangeOutcome trip={trip} part={part} change={change} /> : null;
}
