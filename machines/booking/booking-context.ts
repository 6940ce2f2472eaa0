import type { EarlierChoice } from '#domain/booking/earlier-choice.ts';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { ErrorCode, SearchEnd } from '#domain/contract.ts';
import type { ChangeTarget } from '#domain/part-change/change-target.ts';
import type { ChangeSubmission } from '#domain/part-change/part-change.ts';
import { EMPTY_HOST, type HostContext } from '../checkout/checkout-host.ts';

/** The values dropped by one change, so that the user is notified and can undo it. */
export interface ChoiceToRestore<Flow extends FlowTypes = FlowTypes> {
  because: 'newSearch' | 'otherResult' | 'otherOffer';
  criteria: Flow['criteria'] | null;
  list: Flow['list'];
  result: Flow['result'] | null;
  agreed: Flow['priced'] | null;
  extras: Flow['extras'] | null;
  writtenExtras: Flow['extras'] | null;
  checkout: unknown;
}

/** The progress of a search; its results are stored outside the chart, under its number. */
export interface SearchProgress {
  number: number;
  /** The number of results of each source. */
  arrived: Readonly<Record<string, number>>;
  failedSources: readonly string[];
  /** When the first of the offers expires. */
  expiresAt: string | null;
  end: SearchEnd | null;
  /** Why the server refused to search. */
  refusal: ErrorCode | null;
}

/**
 * Where an accepted choice leads: to the flow's own checkout, into the draft trip, through it to its checkout, or
 * first to the extras of the offer.
 */
export type ContinueTarget = 'checkout' | 'trip' | 'tripCheckout' | 'extras';

/** What a choice replaces: a part of the draft trip, or a part of a trip that failed to book. */
export type ReplacementTarget = { draftPart: string } | { tripPart: string };

/** The parts of a booking that are saved while it is unfinished. */
export interface SavedBooking<Flow extends FlowTypes = FlowTypes>
  extends Pick<HostContext, 'checkout' | 'ordering'> {
  criteria: Flow['criteria'] | null;
  /** The search being edited, perhaps incomplete; null when it equals the last one that was run. */
  written: Flow['criteria'] | null;
  list: Flow['list'];
  result: Flow['result'] | null;
  /** The last chosen offer, not yet accepted. */
  offer: Flow['offer'] | null;
  /** The offer at the price that the user has accepted. */
  agreed: Flow['priced'] | null;
  /** Null until extras have been chosen by the user or for the user, even if there are none. */
  extras: Flow['extras'] | null;
  /** The extras as they are being chosen. */
  writtenExtras: Flow['extras'] | null;
  /** Null for a choice that replaces nothing. */
  replaces: ReplacementTarget | null;
  /** The booked part that the choice changes; null for a new booking. */
  changes: ChangeTarget | null;
  /** The choice of the request that is searched for again; null for a search of its own. */
  earlier: EarlierChoice | null;
}

export interface BookingContext<Flow extends FlowTypes = FlowTypes> extends SavedBooking<Flow>, HostContext {
  /** The step that the URL asks for, until the draft has been loaded. */
  requestedStep: string;
  /** The supplier's current offer, until the user accepts it. */
  proposal: Flow['priced'] | null;
  /** The extras of the proposal, where they are not those that the user has chosen. */
  proposedExtras: Flow['extras'] | null;
  continueTo: ContinueTarget;
  /** Offers of the result that turned out to be sold out or withdrawn. */
  gone: readonly Flow['offer'][];
  dropped: ChoiceToRestore<Flow> | null;
  search: SearchProgress;
  /** The status of the change of a booked part, once the server has accepted it. */
  change: ChangeSubmission | null;
}

/** A search without results so far. */
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
    agreed: null,
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
