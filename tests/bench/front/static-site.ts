import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface StaticFile {
  headers: Record<string, string>;
  body: Buffer;
}

/** Path, such as `/f1/assets/index.js`, to what is answered. */
export type StaticSite = ReadonlyMap<string, StaticFile>;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Reads and compresses every file once, so that serving costs nothing while something is measured. */
export async function readStaticSite(directory: string): Promise<StaticSite> {
  const site = new Map<string, StaticFile>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(directory, file).replaceAll(path.sep, '/')}`;
    site.set(address.replace(/index\.html$/, ''), {
      headers: {
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': 'no-cache',
      },
      body: brotliCompressSync(await readFile(file)),
    });
  }
  return site;
}
