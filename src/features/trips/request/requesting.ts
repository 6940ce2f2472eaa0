import type {
  EnumEntry,
  NearestOffer,
  SupplierPart,
  TripEditRequest,
  TripRenewal,
} from '#domain/contract.ts';

export type EditState =
  | { state: 'closed' }
  /** `changed`: the trip has changed since the form was opened. */
  | { state: 'open'; sending: boolean; changed: boolean; refusal: string | null };

export type RenewalState =
  | { state: 'closed' }
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | {
      state: 'loaded';
      renewal: TripRenewal;
      sending: boolean;
      changed: boolean;
      refusal: string | null;
      earlierTripHref: string | null;
    };

export interface NearestProps {
  taking: string | null;
  onTake: (part: SupplierPart, offer: NearestOffer) => void;
}

export type InfoEdit = NonNullable<TripEditRequest['bookingInfo']>;

export interface RequestingProps {
  purposes: readonly EnumEntry[];
  edit: EditState;
  onEdit: () => void;
  onLeaveEdit: () => void;
  onSaveEdit: (edit: InfoEdit) => void;
  renewal: RenewalState;
  onRenew: () => void;
  onLeaveRenewal: () => void;
  onSendRenewal: (edit: InfoEdit) => void;
  onSearchAgain: (part: SupplierPart) => void;
}
