import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { createStatementNames } from './kept-plan.ts';
import { type KeptColumns, KeptQuery } from './kept-query.ts';

/** The pool as Kysely sees it: each connection keeps the statements that say so. */
export function preparedPool(pool: Pool): PostgresPool {
  const nameOf = createStatementNames();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();

  function preparing(client: PoolClient): PostgresPoolClient {
    const kept: KeptColumns = { known: new Map(), readerOf: (type) => client.getTypeParser(type, 'text') };
    const query = (text: string, values: unknown[]) => {
      const name = nameOf(text);
      if (name === undefined) return client.query(text, values);
      const texts = values.map(toText);
      if (!texts.every((value) => value !== undefined)) return client.query({ name, text, values });
      return new Promise((resolve, reject) => {
        client.query(new KeptQuery({ name, text, values: texts }, kept, { resolve, reject }));
      });
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

/** Undefined for what the driver has rules of its own for: lists, bytes and objects. */
function toText(value: unknown): string | null | undefined {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value instanceof Date ? value.toISOString() : undefined;
}
