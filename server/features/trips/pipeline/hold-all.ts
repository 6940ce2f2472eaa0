import type { Kysely } from 'kysely';
import type { BookingLimits, ErrorCode, Trip } from '#domain/contract.ts';
import { priceCap } from '#domain/offers/price-change.ts';
import { isDeadlock } from '../../../db/is-deadlock.ts';
import { isOutOfReach } from '../../../db/is-out-of-reach.ts';
import { isWriteRefused } from '../../../db/read-only.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import type { HoldOutcome, SupplierBooking } from '../../../suppliers/outcomes.ts';
import { supplierOfKind } from '../part/find-supplier.ts';
import type { PartOffer } from '../part/kinds/part-offer.ts';
import { uncancellableCall } from '../part/uncancellable-call.ts';
import { abandonOrderHolds } from './hold-repository.ts';
import type { PartOffers } from './judge-all.ts';
import type { RequestKey } from './once-per-key.ts';
import { type Orderer, RELEASE_AFTER_SECONDS, recordHolds, toHold } from './order-holds.ts';
import { cardUnknown } from './refuse-incomplete-info.ts';

type Db = Kysely<Database>;

const HOLD_MS = 7_000;
const LOOK_UP_MS = 4_000;

export interface OrderToHold {
  parts: PartOffers;
  terms: BookingTerms;
  limits: BookingLimits;
}

export type PartsOnHold = readonly { part: PartOffer; booking: SupplierBooking }[];

interface Holding {
  orderer: Orderer;
  /** The key of an order; absent where the version of the trip identifies the request. */
  key?: RequestKey;
  /** Names the holds in the transaction that records them; without it, the parts have their references already. */
  name?(db: Db): Promise<PartOffers>;
  store(partsOnHold: PartsOnHold): Promise<Trip>;
}

/**
 * Holds all parts of an order at their suppliers and stores them, or none: a refusal releases what is held already. The
 * holds are recorded first, so that the repair finds them after a crash.
 */
export async function holdAll(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'suppliers'>,
  order: OrderToHold,
  { orderer, key, name, store }: Holding,
): Promise<Trip> {
  const parts = await deps.db.transaction().execute(async (db) => {
    await key?.claim(db);
    const named = (await name?.(db)) ?? order.parts;
    await recordHolds(db, orderer, named.map(toHold), deps.clock.now());
    return named;
  });
  let areAllHeld = false;
  try {
    const partsOnHold = await holdParts(deps, { ...order, parts });
    areAllHeld = true;
    return await store(partsOnHold);
  } catch (error) {
    const refusal = isCardGone(error) ? cardUnknown() : error;
    const when = whenToRelease(refusal, areAllHeld);
    if (when) {
      const release = deps.db.transaction().execute(async (db) => {
        await key?.free(db, when === 'now');
        await releaseHolds(deps, db, { companyId: order.terms.companyId, parts, when });
      });
      // The repair releases what can't be released now; the reason of the refusal is still the answer.
      await release.catch(() => {});
    }
    throw refusal;
  }
}

function isCardGone(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'trips_card_id_fkey';
}

async function holdParts(deps: Pick<Deps, 'suppliers'>, order: OrderToHold): Promise<PartsOnHold> {
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
type Release = 'now' | 'later';

async function releaseHolds(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Db,
  { companyId, parts, when }: { companyId: string; parts: PartOffers; when: Release },
): Promise<void> {
  await abandonOrderHolds(
    db,
    parts.map(({ reference }) => reference),
  );
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
function whenToRelease(error: unknown, areAllHeld: boolean): Release | undefined {
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
  { kind, reference, order, accepted }: PartOffer,
): Promise<HoldOutcome> {
  const supplier = supplierOfKind(suppliers, kind);
  const supplierOrder = { ...order, priceCap: priceCap(accepted, limits) };
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
  soldOut: ['offer_sold_out', 'Sold out in the meantime. Choose something else.'],
  extraGone: ['extra_gone', 'A seat or bag is no longer available. Choose another one and order again.'],
  expired: ['offer_expired', 'The offer has expired. Search again.'],
  dearer: ['price_changed', 'The price has increased. Review the new price and order again.'],
  declined: ['booking_declined', 'The supplier has declined. Nothing was bought.'],
  unknown: ['unavailable', 'The supplier does not answer, and nothing was bought. Try again.'],
} as const satisfies Record<Exclude<HoldOutcome['outcome'], 'held'>, readonly [ErrorCode, string]>;

/** The reason of the first part without a hold, with the positions of all such parts. */
function toRefusal(outcomes: readonly HoldOutcome['outcome'][]): DomainError {
  const reason = outcomes.find((outcome) => outcome !== 'held') ?? 'unknown';
  const [code, detail] = REFUSALS[reason];
  const fields = outcomes.flatMap((outcome, position) =>
    outcome === 'held' ? [] : [{ path: `/body/parts/${position}`, code: 'not_held' as const }],
  );
  return outcomes.includes('unknown')
    ? new UncertainRefusal(code, detail, { fields })
    : new DomainError(code, detail, { fields });
}
