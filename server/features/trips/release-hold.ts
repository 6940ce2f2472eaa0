import type { Deps } from '../../deps.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import { clockFor } from '../practice/clock-for.ts';
import { CANCELLATION } from './cancel-part.ts';
import { lastingCall } from './lasting-call.ts';
import { forgetHold, isWanted } from './part-repository.ts';
import { supplierOf } from './supplier-of.ts';

const ANSWER_MS = 20_000;

/** Gives back what is held and not wanted any more; without an answer it is tried again. */
export async function releaseHold(
  deps: Deps,
  { companyId, kind, reference }: JobPayloads['hold.release'],
): Promise<void> {
  if (await isWanted(deps.db, reference)) return;
  const now = (await clockFor(deps, companyId)).now();
  const call = lastingCall({ companyId, now }, `${reference}.${CANCELLATION}`, ANSWER_MS);
  const { outcome } = await supplierOf(deps.suppliers, kind).cancel(reference, call);
  if (outcome === 'unknown') throw new Error(`The supplier does not say whether ${reference} was given back`);
  await forgetHold(deps.db, reference);
}
