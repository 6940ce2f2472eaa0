import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { createStatementNames } from './reused-plan.ts';

export function preparedPool(pool: Pool): PostgresPool {
  const nameOf = createStatementNames();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();

  function preparing(client: PoolClient): PostgresPoolClient {
    const query = (text: string, values: unknown[]) => {
      const name = nameOf(text);
      return name === undefined ? client.query(text, values) : client.query({ name, text, values });
    };
    return {
      query: query as unknown as PostgresPoolClient['query'], // less the streams, which nothing of ours opens
      release: (destroy) => client.release(destroy),
    };
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparing(client);
      clients.set(client, known);
      return known;
    },
  };
}
