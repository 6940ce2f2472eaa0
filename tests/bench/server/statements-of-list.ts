import {
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import type { Database } from '#server/db/schema.ts';
import { listCompanies } from '#server/features/companies/company-list-repository.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** What the first page of the list asks the database, as the text and the values that the driver gets. */
export async function statementsOfList(): Promise<Statement[]> {
  const statements: Statement[] = [];
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new RecordingDriver(statements),
      createIntrospector: (any) => new PostgresIntrospector(any),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const siteAdmin = { userId: '', companyUserId: '', companyId: '', role: 'site-admin' as const };
  await listCompanies(db, defineAbilitiesFor(siteAdmin), { page: 1, searchString: '' });
  return statements;
}

/** Writes down what is asked, and answers nothing. */
class RecordingDriver extends DummyDriver {
  readonly #statements: Statement[];

  constructor(statements: Statement[]) {
    super();
    this.#statements = statements;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: async ({ sql, parameters }) => {
        this.#statements.push({ text: sql, values: [...parameters] });
        return { rows: [] };
      },
      streamQuery: (query, size, options) => connection.streamQuery(query, size, options),
    };
  }
}
