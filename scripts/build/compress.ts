import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(m?js|css|svg|json|txt)$/;

/** Writes a Brotli and a gzip variant of every file that compression makes smaller. */
export async function compressFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const twins = {
    br: await promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gz: await promisify(gzip)(content, { level: 9 }),
  };
  for (const [ending, twin] of Object.entries(twins)) {
    if (twin.length < content.length) await writeFile(`${path}.${ending}`, twin);
  }
}
