import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** The ways to write a number, and its forms in common encodings. */
function formsOf(number: string): string[] {
  const groups = number.replace(/(.{4})(?=.)/g, '$1 ');
  const encoded = Buffer.from(number).toString('base64').replace(/=+$/, '');
  return [
    number,
    groups,
    groups.replaceAll(' ', '-'),
    encoded,
    Buffer.from(number).toString('hex'),
    number.slice(0, -4),
  ];
}

/** The places in which a card number can be read, by name. */
export function tracesOf(numbers: readonly string[], places: Readonly<Record<string, string>>): string[] {
  return findTexts(numbers.flatMap(formsOf), places);
}

/** The places that contain a text, each with the text. */
export function findTexts(texts: readonly string[], places: Readonly<Record<string, string>>): string[] {
  return Object.entries(places).flatMap(([name, content]) =>
    texts.filter((text) => content.includes(text)).map((text) => `${name}: ${text}`),
  );
}

/** The content of a database, table by table. */
export async function dumpOf(db: Kysely<Database>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const dumped: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
    dumped[name] = rows.map(({ row }) => row).join('\n');
  }
  return dumped;
}
