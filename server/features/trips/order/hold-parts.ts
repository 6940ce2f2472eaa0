import type { ErrorCode } from '#domain/contract.ts';
import { highestAccepted } from '#domain/offers/price-change.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { HoldOutcome, SupplierBooking } from '../../../suppliers/outcomes.ts';
import { supplierOfKind } from '../part/find-supplier.ts';
import { uncancellableCall } from '../part/uncancellable-call.ts';
import type { ValidOrder } from './check-order.ts';
import { RELEASE_AFTER_SECONDS } from './order-holds.ts';
import type { PartOffer } from './part-offer.ts';

const HOLD_MS = 7_000;
const LOOK_UP_MS = 4_000;

/** The facts of an order that holding its parts requires. */
export type OrderToHold = Pick<ValidOrder, 'parts' | 'terms' | 'limits'>;

/** The held parts of an order, each with its booking. */
export type PartsOnHold = readonly { part: PartOffer; booking: SupplierBooking }[];

/** Holds all parts at their suppliers; refuses the order when one of them is not available. */
export async function holdParts(deps: Pick<Deps, 'suppliers'>, order: OrderToHold): Promise<PartsOnHold> {
  const { parts } = order;
  const outcomes = await Promise.all(parts.map((part) => hold(deps, order, part)));
  const partsOnHold = parts.flatMap((part, index) => {
    const outcome = outcomes[index];
    return outcome?.outcome === 'held' ? [{ part, booking: outcome.booking }] : [];
  });
  if (partsOnHold.length === parts.length) return partsOnHold;
  throw toRefusal(outcomes.map(({ outcome }) => outcome));
}

/** Queues the release of all holds that an abandoned order may have. */
export async function releaseLater(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { companyId, parts }: { companyId: string; parts: readonly Pick<PartOffer, 'kind' | 'reference'>[] },
): Promise<void> {
  for (const { kind, reference } of parts) {
    const name = { companyId, kind, reference };
    await jobs.enqueue(db, 'hold.release', name, { afterSeconds: RELEASE_AFTER_SECONDS });
  }
}

/**
 * A booking whose answer was lost is looked up; if the supplier does not know it, it is requested again under the same
 * reference.
 */
async function hold(
  { suppliers }: Pick<Deps, 'suppliers'>,
  { terms, limits }: OrderToHold,
  { kind, reference, order, agreed }: PartOffer,
): Promise<HoldOutcome> {
  const supplier = supplierOfKind(suppliers, kind);
  const supplierOrder = { ...order, accepted: highestAccepted(agreed, limits) };
  const call = (timeoutMs: number) => uncancellableCall(terms, reference, timeoutMs);
  const outcome = await supplier.hold(supplierOrder, call(HOLD_MS));
  if (outcome.outcome !== 'unknown') return outcome;
  const found = await supplier.lookUp(reference, call(LOOK_UP_MS));
  if (found.outcome === 'found' && found.booking.status === 'held') {
    return { outcome: 'held', booking: found.booking };
  }
  return found.outcome === 'unknown' ? found : await supplier.hold(supplierOrder, call(HOLD_MS));
}

const REFUSALS = {
  soldOut: ['offer_sold_out', 'Others were faster. Choose something else.'],
  extraGone: ['extra_gone', 'A seat or a bag is gone. Choose another one, and order again.'],
  expired: ['offer_expired', 'The offer has expired. Search again.'],
  priceChanged: ['price_changed', 'The price has risen. Look at the new one, and order again.'],
  declined: ['booking_declined', 'The supplier has declined. Nothing was bought.'],
  unknown: ['unavailable', 'The supplier does not answer, and nothing was bought. Try again.'],
} as const satisfies Record<Exclude<HoldOutcome['outcome'], 'held'>, readonly [ErrorCode, string]>;

const MESSAGE = 'It can not be held';

/** The reason of the first part without a hold, with the positions of all such parts. */
function toRefusal(outcomes: readonly HoldOutcome['outcome'][]): DomainError {
  const reason = outcomes.find((outcome) => outcome !== 'held') ?? 'unknown';
  const [code, detail] = REFUSALS[reason];
  const fields = outcomes.flatMap((outcome, position) =>
    outcome === 'held' ? [] : [{ path: `/body/parts/${position}`, message: MESSAGE }],
  );
  return new DomainError(code, detail, { fields });
}
