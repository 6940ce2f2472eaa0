import { afterRefusedOrder, type OrderRefusal, resumeUnreadable } from '../checkout/checkout-host.ts';
import { changedBy, isSentChange } from '../checkout/sent-request.ts';
import {
  type BookingContext,
  type ChoiceToRestore,
  freshSearch,
  type SearchProgress,
} from './booking-context.ts';
import type { DraftReading } from './booking-draft.ts';
import type { FlowDescription } from './flow-description.ts';

type Changes = Partial<BookingContext>;

export const NO_OFFER = {
  offer: null,
  proposal: null,
  proposedExtras: null,
  accepted: null,
  extras: null,
  writtenExtras: null,
} satisfies Changes;

export function resumeDraft(outcome: { type: 'none' } | DraftReading): Changes {
  if (outcome.type === 'none') return {};
  if (outcome.type === 'unreadable') {
    const { order } = outcome;
    return { ...resumeUnreadable(outcome), changes: order && isSentChange(order) ? changedBy(order) : null };
  }
  const { draft, losses } = outcome;
  const { agreed: accepted, ...saved } = draft;
  const isNoticed = losses.length > 0 && !draft.ordering;
  return { ...saved, accepted, draftNotice: isNoticed ? { kind: 'lost', losses } : null };
}

/** A change that was refused goes on with its choice if there is one. */
export function endRefusedOrder(
  { changes, criteria, written }: BookingContext,
  refusal: OrderRefusal,
): Changes {
  const after = afterRefusedOrder(refusal);
  if (!changes) return after;
  return {
    ...after,
    changes: criteria || written ? changes : null,
    draftNotice: { kind: 'changeRefused', code: refusal.code, tripId: changes.tripId },
  };
}

export function newSearch(
  context: BookingContext,
  criteria: BookingContext['criteria'],
  defaultList: BookingContext['list'],
): Changes {
  return {
    ...NO_OFFER,
    criteria,
    written: null,
    list: defaultList,
    result: null,
    gone: [],
    checkout: null,
    dropped: context.result ? toChoiceToRestore(context, 'newSearch') : null,
    draftNotice: null,
  };
}

export function otherResult(context: BookingContext, result: BookingContext['result']): Changes {
  const dropped = context.accepted ? toChoiceToRestore(context, 'otherResult') : context.dropped;
  return { ...NO_OFFER, result, gone: [], dropped };
}

export function otherOffer(context: BookingContext, offer: BookingContext['offer']): Changes {
  const dropped = context.accepted ? toChoiceToRestore(context, 'otherOffer') : context.dropped;
  return { ...NO_OFFER, offer, dropped };
}

/**
 * The price that the user accepts applies from now on, also for an offer that was unavailable for a while.
 */
export function acceptPrice(
  { gone }: BookingContext,
  priced: BookingContext['accepted'],
  { isSameOffer }: Pick<FlowDescription, 'isSameOffer'>,
): Changes {
  const stillGone = gone.filter((offer) => priced === null || !isSameOffer(priced, offer));
  return { accepted: priced, offer: null, proposal: null, proposedExtras: null, gone: stillGone };
}

export function reviewExtras(extras: BookingContext['extras']): Changes {
  return { offer: null, proposal: null, proposedExtras: null, extras: null, writtenExtras: extras };
}

export function restoreDropped({ dropped }: BookingContext): Changes {
  if (!dropped) return {};
  const { criteria, list, result, accepted, extras, writtenExtras, checkout } = dropped;
  const choice = { ...NO_OFFER, result, accepted, extras, writtenExtras, dropped: null };
  return dropped.because === 'newSearch' ? { ...choice, criteria, list, checkout } : choice;
}

export function withArrival(
  search: SearchProgress,
  { source, count, expiresAt }: { source: string; count: number; expiresAt: string },
): SearchProgress {
  const isSooner = search.expiresAt === null || expiresAt < search.expiresAt;
  return {
    ...search,
    arrived: { ...search.arrived, [source]: (search.arrived[source] ?? 0) + count },
    expiresAt: isSooner ? expiresAt : search.expiresAt,
  };
}

export function nextSearch({ search }: BookingContext): Changes {
  return { search: freshSearch(search.number + 1) };
}

function toChoiceToRestore(
  { criteria, list, result, accepted, extras, writtenExtras, checkout }: BookingContext,
  because: ChoiceToRestore['because'],
): ChoiceToRestore {
  return { because, criteria, list, result, accepted, extras, writtenExtras, checkout };
}
