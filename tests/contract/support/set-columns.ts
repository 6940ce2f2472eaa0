import type { Kysely, Updateable } from 'kysely';
import type { Database } from '#server/db/schema.ts';

type Table = 'companies' | 'company_users' | 'travel_policies' | 'trip_parts' | 'trips' | 'users';

/** Sets columns of a row behind the back of the application. */
export async function setColumns<Name extends Table>(
  db: Kysely<Database>,
  table: Name,
  id: string,
  columns: Updateable<Database[Name]>,
): Promise<void> {
  await db
    .updateTable(table as 'companies')
    .set(columns as never) // the type of the parameter has checked them
    .where('id', '=', id)
    .execute();
}
