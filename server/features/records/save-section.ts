import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { type HistoryFields, historyEntries } from './history-entries.ts';
import type { HistorySubject } from './history-entry.ts';
import { recordChange } from './history-repository.ts';
import { lockRecord, raiseVersion, type VersionedTable } from './version-repository.ts';

export interface RecordKind<Kept> extends HistoryFields<Kept> {
  subject: HistorySubject;
  table: VersionedTable;
  read: (db: Kysely<Database>, id: string) => Promise<Kept | undefined>;
  nameOf: (record: Kept) => string;
  companyOf?: (record: Kept) => string;
}

interface SectionChange<Kept> {
  id: string;
  section: string;
  /** The version that the change is based on; without one, the current version is changed. */
  version?: number;
  write: (db: Kysely<Database>, before: Kept) => Promise<void>;
}

export type SaveOutcome<Kept> = { status: 200 | 412; body: Kept };

type Caller = Pick<SignedInContext, 'signedIn' | 'requestId'>;

/**
 * Changes one section of a record in one transaction, with its history; the caller's permission has already
 * been checked. When the record has been saved by someone else since, nothing changes, and the current record
 * is returned. A save without changes creates no new version.
 */
export async function saveSection<Kept extends { version: number }>(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  kind: RecordKind<Kept>,
  change: SectionChange<Kept>,
): Promise<SaveOutcome<Kept>> {
  return await deps.db.transaction().execute((db) => saveSectionWithin(db, deps, caller, kind, change));
}

export async function saveSectionWithin<Kept extends { version: number }>(
  db: Kysely<Database>,
  { clock }: Pick<Deps, 'clock'>,
  { signedIn, requestId }: Caller,
  kind: RecordKind<Kept>,
  { id, section, version, write }: SectionChange<Kept>,
): Promise<SaveOutcome<Kept>> {
  await lockRecord(db, kind.table, id);
  const before = await existing(kind, db, id);
  if (version !== undefined && before.version !== version) return { status: 412, body: before };
  await write(db, before);
  const saved = await existing(kind, db, id);
  if (isDeepStrictEqual(saved, before)) return { status: 200, body: before };
  const changes = historyEntries(kind, before, saved);
  await raiseVersion(db, kind.table, id);
  const after = await existing(kind, db, id);
  const companyId = kind.companyOf?.(after);
  const change = { subject: kind.subject, subjectId: id, about: kind.nameOf(after), section, changes };
  await recordChange(
    db,
    { ...change, ...(companyId !== undefined && { companyId }) },
    { userId: signedIn.userId, requestId },
    clock.now(),
  );
  return { status: 200, body: after };
}

async function existing<Kept>(kind: RecordKind<Kept>, db: Kysely<Database>, id: string): Promise<Kept> {
  const record = await kind.read(db, id);
  if (!record)
    throw new DomainError('not_found', "The record was not found, or you don't have access to it.");
  return record;
}
