import type { Connection, FieldDef, Submittable } from 'pg';

interface KeptStatement {
  name: string;
  text: string;
  values: (string | null)[];
}

interface Column {
  name: string;
  read: (text: string) => unknown;
}

/** What a connection knows of the statements that it keeps. */
export interface KeptColumns {
  /** By the names of the statements: the database refuses one whose columns have changed since. */
  known: Map<string, readonly Column[]>;
  readerOf: (type: number) => Column['read'];
}

interface Outcome {
  resolve: (answer: { command: string; rowCount: number; rows: object[] }) => void;
  reject: (error: unknown) => void;
}

/** What the driver's types have otherwise, or not at all. */
interface KeepingConnection {
  /** The texts of statements that the connection keeps, by their names. */
  parsedStatements: Partial<Record<string, string>>;
  parse(statement: { name: string; text: string }): void;
  bind(values: { statement: string; values: (string | null)[] }): void;
  describe(what: { type: 'P' }): void;
  execute(): void;
  sync(): void;
}

/**
 * A statement that its connection keeps. The driver's own query has its columns described anew each time, which costs
 * both sides more than reading a few rows does.
 */
export class KeptQuery implements Submittable {
  readonly name: string;
  readonly text: string;
  readonly #values: (string | null)[];
  readonly #kept: KeptColumns;
  readonly #outcome: Outcome;
  readonly #rows: object[] = [];
  #columns: readonly Column[] | undefined;
  #tag = '';
  #fault: unknown;

  constructor({ name, text, values }: KeptStatement, kept: KeptColumns, outcome: Outcome) {
    this.name = name;
    this.text = text;
    this.#values = values;
    this.#kept = kept;
    this.#outcome = outcome;
    this.#columns = kept.known.get(name);
  }

  submit(driver: Connection): void {
    const connection = driver as unknown as KeepingConnection; // its types are of an older version
    const { name, text } = this;
    driver.stream.cork();
    if (connection.parsedStatements[name] === undefined) connection.parse({ name, text });
    connection.bind({ statement: name, values: this.#values });
    if (!this.#columns) connection.describe({ type: 'P' });
    connection.execute();
    connection.sync();
    driver.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    const { known, readerOf } = this.#kept;
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, read: readerOf(dataTypeID) }));
    known.set(this.name, this.#columns);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      this.#rows.push(toRow(this.#columns ?? [], fields));
    } catch (error) {
      this.#fault ??= error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#tag = text;
  }

  handleReadyForQuery(): void {
    const words = this.#tag.split(' ');
    if (this.#fault !== undefined) this.#outcome.reject(this.#fault);
    else this.#outcome.resolve({ command: words[0] ?? '', rowCount: Number(words.at(-1)), rows: this.#rows });
  }

  handleError(error: unknown): void {
    this.#outcome.reject(error);
  }
}

function toRow(columns: readonly Column[], values: (string | null)[]): object {
  const row: Record<string, unknown> = {};
  columns.forEach(({ name, read }, index) => {
    const value = values[index] ?? null;
    row[name] = value === null ? null : read(value);
  });
  return row;
}
