import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export interface BodyEncodings {
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

type Encoding = 'br' | 'gzip';

const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** Below this, compressing saves no packet. */
const WORTH_COMPRESSING = 1024;

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function encode(identity: Buffer): Promise<BodyEncodings> {
  if (identity.length < WORTH_COMPRESSING) return { identity };
  // The slowest quality is worth it: these bytes are sent many times.
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, options),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return { identity, br, gzip: gzipped };
}

/** Not worth a slow compression: these bytes are sent once. */
export async function encodeQuickly(
  identity: Buffer,
  acceptEncoding: string | undefined,
): Promise<ReturnType<typeof pickEncoding>> {
  const encoding = identity.length < WORTH_COMPRESSING ? undefined : acceptedEncoding(acceptEncoding);
  switch (encoding) {
    case 'br':
      return { encoding, data: await promisify(brotliCompress)(identity, QUICK) };
    case 'gzip':
      return { encoding, data: await promisify(gzip)(identity) };
    default:
      return { encoding, data: identity };
  }
}

export function pickEncoding(
  encoded: BodyEncodings,
  acceptEncoding: string | undefined,
): { encoding: Encoding | undefined; data: Buffer } {
  const encoding = acceptedEncoding(acceptEncoding);
  const data = encoding && encoded[encoding];
  return data ? { encoding, data } : { encoding: undefined, data: encoded.identity };
}

export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  return (negotiate(acceptEncoding ?? '', ENCODINGS) as Encoding | null) ?? undefined; // one of those offered
}
