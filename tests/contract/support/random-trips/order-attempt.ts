import type { Trip, TripRequest } from '#domain/contract.ts';
import type { PartSpec } from '../practice-offers.ts';
import type { BookingSpec } from './desk-model.ts';
import type { ModelPart, ModelTrip } from './model-trip.ts';
import type { Person } from './trip-people.ts';

/** A part at the price at which it was found. */
export type WantedPart = PartSpec & Pick<BookingSpec, 'seen'>;

export interface OrderAttempt {
  by: Person;
  traveler: Person;
  wanted: readonly WantedPart[];
  key: string;
  body: TripRequest;
  references: string[];
  /** The trip that takes it; null for a trip of its own. */
  takenBy: ModelTrip | null;
  /** What it replaces of that. */
  replaced: readonly ModelPart[];
  /** What was answered when it became a trip, or part of one. */
  trip: Trip | null;
}

export type Orderer = Pick<OrderAttempt, 'by' | 'traveler' | 'takenBy' | 'replaced'>;
