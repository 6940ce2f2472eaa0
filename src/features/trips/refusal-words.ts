import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TripPart } from '#domain/contract.ts';
import type { ImpossibleCancellation } from './cancellation-plan.ts';
import type { WithheldReason } from './deciding/deciding.ts';
import { WITHHELD_WORDS } from './deciding/decision-words.ts';

type Refusal = ImpossibleCancellation['reason'];
type Words = Record<Exclude<TripPart['kind'], 'external'>, MessageDescriptor>;

/** Why a part of each kind can't be cancelled once it has begun, and how else it can be. */
const STARTED_WORDS = {
  flight: msg`The flight has departed. What is still possible, the airline or your travel agency can tell you.`,
  hotel: msg`The stay has begun. What is still possible, the hotel or your travel agency can tell you.`,
  car: msg`The rental has begun. What is still possible, the rental desk or your travel agency can tell you.`,
} satisfies Words;

const NOT_CANCELLABLE_WORDS = {
  flight: msg`The airline does not allow a cancellation online. Please ask the airline or your travel agency.`,
  hotel: msg`The hotel does not allow a cancellation online. Please ask the hotel or your travel agency.`,
  car: msg`The rental company does not allow a cancellation online. Please ask the rental desk or your travel agency.`,
} satisfies Words;

const OTHER_WORDS = {
  alreadyOver: msg`It is cancelled already, or was never booked.`,
  inProgress: msg`It can't be cancelled before the supplier has answered. Please try again in a moment.`,
  noAnswer: msg`The supplier does not answer. Please try again later, or ask your travel agency.`,
  ofOthers: msg`It is another traveller's. They cancel it, or who booked the trip.`,
  byAgency: msg`The agency has booked it, and cancels it when you ask for that.`,
} satisfies Record<Exclude<Refusal, 'begun' | 'notCancellable'>, MessageDescriptor>;

/** Why a part can't be cancelled online, and how else it can be. */
export function refusalWords(reason: Refusal, { kind }: TripPart): MessageDescriptor {
  if (reason !== 'begun' && reason !== 'notCancellable') return OTHER_WORDS[reason];
  if (kind === 'external') return OTHER_WORDS.byAgency;
  return reason === 'begun' ? STARTED_WORDS[kind] : NOT_CANCELLABLE_WORDS[kind];
}

const HANDLED_ELSEWHERE: ReadonlySet<Refusal> = new Set(['begun', 'notCancellable', 'noAnswer', 'byAgency']);

/** Whether the traveller has to call someone else, who asks for the booking number. */
export function isHandledElsewhere(reason: Refusal): boolean {
  return HANDLED_ELSEWHERE.has(reason);
}

/** Why the cancellation of a trip is held back, and how else it can be done. */
export const WITHHELD_CANCELLATION_WORDS = {
  ...WITHHELD_WORDS,
  busy: msg`It can be cancelled once the supplier has answered.`,
  begun: msg`What is booked has begun, and can't be cancelled online any more. Please ask the airline, the hotel or the rental desk, or your travel agency.`,
} satisfies Record<WithheldReason, MessageDescriptor>;
