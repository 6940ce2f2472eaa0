import type {
  EnumEntry,
  NearestOffer,
  SupplierPart,
  TripChangeRequest,
  TripRenewal,
} from '#domain/contract.ts';

/** Editing the information of a request. */
export type EditState =
  | { state: 'closed' }
  /** `changed`: the trip has changed since the form was opened. */
  | { state: 'open'; sending: boolean; changed: boolean; refusal: string | null };

/** Requesting a trip again. */
export type RenewalState =
  | { state: 'closed' }
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  /** `changed`: the preview differs from the one that the user confirmed. */
  | {
      state: 'loaded';
      renewal: TripRenewal;
      sending: boolean;
      changed: boolean;
      refusal: string | null;
      /** The trip in which another order has the same offer. */
      earlierTripHref: string | null;
    };

/** The offers that come nearest to parts that can't be had as they were. */
export interface NearestProps {
  /** The offer that is being priced; null for none. */
  taking: string | null;
  onTake: (part: SupplierPart, offer: NearestOffer) => void;
}

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
  /** Opens the search of a part, filled in with its places, days and travellers. */
  onSearchAgain: (part: SupplierPart) => void;
}
