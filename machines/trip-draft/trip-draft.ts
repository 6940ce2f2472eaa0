import type { FlowByKind, PartKind } from '#domain/checkout/checkout-part.ts';
import type { TripToExtend } from '#domain/checkout/trip-to-extend.ts';
import { hasShape, isOptional, isText, toFields } from '../booking/draft-checks.ts';
import type { FlowDescription } from '../booking/flow-description.ts';
import { CAR_FLOW } from '../car-booking/car-flow.ts';
import { isEarlierInfo } from '../checkout/checkout-draft.ts';
import { readHosted, type UnreadableReading, unreadable } from '../checkout/checkout-host.ts';
import { joinSentRequest, type SentRequest } from '../checkout/sent-request.ts';
import { FLIGHT_FLOW } from '../flight-booking/flight-flow.ts';
import { HOTEL_FLOW } from '../hotel-booking/hotel-flow.ts';
import type { DraftPart } from './trip-draft-context.ts';
import type { TripDraft } from './trip-draft-to-save.ts';

/** Raised whenever older drafts can't be read as they are. */
export const TRIP_DRAFT_VERSION = 1;

export type TripDraftReading = { type: 'found'; draft: TripDraft; isPartLost: boolean } | UnreadableReading;

const FLOWS = { flight: FLIGHT_FLOW, hotel: HOTEL_FLOW, car: CAR_FLOW } satisfies {
  [Kind in PartKind]: FlowDescription<FlowByKind[Kind]>;
};

const isTripToExtend = hasShape<TripToExtend>({ tripId: isText, itineraryRefId: isText, title: isText });

/** Reads a saved draft. Damaged parts are left out; the order that may have been sent is kept in any case. */
export function readTripDraft(
  json: unknown,
  version: number,
  stored: SentRequest | null = null,
): TripDraftReading {
  const fields = toFields(json);
  const sent = joinSentRequest(fields, stored);
  const { order } = sent;
  if (version !== TRIP_DRAFT_VERSION) return unreadable('otherVersion', order);
  if (!Array.isArray(fields.parts)) return unreadable('damaged', order);
  const parts = fields.parts.filter(isDraftPart);
  const isPartLost = parts.length < fields.parts.length;
  const gone: readonly unknown[] = Array.isArray(fields.gone) ? fields.gone : [];
  return {
    type: 'found',
    isPartLost,
    draft: {
      parts,
      extended: isTripToExtend(fields.extended) ? fields.extended : null,
      gone: parts.map(({ id }) => id).filter((id) => gone.includes(id)),
      ...readHosted(sent, fields.ordering === true, { isLost: isPartLost, hasParts: parts.length > 0 }),
    },
  };
}

function isDraftPart(value: unknown): value is DraftPart {
  const { id, part, earlier } = toFields(value);
  const { kind, criteria, result, priced, extras, replacedPart = '', repeats = '' } = toFields(part);
  const flow = Object.entries(FLOWS).find(([name]) => name === kind)?.[1];
  if (!flow || ![id, replacedPart, repeats].every(isText)) return false;
  if (!isOptional(isEarlierInfo)(earlier)) return false;
  const { draft } = flow;
  const hasExtras = (extras ?? null) === null || draft.extras?.(extras) === true;
  return draft.criteria(criteria) && draft.result(result) && draft.priced(priced) && hasExtras;
}
