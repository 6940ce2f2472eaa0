import type { EnumEntry, ExternalBookingRequest, ExternalCancellation, Trip } from '#domain/contract.ts';
import { findActionOffer } from '../deciding/deciding.ts';

interface Sending {
  sending: boolean;
  changed: boolean;
  refusal: string | null;
}

export type AgencyDialogState =
  | { state: 'closed' }
  | ({ state: 'closing' } & Sending)
  | ({ state: 'booking' } & Sending)
  | ({ state: 'cancelling'; part: string } & Sending);

export type OpenDialog<State extends AgencyDialogState['state']> = Extract<
  AgencyDialogState,
  { state: State }
>;

export interface Person {
  userId: string;
  companyUserId: string;
}

export interface AgencyProps {
  self: Person;
  dialog: AgencyDialogState;
  message: {
    sending: boolean;
    refusal: string | null;
    sent: number;
  };
  currencies: readonly EnumEntry[];
  currency: string;
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

/** The person's side of the conversation: travelers and requesters are never the agency. */
export function findSide(trip: Trip, { userId, companyUserId }: Person): Side {
  const isRequester = trip.createdBy.userId === userId;
  const isTraveler = trip.travelers.some(({ _id }) => _id === companyUserId);
  return isAgent(trip) && !isRequester && !isTraveler ? 'agency' : 'travelers';
}

const isAgent = (trip: Trip): boolean =>
  findActionOffer(trip, 'addExternal').kind !== 'none' ||
  findActionOffer(trip, 'cancelExternal').kind !== 'none';

export type RequestState =
  | { state: 'open' }
  /** Null when the trip was cancelled as a whole. */
  | { state: 'ended'; event: Trip['events'][number] | null };

export function requestState({ request, events }: Trip): RequestState {
  if (request?.isOpen) return { state: 'open' };
  return { state: 'ended', event: events.findLast(({ kind }) => kind === 'requestClosed') ?? null };
}
