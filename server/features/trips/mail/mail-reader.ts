import type { PartComparison, Trip, TripAction } from '#domain/contract.ts';

type Person = PartComparison['colleagues'][number];

/** The reader of a mail about a trip; a reader without a name gets a copy. */
export interface MailReader {
  firstName?: string;
  /** The membership of the reader, to tell their parts from those of others. */
  companyUserId?: string;
  /** The time zone in which deadlines are told. */
  zone: string;
  /** True for travellers, false for people who requested the trip for others. */
  travels?: boolean;
  /** Whether the reader is the agency, which handles requests in words. */
  isAgency?: boolean | undefined;
  /** The approver for whom the reader is a delegate. */
  onBehalfOf?: Person | undefined;
}

export function nameText({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`;
}

/** Whether the reader may do something with the trip, now or once the suppliers have answered. */
export function mayDo(trip: Trip, action: TripAction): boolean {
  return (
    trip.allowedActions.includes(action) ||
    trip.withheldActions.some((one) => one.action === action && one.reason === 'busy')
  );
}
