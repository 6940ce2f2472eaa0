import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { History } from '#domain/contract.ts';
import type { FieldChange } from '#domain/records/field-changes.ts';
import type { Database } from '../../db/schema.ts';
import { type HistorySubject, toHistoryEntry } from './history-entry.ts';

const PAGE_SIZE = 20;

/** A change of a record, as it goes into the record's history. */
export interface RecordChange {
  subject: HistorySubject;
  subjectId: string;
  /** The company in whose history it is told too, when it isn't the subject itself. */
  companyId?: string;
  /** What the record is called, then. */
  about: string;
  section: string;
  changes: readonly FieldChange[];
}

interface Author {
  userId: string;
  requestId: string;
}

/** Written in the transaction of the change, so that neither exists without the other. */
export async function recordChange(
  db: Kysely<Database>,
  change: RecordChange,
  author: Author,
  now: Date,
): Promise<void> {
  await recordChanges(db, [change], author, now);
}

/** The same for several records at once. */
export async function recordChanges(
  db: Kysely<Database>,
  all: readonly RecordChange[],
  { userId, requestId }: Author,
  now: Date,
): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ subject, subjectId, companyId = null, about, section, changes }) => ({
    ...{ id: randomUUIDv7(), at: now, subject, subject_id: subjectId, about, section },
    ...{ company_id: companyId, user_id: userId, request_id: requestId },
    changes: JSON.stringify(changes),
  }));
  await db.insertInto('record_changes').values(rows).execute();
}

/** The changes of a record, and of a company those of the places in it; the latest first. */
export async function readHistory(
  db: Kysely<Database>,
  { recordId, page }: { recordId: string; page: number },
): Promise<History> {
  const rows = await ofRecord(db, recordId)
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.at', 'r.subject', 'r.about', 'r.section', 'r.changes'])
    .select(['u.id as userId', 'u.first_name as firstName', 'u.last_name as lastName'])
    .orderBy('r.id', 'desc')
    .limit(sql.lit(PAGE_SIZE))
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const { total } = await ofRecord(db, recordId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    docs: rows.map(toHistoryEntry),
    totalDocs: total,
    limit: PAGE_SIZE,
    page,
    totalPages: Math.ceil(total / PAGE_SIZE),
  };
}

function ofRecord(db: Kysely<Database>, recordId: string) {
  return db
    .selectFrom('record_changes as r')
    .where(({ eb, or }) => or([eb('r.subject_id', '=', recordId), eb('r.company_id', '=', recordId)]));
}
