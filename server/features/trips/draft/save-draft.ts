import type { BookingDraft, BookingDraftRequest } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { fieldRefusal } from '../../../field-errors.ts';
import { type DraftName, deleteDraft, findDraft, replaceDraft } from './draft-repository.ts';

const MOST_BYTES = 64 * 1024;
/** A draft trip has several parts, each of which may be as large as the draft of one flow. */
const MOST_BYTES_OF_TRIP = 256 * 1024;
/** Charts nest far less; deeper values could overflow the stack when serialised. */
const MOST_LEVELS = 100;

export async function discardDraft(
  { db }: Pick<Deps, 'db'>,
  name: DraftName,
  revision: number,
): Promise<void> {
  await deleteDraft(db, name, revision);
  if (await findDraft(db, name)) throw draftChanged();
}

export async function saveDraft(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  name: DraftName,
  { revision, chartVersion, snapshot, order }: BookingDraftRequest,
): Promise<BookingDraft> {
  refuseDepth(snapshot, '/snapshot');
  refuseDepth(order?.request ?? {}, '/order/request');
  const most = name.flow === 'trip' ? MOST_BYTES_OF_TRIP : MOST_BYTES;
  if (sizeOf(snapshot) + (order ? sizeOf(order) : 0) > most) {
    throw new DomainError('draft_too_large', `The snapshot and its order must not exceed ${most} bytes.`);
  }
  const savedAt = clock.now();
  if (!(await replaceDraft(db, name, revision, { chartVersion, snapshot, order: order ?? null, savedAt })))
    throw draftChanged();
  return {
    flow: name.flow,
    revision: revision + 1,
    chartVersion,
    snapshot,
    order,
    savedAt: savedAt.toISOString(),
  };
}

function sizeOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function draftChanged(): DomainError {
  return new DomainError('draft_changed', 'Another tab or device has saved or removed this draft.');
}

function refuseDepth(state: object, path: string): void {
  let level: object[] = [state];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) {
      throw fieldRefusal('validation_failed', path, 'too_deep', { maximum: MOST_LEVELS });
    }
    level = level.flatMap((parent) => Object.values(parent).filter(isObject));
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
