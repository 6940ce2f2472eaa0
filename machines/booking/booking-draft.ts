import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { SelectedMembership } from '#domain/flight-booking/selected-extras.ts';
import type { BookedBag, BookedSeat, ChangeTarget } from '#domain/part-change/change-target.ts';
import { joinOrder, type SavedOrder } from '../checkout/checkout-draft.ts';
import type { BookingContext, DraftLoss, ReplacementTarget, UnreadableDraft } from './booking-context.ts';
import { type Check, hasShape, isCount, isDay, isIndex, isListOf, isOneOf, isText } from './draft-checks.ts';
import type { FlowDescription } from './flow-description.ts';

/** The parts of a booking that are saved while it is unfinished. */
const SAVED_FIELDS = [
  'criteria',
  'written',
  'list',
  'result',
  'offer',
  'agreed',
  'extras',
  'writtenExtras',
  'replaces',
  'changes',
  'checkout',
  'ordering',
] as const satisfies readonly (keyof BookingContext)[];

/** The saved state of an unfinished booking. */
export type BookingDraft<Flow extends FlowTypes = FlowTypes> = Pick<
  BookingContext<Flow>,
  (typeof SAVED_FIELDS)[number]
>;

export type DraftReading<Flow extends FlowTypes = FlowTypes> =
  | { type: 'found'; draft: BookingDraft<Flow>; losses: readonly DraftLoss[] }
  | { type: 'unreadable'; reason: UnreadableDraft; order?: SavedOrder };

/** Null while there is nothing worth saving. */
export function draftToSave(context: BookingContext): BookingDraft | null {
  return context.criteria || context.written ? toDraft(context) : null;
}

export function toDraft(context: BookingContext): BookingDraft {
  // One entry for each of the names.
  return Object.fromEntries(SAVED_FIELDS.map((name) => [name, context[name]])) as unknown as BookingDraft;
}

/**
 * Reads a saved draft. Damaged parts are left out together with everything that depends on them, and named. The order
 * that may have been sent is kept in any case.
 */
export function readDraft<Flow extends FlowTypes>(
  flow: FlowDescription<Flow>,
  json: unknown,
  version: number,
  stored: SavedOrder | null = null,
): DraftReading<Flow> {
  const fields = toFields(json);
  const { checkout: joined, order } = joinOrder(fields.checkout, stored);
  if (version !== flow.chartVersion) return unreadable('otherVersion', order);
  const { draft: shape } = flow;
  const written = readAs<Flow['criteria']>(fields.written, shape.written);
  const criteria = readAs<Flow['criteria']>(fields.criteria, shape.criteria);
  const isDamaged = criteria === null && (fields.criteria ?? null) !== null;
  // Without a search there is nothing to resume.
  if (isDamaged || (!criteria && !written)) return unreadable('damaged', order);

  const losses = new Set<DraftLoss>();
  const read = <Part>(part: unknown, check: Check, loss: DraftLoss): Part | null => {
    const value = readAs<Part>(part, check);
    if (value === null && (part ?? null) !== null) losses.add(loss);
    return value;
  };
  const list = read<Flow['list']>(fields.list, shape.list, 'list') ?? flow.defaultList;
  const result = criteria && read<Flow['result']>(fields.result, shape.result, 'result');
  const offer = result && read<Flow['offer']>(fields.offer, shape.offer, 'offer');
  const agreed = result && read<Flow['priced']>(fields.agreed, shape.priced, 'offer');
  const isExtras = shape.extras ?? (() => false);
  const extras = agreed && readAs<Flow['extras']>(fields.extras, isExtras);
  const writtenExtras = agreed && readAs<Flow['extras']>(fields.writtenExtras, isExtras);
  // Without the accepted price the checkout starts again, unless its order may have been sent.
  const isPriceLost = agreed === null && (fields.agreed ?? null) !== null;
  const checkout = isPriceLost && !order ? null : joined;
  const ordering = order !== null || (agreed !== null && fields.ordering === true);
  const replaces = isReplacementTarget(fields.replaces) ? fields.replaces : null;
  const changes = readAs<ChangeTarget>(fields.changes, isChangeTarget);
  const choices = { criteria, written, list, result, offer, agreed, extras, writtenExtras };
  return { type: 'found', draft: { ...choices, replaces, changes, checkout, ordering }, losses: [...losses] };
}

const unreadable = (reason: UnreadableDraft, order: SavedOrder | null): DraftReading<never> => ({
  type: 'unreadable',
  reason,
  ...(order && { order }),
});

/** Null when it fails the flow's own check for this type. */
function readAs<Part>(value: unknown, check: Check): Part | null {
  return (value ?? null) !== null && check(value) ? (value as Part) : null;
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

function isReplacementTarget(value: unknown): value is ReplacementTarget {
  const { draftPart, tripPart } = toFields(value);
  return typeof draftPart === 'string' || typeof tripPart === 'string';
}

function toFields(json: unknown): Record<string, unknown> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}
