import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { History } from '#domain/contract.ts';
import { idsInOrder } from '../../db/ids-in-order.ts';
import type { Database, HistoryField } from '../../db/schema.ts';
import { sealFor, unsealFrom } from '../../db/sealed.ts';
import type { HistoryChange } from './history-entries.ts';
import { type HistorySubject, toHistoryEntry } from './history-entry.ts';

const PAGE_SIZE = 20;

const MOST_CHANGES = 500;

export interface RecordChange {
  subject: HistorySubject;
  subjectId: string;
  /** A company whose history shows the change too, when it isn't the subject itself. */
  companyId?: string;
  /** The name of the record at the time of the change. */
  about: string;
  section: string;
  changes: readonly HistoryChange[];
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

/**
 * Records changes of several records at once. Changes beyond the limit of an entry continue in further
 * entries.
 */
export async function recordChanges(
  db: Kysely<Database>,
  all: readonly RecordChange[],
  { userId, requestId }: Author,
  now: Date,
): Promise<void> {
  if (all.length === 0) return;
  const rows = all.flatMap(({ subject, subjectId, companyId = null, about, section, changes }) => {
    const entries = inEntries(changes);
    // The latest id is shown first, and the first entry has to be.
    const ids = idsInOrder(entries.length).toReversed();
    return entries.map((entry, index) => {
      const id = ids[index] ?? '';
      return {
        id,
        at: now,
        subject,
        subject_id: subjectId,
        about,
        section,
        company_id: companyId,
        user_id: userId,
        request_id: requestId,
        fields: JSON.stringify(entry.map(toField)),
        sealed_changes: sealFor(db, `record_changes.sealed_changes ${id}`, entry),
      };
    });
  });
  await db.insertInto('record_changes').values(rows).execute();
}

/** Entries of lists are named by what they contain, such as the country of a passport. */
function toField({ field, companyId }: HistoryChange): HistoryField {
  return { field: field.replaceAll(/\[[^\]]*\]/g, '[]'), companyId };
}

function inEntries(changes: readonly HistoryChange[]): readonly (readonly HistoryChange[])[] {
  const count = Math.max(1, Math.ceil(changes.length / MOST_CHANGES));
  return Array.from({ length: count }, (_, index) =>
    changes.slice(index * MOST_CHANGES, (index + 1) * MOST_CHANGES),
  );
}

interface HistoryQuery {
  recordId: string;
  page: number;
  isVisible?: (field: RawBuilder<unknown>) => Expression<SqlBool>;
}

/**
 * The changes of a record, and for a company those of its members; the latest first. Entries without a
 * visible change are omitted and not counted.
 */
export async function readHistory(db: Kysely<Database>, historyQuery: HistoryQuery): Promise<History> {
  const { page } = historyQuery;
  const rows = await ofRecord(db, historyQuery)
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.at', 'r.subject', 'r.about', 'r.section', 'r.sealed_changes as sealed'])
    .select(visiblePositions(historyQuery).as('visible'))
    .select(['u.id as userId', 'u.first_name as firstName', 'u.last_name as lastName'])
    .orderBy('r.id', 'desc')
    .limit(sql.lit(PAGE_SIZE))
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const { total } = await ofRecord(db, historyQuery)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    docs: rows.map(({ sealed, visible, ...row }) => {
      const changes = unsealFrom(db, `record_changes.sealed_changes ${row.id}`, sealed);
      return toHistoryEntry({ ...row, changes: visible.flatMap((position) => changes[position - 1] ?? []) });
    }),
    totalDocs: total,
    limit: PAGE_SIZE,
    page,
    totalPages: Math.ceil(total / PAGE_SIZE),
  };
}

function ofRecord(db: Kysely<Database>, historyQuery: HistoryQuery) {
  const { recordId, isVisible } = historyQuery;
  return db
    .selectFrom('record_changes as r')
    .where(({ eb, or }) => or([eb('r.subject_id', '=', recordId), eb('r.company_id', '=', recordId)]))
    .$if(isVisible !== undefined, (query) => query.where(visiblePositions(historyQuery), 'is not', null));
}

function visiblePositions({ isVisible }: HistoryQuery): RawBuilder<number[]> {
  if (!isVisible) return sql`array(select generate_series(1, jsonb_array_length(r.fields)))`;
  return sql`(select array_agg(entry.place::integer order by entry.place)
    from jsonb_array_elements(r.fields) with ordinality as entry (field, place)
    where ${isVisible(sql`entry.field`)})`;
}
