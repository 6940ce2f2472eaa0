import type { TripEnd } from '#domain/contract.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import type { PartKind } from '../practice-offers.ts';
import type { Person } from './trip-people.ts';

export interface ModelPart {
  id: string;
  reference: string;
  kind: PartKind;
  /** What is confirmed together: what is free to give up has turn 1, what is never refunded turn 3. */
  turn: 1 | 2 | 3;
  status: PartStatus;
  attempt: 'confirm' | 'cancel' | null;
  failure: 'expired' | 'declined' | 'priceChanged' | null;
  /** What it costs as far as that is known here. */
  price: number;
  /** Until when it is held, as was said when it was ordered; null once it is no hold any more. */
  heldUntil: number | null;
  /** What was paid back and kept, together, when it was cancelled; null as long as that is not known. */
  settled: number | null;
  /** The supplier declined to book it, and was not heard to take back what it holds. */
  isHeldInVain: boolean;
}

export interface ModelTrip {
  id: string;
  companyId: string;
  traveller: Person;
  /** Who has asked for it. */
  by: Person;
  status: TripStatus;
  end: TripEnd | null;
  /** By the company's clock. */
  waitingUntil: number | null;
  parts: ModelPart[];
}

export const isOver = ({ status }: ModelPart) => status === 'cancelled' || status === 'failed';
export const isBusy = ({ status }: ModelPart) => ['confirming', 'cancelling', 'unknown'].includes(status);
/** Bought, or perhaps so. */
export const mayBeBooked = ({ status }: ModelPart) => !['held', 'cancelled', 'failed'].includes(status);
export const isUnbooked = ({ status }: ModelTrip) => status.startsWith('waiting') || status === 'rejected';
/** A part could not be booked, nothing is under way, and what is held waits for people. */
export const isStopped = ({ status, parts }: ModelTrip) =>
  status === 'approved' && parts.some((part) => part.status === 'failed') && !parts.some(isBusy);
export const isToGiveBack = (part: ModelPart, trip: ModelTrip) => part.status === 'held' && isStopped(trip);
/** What could not be booked of a trip of which something else is booked or held. */
export const isToLeaveOut = (part: ModelPart, trip: ModelTrip) =>
  part.status === 'failed' && isStopped(trip) && trip.parts.some((one) => !isOver(one));
