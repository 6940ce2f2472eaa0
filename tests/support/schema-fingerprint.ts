import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const sources = ['server/db', 'server/db/migrations'];

/** A short name that changes with everything that affects a migrated database. */
export function schemaFingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const folder of sources) {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
