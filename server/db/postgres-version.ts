import { StartFault } from '../start/start-fault.ts';

/** The oldest version that supports the SQL of the migrations. */
const OLDEST = 15;

/** In the server's format: `140009` and `14.9 (Debian 14.9-1)`. */
export interface PostgresVersion {
  number: number;
  name: string;
}

export const VERSION_QUERY = `
  select current_setting('server_version_num')::integer as number, current_setting('server_version') as name`;

export function assertNewEnough({ number, name }: PostgresVersion): void {
  if (number >= OLDEST * 10_000) return;
  throw new StartFault(
    `The database that DATABASE_URL names is on PostgreSQL ${name.split(' ')[0]}; version ${OLDEST} or later is needed.`,
  );
}
