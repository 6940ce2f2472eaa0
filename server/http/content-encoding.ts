import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The same bytes in each encoding that is worth it. */
export interface Encoded {
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** Below this, compressing saves no packet. */
const WORTH_COMPRESSING = 1024;

export async function encode(identity: Buffer): Promise<Encoded> {
  if (identity.length < WORTH_COMPRESSING) return { identity };
  // The slowest is worth it: what passes here is sent again and again.
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, options),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return { identity, br, gzip: gzipped };
}

export function pickEncoding(
  encoded: Encoded,
  acceptEncoding: string | undefined,
): { encoding: 'br' | 'gzip' | undefined; data: Buffer } {
  for (const encoding of ['br', 'gzip'] as const) {
    const data = encoded[encoding];
    if (data && accepts(acceptEncoding, encoding)) return { encoding, data };
  }
  return { encoding: undefined, data: encoded.identity };
}

function accepts(header: string | undefined, encoding: string): boolean {
  for (const part of (header ?? '').split(',')) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (name === encoding) return !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  }
  return false;
}
