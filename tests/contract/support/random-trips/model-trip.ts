import type { ChangeStatus } from '#domain/change-status.ts';
import type { ChangeFailure, Money, TripEnd } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import type { PartKind, PartSpec } from '../practice-offers.ts';
import type { Person } from './trip-people.ts';

export interface PartTerms {
  /** What is confirmed together: what is free to give up has turn 1, what is never refunded turn 3. */
  turn: 1 | 2 | 3;
  /** Whether a car is paid for when it is booked. */
  isPrepaid: boolean;
  /** How much is paid at the hotel or at the desk, if the price is that high; Infinity for all of it. */
  dueOnSite: number;
  /** Until when it can be changed: 0 for never, Infinity for as long as it has not begun. */
  changeableUntil: number;
  /** Which room or car, and when; nothing of what the agency has booked. */
  goods: string;
}

export interface ModelPart extends PartTerms {
  id: string;
  reference: string;
  /** Who has ordered it, or changed it last. */
  orderedBy: Person;
  /** What the agency has booked elsewhere is external. */
  kind: PartKind | 'external';
  status: PartStatus;
  attempt: 'confirm' | 'change' | 'cancel' | null;
  failure: 'expired' | 'declined' | 'priceChanged' | null;
  /** What it costs as far as that is known here. */
  price: number;
  /** Until when it is held, as was said when it was ordered; null once it is no hold any more. */
  heldUntil: number | null;
  /** The highest penalty that was agreed to with its last cancellation. */
  agreedPenalty: number;
  /** What was paid back and kept, together, when it was cancelled; null as long as that is not known. */
  settled: number | null;
  /** What its cancellation has cost where the agency has booked it; null until that is recorded. */
  recordedPenalty: number | null;
  /** Its trip was not approved while it was being booked, so that it is wanted no more if it can be given up for free. */
  isUnwanted: boolean;
  /** It was given up by itself before the rest of its request ended. */
  isLeftOut: boolean;
  /** The supplier declined to book it, and was not heard to take back what it holds. */
  isHoldUnused: boolean;
}

/** A part as it begins. */
export type PartOnHold = Pick<
  ModelPart,
  'id' | 'reference' | 'kind' | 'price' | 'heldUntil' | keyof PartTerms
>;

export function toModelPart(part: PartOnHold, orderedBy: Person): ModelPart {
  return {
    ...part,
    orderedBy,
    status: 'held',
    attempt: null,
    failure: null,
    agreedPenalty: 0,
    settled: null,
    recordedPenalty: null,
    isUnwanted: false,
    isLeftOut: false,
    isHoldUnused: false,
  };
}

/** What a part is to become. */
export interface ChangeSpec extends PartSpec, PartTerms {
  /** As it was searched for. */
  seen: Money;
  /** The highest price that was agreed to. */
  accepted: number;
}

/** A change of a booked part, which is no status of its trip. */
export interface ModelChange {
  id: string;
  part: ModelPart;
  status: ChangeStatus;
  failure: ChangeFailure | null;
  /** What it was quoted at; what was paid once it is done. */
  price: number;
  penalty: number;
  wanted: ChangeSpec;
  by: Person;
  /** Who has to approve it. */
  levels: readonly ApprovalLevel[];
  /** By the company's clock. */
  waitingUntil: number | null;
  /** What is written down of it. */
  history: string[];
}

export interface ModelTrip {
  id: string;
  companyId: string;
  traveler: Person;
  /** Who has asked for it, or for parts of it. */
  requestedBy: Person[];
  status: TripStatus;
  end: TripEnd | null;
  /** By the company's clock. */
  waitingUntil: number | null;
  parts: ModelPart[];
  changes: ModelChange[];
  /** The fee of the company when it was requested. */
  bookingFee: Money | null;
  /** In words; null for a trip that was ordered. */
  request: { by: Person; isOpen: boolean } | null;
}

export const isOpenRequest = ({ request }: ModelTrip) => request?.isOpen === true;
/** Booked by the agency, so that only the agency cancels it. */
export const isByAgency = ({ kind, status }: ModelPart) => kind === 'external' && status === 'confirmed';

/** What was not approved, and is still to be cancelled where the agency has booked it. */
export const isToBeCancelled = ({ kind, status, settled }: ModelPart) =>
  kind === 'external' && status === 'cancelled' && settled === null;
export const isOver = ({ status }: ModelPart) => status === 'cancelled' || status === 'failed';
export const isBusy = ({ status }: ModelPart) =>
  ['confirming', 'changing', 'cancelling', 'unknown'].includes(status);
/** Bought, or perhaps so. */
export const mayBeBooked = ({ status }: ModelPart) => !['held', 'cancelled', 'failed'].includes(status);
export const isUnbooked = ({ status }: ModelTrip) => status.startsWith('waiting') || status === 'rejected';
/** What waits for an approval, all of it, of a trip of which something else stays booked. */
export function isAddition({ status, parts }: ModelTrip, cancelled: readonly ModelPart[]): boolean {
  const staying = parts.filter((part) => !cancelled.includes(part));
  const isHeld = (part: ModelPart) => part.status === 'held';
  const isGivenUp = cancelled.some(isHeld) && !staying.some(isHeld);
  return status.startsWith('waiting') && isGivenUp && staying.some((part) => part.status === 'confirmed');
}
/** A part could not be booked, nothing is under way, and what is held waits for people. */
export const isStopped = ({ status, parts }: ModelTrip) =>
  status === 'approved' && parts.some((part) => part.status === 'failed') && !parts.some(isBusy);
export const isToRelease = (part: ModelPart, trip: ModelTrip) => part.status === 'held' && isStopped(trip);
/** What could not be booked of a trip of which something else is booked or held. */
export const isToDrop = (part: ModelPart, trip: ModelTrip) =>
  part.status === 'failed' && isStopped(trip) && trip.parts.some((one) => !isOver(one));
