import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openPGlite, wrapPGlite } from '#server/db/pglite.ts';
import { once } from '#server/suppliers/embedded/once.ts';
import { emptyAgain, shapeOf } from './empty-again.ts';
import { schemaFingerprint } from './schema-fingerprint.ts';

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/zugvogel');

let template: Promise<Blob> | undefined;

type Embedded = Awaited<ReturnType<typeof openPGlite>>;

/** Reusable databases of this process, which have been emptied. */
const idle: Embedded['pglite'][] = [];
/** Vitest ends its processes; any other process would wait for idle databases, and never end. */
const mostIdle = process.env.VITEST ? 2 : 0;
/** The shape of every copy of the template. */
let shape: string | undefined;

/**
 * An empty, migrated PGlite in memory: one that was used before, else a copy of one that is made once per schema.
 * A copy costs ten times what emptying one does, and as much again until it is as quick as one that has run.
 */
export async function openEmbeddedDatabase(): Promise<Embedded> {
  const pglite = idle.pop() ?? (await copyTemplate());
  const database = wrapPGlite(pglite, async () => undefined);
  return { ...database, close: once(() => recycle(database)) };
}

/** A database that a test has closed or altered is not reused. */
async function recycle(database: Embedded): Promise<void> {
  const { pglite } = database;
  await database.close();
  if (pglite.closed) return;
  const reusable = idle.length < mostIdle && shape !== undefined && (await emptyAgain(database, shape));
  if (reusable) idle.push(pglite);
  else await pglite.close();
}

async function copyTemplate(): Promise<Embedded['pglite']> {
  template ??= readTemplate();
  const copy = await openPGlite({ loadDataDir: await template });
  shape ??= await shapeOf(copy);
  return copy.pglite;
}

/** Writes the same to a data directory, as a stopped server leaves it. */
export async function writeEmbeddedDatabase(dataDir: string): Promise<void> {
  template ??= readTemplate();
  const { close } = await openPGlite({ dataDir: path.join(dataDir, 'pg'), loadDataDir: await template });
  await close();
}

async function readTemplate(): Promise<Blob> {
  const file = path.join(cache, `pglite-${schemaFingerprint()}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return makeTemplate(file);
  }
}

async function makeTemplate(file: string): Promise<Blob> {
  const { db, pglite, close } = await openPGlite();
  await migrate(db);
  const dump = await pglite.dumpDataDir('none');
  await close();
  mkdirSync(cache, { recursive: true });
  // Another process may be creating the same one at the moment.
  const { base } = path.parse(file);
  for (const name of readdirSync(cache)) {
    if (name.startsWith('pglite-') && !name.startsWith(base)) rmSync(path.join(cache, name), { force: true });
  }
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
  return dump;
}
