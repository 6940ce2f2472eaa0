import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** Four of 63 bits for the first three letters of each word: a row without one of them has no such word. */
const WORD_MARK = `
  create function word_mark(words text[]) returns bigint language sql immutable strict parallel safe as '
    select coalesce(bit_or(
      (1::bigint << get_byte(hash, 0) % 63) | (1::bigint << get_byte(hash, 1) % 63) |
      (1::bigint << get_byte(hash, 2) % 63) | (1::bigint << get_byte(hash, 3) % 63)), 0)
    from (select sha256(convert_to(left(word, 3), ''UTF8'')) as hash from unnest(words) as word where length(word) > 2)
      as hashes'`;

interface WordTable {
  name: string;
  id: string;
  parent: string;
  keys: Record<string, string>;
}

const TABLES: WordTable[] = [
  {
    name: 'company_words',
    id: 'company_id',
    parent: 'companies',
    keys: { name_key: 'text collate "C"', customer_id: 'text' },
  },
  {
    name: 'company_group_words',
    id: 'company_group_id',
    parent: 'company_groups',
    keys: { name_key: 'text collate "C"' },
  },
  {
    name: 'user_words',
    id: 'user_id',
    parent: 'users',
    keys: { name_key: 'text collate "C"', email_key: 'text collate "C"' },
  },
];

/**
 * Written to a new table that replaces the old one at the end, which is faster than updating and checking
 * every row.
 */
function rewritten({ name, id, parent, keys }: WordTable): string[] {
  const columns = Object.keys(keys);
  const ofParent = columns.map((column) => `parent.${column}`);
  return [
    `alter table ${name} rename to former_words`,
    `create table ${name} (
      word text collate "C" not null,
      ${Object.entries(keys)
        .map(([column, type]) => `${column} ${type} not null,`)
        .join(' ')}
      mark bigint not null,
      ${id} uuid not null
    )`,
    `insert into ${name} (word, ${columns}, mark, ${id})
      select kept.word, ${ofParent}, given.mark, parent.id
      from (
        select ${id}, array_agg(word) as words, word_mark(array_agg(word)) as mark from former_words group by ${id}
      ) as given
      join ${parent} as parent on parent.id = given.${id}
      cross join lateral (
        select word from unnest(given.words) as word where length(word) > 3
        union
        select '*' || left(word, 3) from unnest(given.words) as word
      ) as kept`,
    'drop table former_words',
    `alter table ${name} add foreign key (${id}) references ${parent} on delete cascade`,
    `alter table ${name} add primary key (${id}, word)`,
    // Any word may have many matches: the index is read in order, never sorted.
    `alter table ${name} alter column word set (n_distinct = 10)`,
    ...columns.map(
      (column) =>
        `create index ${name}_by_${column.split('_')[0]} on ${name} (word, ${column}, ${id}) include (mark)`,
    ),
    `analyze ${name}`,
  ];
}

const TRIP_ENTRIES = [
  'alter table trip_entries rename to former_entries',
  `create table trip_entries (
    reader_id uuid not null,
    word text collate "C" not null,
    stage smallint not null,
    starts_on date not null,
    ends_on date not null,
    mark bigint not null,
    trip_id uuid not null
  )`,
  `insert into trip_entries (reader_id, word, stage, starts_on, ends_on, mark, trip_id)
    select reader_id, word, stage, starts_on, ends_on, mark, trip_id
    from former_entries join (
      select trip_id, word_mark(array_agg(distinct word)) as mark from former_entries group by trip_id
    ) as marks using (trip_id)`,
  'drop table former_entries',
  'alter table trip_entries add foreign key (trip_id) references trips on delete cascade',
  `alter table trip_entries
    add primary key (reader_id, word, stage, starts_on, trip_id) include (ends_on, mark)`,
  'create index trip_entries_by_trip on trip_entries (trip_id, reader_id, word)',
  'analyze trip_entries',
];

export const wordsInListOrderMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, [WORD_MARK, ...TABLES.flatMap(rewritten), ...TRIP_ENTRIES]),
};
