import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { PGlite as Connection, PGliteQueryResults } from 'kysely';
import { createStatementNames } from './reused-plan.ts';

const { parseDescribeStatementResults, parseResults } = parse;
const { serialize } = protocol;

/** The unnamed statement, which stays prepared until the next one. */
const UNNAMED = '';

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

interface StatementShape {
  types: number[];
  columns: Message[];
}

/** For how many texts the parameter types are cached. */
const MOST_KNOWN = 500;

/** What the embedded database executes in about 2 ms. */
const STATEMENTS_IN_A_TURN = 8;

/**
 * The embedded database as Kysely sees it. Each message to the database costs time: a statement takes one,
 * and a second one while the types of its parameters are unknown, instead of six. A kept statement is parsed,
 * planned and described once; the database refuses it when its columns have changed since.
 */
export function preparedPGlite(pglite: PGlite, close: () => Promise<void>): Connection {
  const nameOf = createStatementNames();
  const myTurn = createStatementTurns();
  const statements = new Map<string, StatementShape>();
  const known = new Map<string, number[]>();
  const send = (...messages: Uint8Array[]) => pglite.execProtocolStream(Buffer.concat(messages));

  async function prepare(text: string, name = UNNAMED): Promise<StatementShape> {
    const described = await send(
      serialize.parse({ text, name }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const columns = described.filter((message) => message.name === 'rowDescription');
    return { types: parseDescribeStatementResults(described), columns };
  }

  async function executeNamed<Row>(name: string, text: string, values: unknown[]) {
    const { types, columns } = statements.get(name) ?? (await prepare(text, name));
    statements.set(name, { types, columns });
    return await run<Row>([serialize.bind({ statement: name, values: toTexts(values, types) })], columns);
  }

  async function execute<Row>(text: string, values: unknown[]) {
    const types = values.length > 0 ? known.get(text) : [];
    if (types) return await runNext<Row>([serialize.parse({ text })], toTexts(values, types));
    const found = await prepare(text);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, found.types);
    return await runNext<Row>([], toTexts(values, found.types));
  }

  const runNext = <Row>(before: Uint8Array[], values: (string | null)[]) =>
    run<Row>([...before, serialize.bind({ values }), serialize.describe({ type: 'P' })]);

  async function run<Row>(before: Uint8Array[], columns: Message[] = []) {
    const messages = await send(...before, serialize.execute(), serialize.sync());
    const [result] = parseResults([...columns, ...messages], pglite.parsers);
    return result as PGliteQueryResults<Row>; // what was asked says what a row is
  }

  const toTexts = (values: unknown[], types: number[]) =>
    values.map((value, index) => toText(value, types[index]));

  function toText(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    return pglite.serializers[type]?.(value) ?? String(value);
  }

  async function query<Row>(text: string, values: unknown[] = []) {
    await myTurn();
    const name = nameOf(text);
    return await pglite.runExclusive(() =>
      name === undefined ? execute<Row>(text, values) : executeNamed<Row>(name, text, values),
    );
  }

  return {
    query,
    transaction: (run) => pglite.transaction(({ rollback }) => run({ query, rollback })),
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

/**
 * The embedded database answers without yielding to the event loop: all waiting statements would be answered
 * before any new request is accepted. Called before each statement, this yields after every few of them.
 */
export function createStatementTurns(most = STATEMENTS_IN_A_TURN): () => Promise<void> {
  let inTurn = 0;
  return async () => {
    while (inTurn >= most) await nextTurn();
    inTurn += 1;
    if (inTurn > 1) return;
    setImmediate(() => {
      inTurn = 0;
    });
  };
}
