import type { Deps } from '../../../deps.ts';
import type { JobPayloads } from '../../../jobs/jobs.ts';
import type { SupplierCall } from '../../../suppliers/supplier-call.ts';
import { readCompanyClock } from '../../practice/read-company-clock.ts';
import { CANCELLATION } from '../cancellation/cancel-part.ts';
import { type Bookable, supplierOfKind } from '../part/find-supplier.ts';
import { clearHold, isHoldUnused } from '../part/part-repository.ts';
import { uncancellableCall } from '../part/uncancellable-call.ts';
import { removeReleasedHold, startRelease } from '../pipeline/hold-repository.ts';

const ANSWER_MS = 20_000;

export async function releaseHold(
  deps: Deps,
  { companyId, kind, reference }: JobPayloads['hold.release'],
): Promise<void> {
  // External bookings have no hold at a supplier.
  if (kind === 'external') return;
  const isOurs = await deps.db.transaction().execute(async (db) => {
    const isFree = await startRelease(db, reference, deps.clock.now());
    return isFree && (await isHoldUnused(db, reference));
  });
  if (!isOurs) return;
  const now = (await readCompanyClock(deps, companyId)).now();
  const call = uncancellableCall({ companyId, now }, `${reference}.${CANCELLATION}`, ANSWER_MS);
  if (!(await isGivenBack(supplierOfKind(deps.suppliers, kind), reference, call))) {
    throw new Error(`The supplier does not say that ${reference} was given back`);
  }
  await clearHold(deps.db, reference);
  await removeReleasedHold(deps.db, reference);
}

async function isGivenBack(supplier: Bookable, reference: string, call: SupplierCall): Promise<boolean> {
  const { outcome } = await supplier.cancel({ booking: reference, penaltyCap: null }, call);
  if (outcome !== 'unknown') return true;
  // The release may have succeeded although its answer was lost, so the hold is looked up.
  const found = await supplier.lookUp(reference, call);
  if (found.outcome === 'notFound') return true;
  return found.outcome === 'found' && ['cancelled', 'expired'].includes(found.booking.status);
}
