import type { PartComparison, Trip, TripAction } from '#domain/contract.ts';

type Person = PartComparison['colleagues'][number];

/** Who reads a mail about a trip; without a name it is a copy. */
export interface MailReader {
  firstName?: string;
  /** Whether they travel, or have asked for the trip of others. */
  travels?: boolean;
  /** Whether it is the agency that works on requests in words. */
  isAgency?: true;
  /** Whose delegate they are. */
  onBehalfOf?: Person;
}

export function nameText({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`;
}

/** Whether the reader may do something with the trip, if need be once the suppliers have answered. */
export function mayDo(trip: Trip, action: TripAction): boolean {
  return (
    trip.allowedActions.includes(action) ||
    trip.withheldActions.some((one) => one.action === action && one.reason === 'busy')
  );
}
