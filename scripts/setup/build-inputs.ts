import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const folders = ['domain', 'machines', 'openapi/generated', 'src', 'scripts/build', 'public'];
const files = /^(package-lock\.json|tsconfig\.json|index\.html|(vite|lingui)\.config\.ts)$/;
/** Named by the page of the contract. */
const errorCodes = 'server/http/problems.ts';
const testFile = /\.test\.tsx?$/;

/** A hash of the inputs of the client build: the same hash means the same build. */
export function buildInputs(root: string): string {
  const hash = createHash('sha256');
  for (const file of [...topLevel(root), ...folders.flatMap((folder) => filesBelow(root, folder))].sort()) {
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function topLevel(root: string): string[] {
  const scripts = readdirSync(path.join(root, 'scripts')).filter((name) => /^(build|prerender)/.test(name));
  return [
    ...readdirSync(root).filter((name) => files.test(name)),
    ...[errorCodes].filter((name) => existsSync(path.join(root, name))),
    ...scripts
      .map((name) => path.join('scripts', name))
      .filter((name) => statSync(path.join(root, name)).isFile()),
  ];
}

function filesBelow(root: string, folder: string): string[] {
  const entries = statSync(path.join(root, folder), { throwIfNoEntry: false })
    ? readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    : [];
  return entries
    .filter((entry) => entry.isFile() && !testFile.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
