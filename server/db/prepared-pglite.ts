import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { PGlite as Connection, PGliteQueryOptions, PGliteQueryResults } from 'kysely';
import { createStatementNames } from './kept-plan.ts';
import { createStatementTurns } from './statement-turns.ts';

const { parseDescribeStatementResults, parseResults } = parse;
const { serialize } = protocol;

/**
 * The embedded database as Kysely sees it. A statement that is kept is one message to the database, without parsing
 * and planning, instead of six with both.
 */
export function preparedPGlite(pglite: PGlite, close: () => Promise<void>): Connection {
  const nameOf = createStatementNames();
  const myTurn = createStatementTurns();
  const prepared = new Map<string, number[]>();
  const send = (...messages: Uint8Array[]) => pglite.execProtocolStream(Buffer.concat(messages));

  /** Answers the types of the parameters. */
  async function prepare(name: string, text: string): Promise<number[]> {
    const described = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const types = parseDescribeStatementResults(described);
    prepared.set(name, types);
    return types;
  }

  async function execute<Row>(name: string, text: string, values: unknown[]) {
    const types = prepared.get(name) ?? (await prepare(name, text));
    const bound = values.map((value, index) => toText(value, types[index]));
    const messages = await send(
      serialize.bind({ statement: name, values: bound }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
      serialize.sync(),
    );
    return parseResults(messages, pglite.parsers)[0] as PGliteQueryResults<Row>; // what was asked says what a row is
  }

  function toText(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    return pglite.serializers[type]?.(value) ?? String(value);
  }

  function preparing(connection: Pick<Connection, 'query'>): Connection['query'] {
    return async <Row>(text: string, values: unknown[] = [], options?: PGliteQueryOptions) => {
      await myTurn();
      const name = nameOf(text);
      if (name === undefined) return await connection.query<Row>(text, values, options);
      return await pglite.runExclusive(() => execute<Row>(name, text, values));
    };
  }

  return {
    query: preparing(pglite),
    transaction: (run) => pglite.transaction((tx) => run({ query: preparing(tx), rollback: tx.rollback })),
    close,
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
  };
}
