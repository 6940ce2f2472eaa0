import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { BookingDraft, Money } from '#domain/contract.ts';
import { readDraft } from '#machines/booking/booking-draft.ts';
import { furthestStep, stepWith } from '#machines/booking/booking-steps.ts';
import { isOrdered, sentRequest } from '../../actors/booking/draft-autosave.ts';
import { paths } from '../../components/paths.ts';
import { BEGUN_KINDS } from './kinds/begun-kinds.ts';

export interface BegunBooking {
  kind: PartKind;
  stored: BookingDraft;
  title: string;
  startsOn: string;
  endsOn: string;
  step: number;
  steps: number;
  price: Money | null;
  href: string;
  ordering: boolean;
}

/** Null where nothing was searched for, for days that have passed, and for a draft that can't be read. */
export function toBegunBooking<Kind extends PartKind>(
  kind: Kind,
  stored: BookingDraft,
  today: string,
): BegunBooking | null {
  const { flow, title, days } = BEGUN_KINDS[kind];
  const reading = readDraft(flow, stored.snapshot, stored.chartVersion, sentRequest(stored));
  if (reading.type !== 'found') return null;
  const { criteria, result, offer, agreed: accepted, extras, changes } = reading.draft;
  const ordering = isOrdered(stored);
  if (!criteria) return null;
  const [startsOn, endsOn] = days(criteria);
  // The flow drops a change that was left without an order.
  if (!ordering && (startsOn < today || changes)) return null;
  const step = furthestStep(flow, { criteria, result, offer, accepted, extras, ordering });
  return {
    kind,
    stored,
    title: changes?.title ?? title(criteria, result?.name),
    startsOn,
    endsOn: endsOn || startsOn,
    step: flow.steps.findIndex(({ name }) => name === step) + 1,
    steps: flow.steps.length,
    price: offer?.price ?? accepted?.total.asked ?? null,
    href: step === stepWith(flow, 'search') ? paths.flows[kind] : `${paths.flows[kind]}/${step}`,
    ordering,
  };
}
