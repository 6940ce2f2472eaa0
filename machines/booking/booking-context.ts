import type { EarlierChoice } from '#domain/booking/earlier-choice.ts';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { ErrorCode, SearchEnd } from '#domain/contract.ts';
import type { ChangeTarget } from '#domain/part-change/change-target.ts';
import type { ChangeSubmission } from '#domain/part-change/part-change.ts';
import { EMPTY_HOST, type HostContext } from '../checkout/checkout-host.ts';

export interface ChoiceToRestore<Flow extends FlowTypes = FlowTypes> {
  because: 'newSearch' | 'otherResult' | 'otherOffer';
  criteria: Flow['criteria'] | null;
  list: Flow['list'];
  result: Flow['result'] | null;
  accepted: Flow['priced'] | null;
  extras: Flow['extras'] | null;
  writtenExtras: Flow['extras'] | null;
  checkout: unknown;
}

export interface SearchProgress {
  number: number;
  arrived: Readonly<Record<string, number>>;
  failedSources: readonly string[];
  expiresAt: string | null;
  end: SearchEnd | null;
  refusal: ErrorCode | null;
}

/**
 * Where an accepted choice leads: to the flow's own checkout, into the draft trip, through it to its checkout, or
 * first to the extras of the offer.
 */
export type ContinueTarget = 'checkout' | 'trip' | 'tripCheckout' | 'extras';

export type ReplacementTarget = { draftPart: string } | { tripPart: string };

export interface SavedBooking<Flow extends FlowTypes = FlowTypes>
  extends Pick<HostContext, 'checkout' | 'ordering'> {
  criteria: Flow['criteria'] | null;
  /** The search being edited, perhaps incomplete; null when it equals the last one that was run. */
  written: Flow['criteria'] | null;
  list: Flow['list'];
  result: Flow['result'] | null;
  offer: Flow['offer'] | null;
  accepted: Flow['priced'] | null;
  /** Null until extras have been chosen by the user or for the user, even if there are none. */
  extras: Flow['extras'] | null;
  writtenExtras: Flow['extras'] | null;
  replaces: ReplacementTarget | null;
  changes: ChangeTarget | null;
  earlier: EarlierChoice | null;
}

export interface BookingContext<Flow extends FlowTypes = FlowTypes> extends SavedBooking<Flow>, HostContext {
  requestedStep: string;
  proposal: Flow['priced'] | null;
  proposedExtras: Flow['extras'] | null;
  continueTo: ContinueTarget;
  gone: readonly Flow['offer'][];
  dropped: ChoiceToRestore<Flow> | null;
  search: SearchProgress;
  change: ChangeSubmission | null;
}

export function freshSearch(number: number): SearchProgress {
  return { number, arrived: {}, failedSources: [], expiresAt: null, end: null, refusal: null };
}

/** A booking in which nothing has been chosen. Search numbers continue, so that none is used twice. */
export function freshBooking<Flow extends FlowTypes>(
  { defaultList }: { defaultList: Flow['list'] },
  requestedStep: string,
  lastSearch = 0,
): BookingContext<Flow> {
  return {
    requestedStep,
    criteria: null,
    written: null,
    list: defaultList,
    result: null,
    offer: null,
    proposal: null,
    proposedExtras: null,
    accepted: null,
    extras: null,
    writtenExtras: null,
    continueTo: 'checkout',
    replaces: null,
    changes: null,
    earlier: null,
    gone: [],
    dropped: null,
    search: freshSearch(lastSearch),
    change: null,
    ...EMPTY_HOST,
  };
}
