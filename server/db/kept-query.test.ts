import type { Connection } from 'pg';
import { expect, test } from 'vitest';
import { type KeptColumns, KeptQuery } from './kept-query.ts';

/** A connection that writes down which messages it is told to send. */
function recordingConnection() {
  const sent: string[] = [];
  const message = (name: string) => () => void sent.push(name);
  const names = ['parse', 'bind', 'describe', 'execute', 'sync'];
  const connection = {
    parsedStatements: {} as Record<string, string>,
    stream: { cork: () => undefined, uncork: () => undefined },
    ...Object.fromEntries(names.map((name) => [name, message(name)])),
  };
  return { sent, connection };
}

test('a connection is told of a statement, and asked for its columns, once', async () => {
  const { sent, connection } = recordingConnection();
  const kept: KeptColumns = { known: new Map(), readerOf: () => Number };
  const asked = { name: 'kept_0', text: 'select 7 as n', values: [] };
  const ask = () => {
    const { promise, ...outcome } = Promise.withResolvers<object>();
    const query = new KeptQuery(asked, kept, outcome);
    query.submit(connection as unknown as Connection); // as much of it as is used
    return { query, promise };
  };
  const answer = async ({ query, promise }: ReturnType<typeof ask>) => {
    query.handleDataRow({ fields: ['7'] });
    query.handleCommandComplete({ text: 'SELECT 1' });
    query.handleReadyForQuery();
    return await promise;
  };

  const first = ask();
  expect(sent.splice(0)).toEqual(['parse', 'bind', 'describe', 'execute', 'sync']);
  connection.parsedStatements.kept_0 = asked.text;
  first.query.handleRowDescription({
    fields: [
      {
        ...{ name: 'n', dataTypeID: 23, dataTypeSize: 4, dataTypeModifier: -1 },
        ...{ tableID: 0, columnID: 0, format: 'text' },
      },
    ],
  });
  expect(await answer(first)).toEqual({ command: 'SELECT', rowCount: 1, rows: [{ n: 7 }] });

  const second = ask();
  expect(sent).toEqual(['bind', 'execute', 'sync']);
  expect(await answer(second)).toEqual({ command: 'SELECT', rowCount: 1, rows: [{ n: 7 }] });
});
