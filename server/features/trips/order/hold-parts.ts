import type { ErrorCode } from '#domain/contract.ts';
import { highestAccepted } from '#domain/offers/price-change.ts';
import { isDeadlock } from '../../../db/is-deadlock.ts';
import { isOutOfReach } from '../../../db/is-out-of-reach.ts';
import { isWriteRefused } from '../../../db/read-only.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { HoldOutcome, SupplierBooking } from '../../../suppliers/outcomes.ts';
import { supplierOfKind } from '../part/find-supplier.ts';
import type { PartOffer } from '../part/kinds/part-offer.ts';
import { uncancellableCall } from '../part/uncancellable-call.ts';
import type { ValidOrder } from './check-order.ts';
import { RELEASE_AFTER_SECONDS } from './order-holds.ts';
import { abandonOrderHolds } from './order-repository.ts';

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

/** `later` leaves time to send an order again whose outcome is uncertain. */
export type Release = 'now' | 'later';

/** An order that was given up, with all holds that it may have. */
interface AbandonedOrder {
  companyId: string;
  parts: readonly Pick<PartOffer, 'kind' | 'reference'>[];
  when: Release;
}

/** Makes the offers free for other orders, and queues the release of their holds. */
export async function releaseHolds(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { companyId, parts, when }: AbandonedOrder,
): Promise<void> {
  const references = parts.map(({ reference }) => reference);
  await abandonOrderHolds(db, references);
  const afterSeconds = when === 'now' ? 0 : RELEASE_AFTER_SECONDS;
  for (const { kind, reference } of parts) {
    await jobs.enqueue(db, 'hold.release', { companyId, kind, reference }, { afterSeconds });
  }
}

/** A refusal after which one of the parts may still be held, because its supplier has not answered. */
class UncertainRefusal extends DomainError {}

/**
 * Says when to release the holds of an order that ended with this error. Undefined when the order may be sent again
 * under its key: a supplier or the database failed, and it is unknown what was done. The repair finds these holds.
 */
export function whenToRelease(error: unknown, areAllHeld: boolean): Release | undefined {
  if (error instanceof UncertainRefusal) return 'later';
  if (error instanceof DomainError) return error.code === 'unavailable' ? 'later' : 'now';
  const isTemporary = isDeadlock(error) || isWriteRefused(error) || isOutOfReach(error);
  return areAllHeld && !isTemporary ? 'now' : undefined;
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
  return outcomes.includes('unknown')
    ? new UncertainRefusal(code, detail, { fields })
    : new DomainError(code, detail, { fields });
}
