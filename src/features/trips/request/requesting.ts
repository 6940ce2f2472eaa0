import type { EnumEntry, TripChangeRequest, TripRenewal } from '#domain/contract.ts';

/** What was said with a request is being edited. */
export type EditState =
  | { state: 'closed' }
  /** `changed`: the trip is another one than when the form was opened. */
  | { state: 'open'; sending: boolean; changed: boolean; refusal: string | null };

/** A trip that is over is being requested again. */
export type RenewalState =
  | { state: 'closed' }
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  /** `changed`: what it means to request it is not what the person wanted to send. */
  | { state: 'loaded'; renewal: TripRenewal; sending: boolean; changed: boolean; refusal: string | null };

export type InfoChange = NonNullable<TripChangeRequest['bookingInfo']>;

export interface RequestingProps {
  /** The category trippurposes. */
  purposes: readonly EnumEntry[];
  edit: EditState;
  onEdit: () => void;
  onLeaveEdit: () => void;
  onSaveEdit: (change: InfoChange) => void;
  renewal: RenewalState;
  onRenew: () => void;
  onLeaveRenewal: () => void;
  onSendRenewal: (change: InfoChange) => void;
}
