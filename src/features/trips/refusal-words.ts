import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TripPart } from '#domain/contract.ts';
import type { ImpossibleCancellation } from './cancellation-plan.ts';
import type { WithheldReason } from './deciding/deciding.ts';
import { WITHHELD_WORDS } from './deciding/decision-words.ts';
import { isSupplierPart, SUPPLIER_KINDS } from './kinds/trip-kinds.ts';

type Refusal = ImpossibleCancellation['reason'];

const OTHER_WORDS = {
  alreadyOver: msg`It is cancelled already, or was never booked.`,
  inProgress: msg`It can't be cancelled before the supplier has answered. Please try again in a moment.`,
  noAnswer: msg`The supplier is not responding. Please try again later, or ask your travel agency.`,
  ofOthers: msg`It is another traveller's. They cancel it, or who booked the trip.`,
  byAgency: msg`The agency has booked it, and cancels it when you ask for that.`,
} satisfies Record<Exclude<Refusal, 'begun' | 'notCancellable'>, MessageDescriptor>;

export function refusalWords(reason: Refusal, part: TripPart): MessageDescriptor {
  if (reason !== 'begun' && reason !== 'notCancellable') return OTHER_WORDS[reason];
  return isSupplierPart(part) ? SUPPLIER_KINDS[part.kind].refusals[reason] : OTHER_WORDS.byAgency;
}

const HANDLED_ELSEWHERE: ReadonlySet<Refusal> = new Set(['begun', 'notCancellable', 'noAnswer', 'byAgency']);

export function isHandledElsewhere(reason: Refusal): boolean {
  return HANDLED_ELSEWHERE.has(reason);
}

export const WITHHELD_CANCELLATION_WORDS = {
  ...WITHHELD_WORDS,
  busy: msg`It can be cancelled once the supplier has answered.`,
  begun: msg`What is booked has begun, and can't be cancelled online any more. Please ask the airline, the hotel or the rental desk, or your travel agency.`,
} satisfies Record<WithheldReason, MessageDescriptor>;
