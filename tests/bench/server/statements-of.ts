import {
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database } from '#server/db/schema.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** What is asked of a database that has nothing, as the texts and the values that the driver gets. */
export async function statementsOf(ask: (db: Kysely<Database>) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new RecordingDriver(statements),
      createIntrospector: (any) => new PostgresIntrospector(any),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  await ask(db);
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
