import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { rewriteColumn } from '../rewrite-column.ts';
import { sealFor } from '../sealed.ts';
import type { SealedColumn } from '../sealed-columns.ts';
import { runStatements } from './run-statements.ts';

interface Sealing {
  column: SealedColumn;
  /** The primary key, as `SealedCell` names it. */
  key: string;
  content: string;
  replaced: string[];
  isNullable?: boolean;
}

const DOCUMENT = {
  key: 'id',
  content: `json_build_object('country', country, 'number', number, 'issueDate', issue_date, 'expiryDate', expiry_date)`,
  replaced: ['country', 'number', 'issue_date', 'expiry_date'],
};
const PASSENGERS = { key: 'id', content: 'passengers', replaced: ['passengers'], isNullable: true };
const DRAFT_KEY = `user_id || ' ' || company_id || ' ' || flow`;

const SEALINGS: Sealing[] = [
  {
    column: 'users.sealed_date_of_birth',
    key: 'id',
    content: 'to_json(date_of_birth)',
    replaced: ['date_of_birth'],
    isNullable: true,
  },
  { column: 'passports.sealed_document', ...DOCUMENT },
  { column: 'visas.sealed_document', ...DOCUMENT },
  {
    column: 'loyalty_memberships.sealed_number',
    key: 'id',
    content: 'to_json(membership_number)',
    replaced: ['membership_number'],
  },
  { column: 'trip_parts.sealed_passengers', ...PASSENGERS },
  { column: 'trip_changes.sealed_passengers', ...PASSENGERS },
  { column: 'trip_changes.sealed_order', key: 'id', content: 'ordered', replaced: ['ordered'] },
  {
    column: 'idempotency_keys.sealed_answer',
    key: `user_id || ' ' || key`,
    content: 'answer',
    replaced: ['answer'],
    isNullable: true,
  },
  { column: 'booking_drafts.sealed_snapshot', key: DRAFT_KEY, content: 'snapshot', replaced: ['snapshot'] },
  {
    column: 'booking_drafts.sealed_order',
    key: DRAFT_KEY,
    content: 'sent_order',
    replaced: ['sent_order'],
    isNullable: true,
  },
  { column: 'record_changes.sealed_changes', key: 'id', content: 'changes', replaced: ['changes'] },
];

const BEFORE = [
  // What decides who sees a change of a record stays readable.
  'alter table record_changes add column fields jsonb',
  `update record_changes set fields = (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'field', regexp_replace(change ->> 'field', '\\[[^]]*\\]', '[]', 'g'),
      'companyId', change -> 'companyId')) order by place), '[]')
    from jsonb_array_elements(changes) with ordinality as entry (change, place))`,
  'alter table record_changes alter column fields set not null',
];

const AFTER = [
  // The former check went with the plain answer.
  'alter table idempotency_keys add check ((trip_id is null) = (sealed_answer is null))',
  'create table sealing_key (id smallint primary key check (id = 1), sealed_proof text not null)',
];

/** Replaces columns of personal data by sealed ones, all in one transaction: interrupted, it begins again. */
export const sealedDataMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await runStatements(db, BEFORE);
    let sealed = 0;
    for (const sealing of SEALINGS) sealed += await sealColumn(db, sealing);
    await runStatements(db, AFTER);
    if (sealed > 0) await nameKey(db);
  },
};

async function sealColumn(
  db: Kysely<unknown>,
  { column, key, content, replaced, isNullable }: Sealing,
): Promise<number> {
  const [table = '', name = ''] = column.split('.');
  await runStatements(db, [`alter table ${table} add column ${name} text`]);
  const sealed = await rewriteColumn<object>(db, {
    table,
    column: name,
    key,
    content: `case when ${replaced[0]} is not null then ${content} end`,
    rewrite: (row) => sealFor(db, `${column} ${row.key}`, row.content),
  });
  await runStatements(db, [
    `alter table ${table} ${replaced.map((one) => `drop column ${one}`).join(', ')}`,
    // An expression makes PostgreSQL rewrite the table: dropped columns and old versions of rows stay in its files.
    `alter table ${table} alter column ${name} type text using ${name} || ''`,
    ...(isNullable ? [] : [`alter table ${table} alter column ${name} set not null`]),
  ]);
  return sealed;
}

/** A server with another secret has to refuse this database, if a command has migrated it with the wrong one. */
async function nameKey(db: Kysely<unknown>): Promise<void> {
  const proof = sealFor(db, 'sealing_key.sealed_proof 1', 'The key fits.');
  await sql`insert into sealing_key (id, sealed_proof) values (1, ${proof})`.execute(db);
}
