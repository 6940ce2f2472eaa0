import type { EnumEntry, ExternalBookingRequest, ExternalCancellation, Trip } from '#domain/contract.ts';
import { findActionOffer } from '../deciding/deciding.ts';

interface Sending {
  sending: boolean;
  /** The trip has changed since the form was opened. */
  changed: boolean;
  refusal: string | null;
}

/** Which dialog about a request in words is open. */
export type AgencyDialogState =
  | { state: 'closed' }
  | ({ state: 'closing' } & Sending)
  | ({ state: 'booking' } & Sending)
  /** `part` is the id of the booking. */
  | ({ state: 'cancelling'; part: string } & Sending);

export type OpenDialog<State extends AgencyDialogState['state']> = Extract<
  AgencyDialogState,
  { state: State }
>;

/** The viewer of the trip. */
export interface Person {
  userId: string;
  /** The membership with which the viewer is signed in. */
  companyUserId: string;
}

export interface AgencyProps {
  self: Person;
  dialog: AgencyDialogState;
  message: {
    sending: boolean;
    refusal: string | null;
    /** The number of messages sent from this page; the field is cleared after each. */
    sent: number;
  };
  /** The category currencies. */
  currencies: readonly EnumEntry[];
  /** The currency of the company. */
  currency: string;
  /** In the time of the company, `yyyy-MM-dd`. */
  today: string;
  onWrite: (text: string) => void;
  onAskClosing: () => void;
  onClose: (reason: string) => void;
  onAskBooking: () => void;
  onBook: (booking: ExternalBookingRequest) => void;
  onAskCancelling: (part: string) => void;
  onCancel: (part: string, cancellation: ExternalCancellation) => void;
  onLeave: () => void;
}

export type Side = 'travelers' | 'agency';

/** The person's side of the conversation: travellers and requesters are never the agency. */
export function findSide(trip: Trip, { userId, companyUserId }: Person): Side {
  const isRequester = trip.createdBy.userId === userId;
  const isTraveler = trip.travelers.some(({ _id }) => _id === companyUserId);
  return isAgent(trip) && !isRequester && !isTraveler ? 'agency' : 'travelers';
}

const isAgent = (trip: Trip): boolean =>
  findActionOffer(trip, 'addExternal').kind !== 'none' ||
  findActionOffer(trip, 'cancelExternal').kind !== 'none';

/** The state of a request in words. */
export type RequestState =
  | { state: 'open' }
  /** Null when the trip was cancelled as a whole. */
  | { state: 'ended'; event: Trip['events'][number] | null };

export function requestState({ request, events }: Trip): RequestState {
  if (request?.isOpen) return { state: 'open' };
  return { state: 'ended', event: events.findLast(({ kind }) => kind === 'requestClosed') ?? null };
}
