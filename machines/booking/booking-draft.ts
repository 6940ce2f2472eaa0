import type { EarlierChoice } from '#domain/booking/earlier-choice.ts';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { SelectedMembership } from '#domain/flight-booking/selected-extras.ts';
import type { BookedBag, BookedSeat, ChangeTarget } from '#domain/part-change/change-target.ts';
import { isEarlierInfo } from '../checkout/checkout-draft.ts';
import { type DraftLoss, readHosted, type UnreadableReading, unreadable } from '../checkout/checkout-host.ts';
import { changedBy, isSentChange, joinSentRequest, type SentRequest } from '../checkout/sent-request.ts';
import type { BookingContext, ReplacementTarget, SavedBooking } from './booking-context.ts';
import {
  type Check,
  hasShape,
  isCount,
  isDay,
  isIndex,
  isListOf,
  isMoney,
  isOneOf,
  isOptional,
  isText,
  toFields,
} from './draft-checks.ts';
import type { FlowDescription } from './flow-description.ts';

type SavedFields = Exclude<keyof SavedBooking, 'accepted'>;

/** The accepted offer has the name under which it is stored. */
export type BookingDraft<Flow extends FlowTypes = FlowTypes> = Pick<BookingContext<Flow>, SavedFields> & {
  agreed: SavedBooking<Flow>['accepted'];
};

export type DraftReading<Flow extends FlowTypes = FlowTypes> =
  | { type: 'found'; draft: BookingDraft<Flow>; losses: readonly DraftLoss[] }
  | UnreadableReading;

export function draftToSave(context: BookingContext): BookingDraft | null {
  return context.criteria || context.written ? toDraft(context) : null;
}

export function toDraft<Flow extends FlowTypes>(context: BookingContext<Flow>): BookingDraft<Flow> {
  const { criteria, written, list, result, offer, accepted, extras, writtenExtras } = context;
  const { replaces, changes, earlier, checkout, ordering } = context;
  const choices = { criteria, written, list, result, offer, agreed: accepted, extras, writtenExtras };
  return { ...choices, replaces, changes, earlier, checkout, ordering };
}

/**
 * Reads a saved draft. Damaged parts are left out together with everything that depends on them, and named. The order
 * that may have been sent is kept in any case.
 */
export function readDraft<Flow extends FlowTypes>(
  flow: FlowDescription<Flow>,
  json: unknown,
  version: number,
  stored: SentRequest | null = null,
): DraftReading<Flow> {
  const fields = toFields(json);
  const sent = joinSentRequest(fields, stored);
  const { order } = sent;
  if (version !== flow.chartVersion) return unreadable('otherVersion', order);
  const { draft: shape } = flow;
  const written = readAs(fields.written, shape.written);
  const criteria = readAs(fields.criteria, shape.criteria);
  const isDamaged = criteria === null && (fields.criteria ?? null) !== null;
  // Without a search there is nothing to resume.
  if (isDamaged || (!criteria && !written)) return unreadable('damaged', order);

  const losses = new Set<DraftLoss>();
  const read = <Part>(part: unknown, check: Check<Part>, loss: DraftLoss): Part | null => {
    const value = readAs(part, check);
    if (value === null && (part ?? null) !== null) losses.add(loss);
    return value;
  };
  const list = read(fields.list, shape.list, 'list') ?? flow.defaultList;
  const result = criteria && read(fields.result, shape.result, 'result');
  const offer = result && read(fields.offer, shape.offer, 'offer');
  const agreed = result && read(fields.agreed, shape.priced, 'offer');
  const extras = agreed && readAs(fields.extras, shape.extras);
  const writtenExtras = agreed && readAs(fields.writtenExtras, shape.extras);
  const { checkout, ordering } = readHosted(sent, fields.ordering === true, {
    isLost: agreed === null && (fields.agreed ?? null) !== null,
    hasParts: agreed !== null,
  });
  const replaces = readAs(fields.replaces, isReplacementTarget);
  const target = readAs(fields.changes, isChangeTarget);
  const changes = order && isSentChange(order) ? (target ?? changedBy(order)) : target;
  const earlier = readAs(fields.earlier, isEarlierChoice);
  const choices = { criteria, written, list, result, offer, agreed, extras, writtenExtras };
  return {
    type: 'found',
    draft: { ...choices, replaces, changes, earlier, checkout, ordering },
    losses: [...losses],
  };
}

function readAs<Part>(value: unknown, check?: Check<Part>): Part | null {
  return check?.(value) ? value : null;
}

const isChangeTarget = hasShape<ChangeTarget>({
  tripId: isText,
  partId: isText,
  title: isText,
  startsOn: isDay,
  endsOn: isDay,
  seats: isListOf(
    hasShape<BookedSeat>({ traveler: isText, seat: isText, origin: isText, destination: isText }),
  ),
  bags: isListOf(
    hasShape<BookedBag>({
      traveler: isText,
      leg: isIndex,
      kind: isOneOf('carryOn', 'checked'),
      quantity: isCount,
    }),
  ),
  memberships: isListOf(
    hasShape<SelectedMembership>({ traveler: isText, program: isText, membershipNumber: isText }),
  ),
});

const isEarlierChoice = hasShape<EarlierChoice>({
  result: isText,
  offer: isText,
  price: isMoney,
  departure: isOptional(isText),
  info: isEarlierInfo,
});

const isDraftPart = hasShape<{ draftPart: string }>({ draftPart: isText });
const isTripPart = hasShape<{ tripPart: string }>({ tripPart: isText });
const isReplacementTarget = (value: unknown): value is ReplacementTarget =>
  isDraftPart(value) || isTripPart(value);
