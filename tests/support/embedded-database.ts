import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openPGlite } from '#server/db/pglite.ts';
import { schemaFingerprint } from './schema-fingerprint.ts';

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/zugvogel');

let template: Promise<Blob> | undefined;

/** An empty, migrated PGlite in memory; a copy of one that is made once per schema, which is ten times as quick. */
export async function openEmbeddedDatabase(): ReturnType<typeof openPGlite> {
  template ??= readTemplate();
  return await openPGlite({ loadDataDir: await template });
}

/** Leaves the same in a data directory, as a server does that has stopped. */
export async function keepEmbeddedDatabase(dataDir: string): Promise<void> {
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
  // Another process may be making the same one just now.
  const { base } = path.parse(file);
  for (const name of readdirSync(cache)) {
    if (name.startsWith('pglite-') && !name.startsWith(base)) rmSync(path.join(cache, name), { force: true });
  }
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
  return dump;
}
