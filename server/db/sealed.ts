import type { KyselyPlugin, PluginTransformResultArgs, QueryExecutorProvider } from 'kysely';
import type { Keys } from '../security/keys.ts';
import { seal, unseal } from '../security/seal.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Sealed, SealedCell } from './sealed-columns.ts';

export function withSealingKey<Opened extends OpenDatabase>(
  database: Opened,
  { personalData }: Pick<Keys, 'personalData'>,
): Opened {
  const key = new SealingKey(personalData);
  return {
    ...database,
    db: database.db.withPlugin(key),
    withoutLimits: (work) => database.withoutLimits((db) => work(db.withPlugin(key))),
  };
}

/** A plugin reaches transactions and single connections, and nothing that is logged. It changes no query. */
class SealingKey implements KyselyPlugin {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }

  seal(cell: SealedCell, text: string): string {
    return seal(this.#key, cell, text).toString('base64');
  }

  unseal(cell: SealedCell, sealed: string): string {
    return unseal(this.#key, cell, Buffer.from(sealed, 'base64'));
  }
}

type Db = QueryExecutorProvider;
type Value = NonNullable<unknown>;

/** Null, and undefined in an update, stay as they are. */
export function sealFor<Content extends Value>(db: Db, cell: SealedCell, value: Content): Sealed<Content>;
export function sealFor<Content extends Value>(
  db: Db,
  cell: SealedCell,
  value: Content | null,
): Sealed<Content> | null;
export function sealFor<Content extends Value>(
  db: Db,
  cell: SealedCell,
  value: Content | null | undefined,
): Sealed<Content> | null | undefined;
export function sealFor(db: Db, cell: SealedCell, value: unknown) {
  return value === null || value === undefined ? value : keyOf(db).seal(cell, JSON.stringify(value));
}

export function unsealFrom<Content>(db: Db, cell: SealedCell, sealed: Sealed<Content>): Content;
export function unsealFrom<Content>(db: Db, cell: SealedCell, sealed: Sealed<Content> | null): Content | null;
export function unsealFrom(db: Db, cell: SealedCell, sealed: string | null) {
  return sealed === null ? null : JSON.parse(keyOf(db).unseal(cell, sealed));
}

/** The key that was given last, as when a test starts a server on its own database. */
function keyOf(db: Db): SealingKey {
  const key = db.getExecutor().plugins.findLast((plugin) => plugin instanceof SealingKey);
  if (!key) throw new Error('This database was opened without the key of its sealed columns');
  return key;
}
