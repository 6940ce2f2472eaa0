import { constants, createBrotliCompress, createGzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

/** A quarter of a megabyte: lists repeat themselves within less, and each running answer uses one. */
const BROTLI_WINDOW = 18;
/** Twice as fast as the next level, which makes answers only a hundredth smaller. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 5;

/** Flushes after each line, so that it is sent while the next one is being produced. */
export async function* compressLines(
  lines: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<Uint8Array> {
  const encoder = encoding === 'br' ? brotli() : createGzip({ level: GZIP_LEVEL });
  const encoded: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => encoded.push(chunk));
  const take = () => Buffer.concat(encoded.splice(0));
  try {
    for await (const line of lines) {
      encoder.write(line);
      await new Promise<void>((resolve) => encoder.flush(flushOf(encoding), resolve));
      yield take();
    }
    const ended = new Promise((resolve) => encoder.once('end', resolve));
    encoder.end();
    await ended;
    yield take();
  } finally {
    encoder.destroy();
  }
}

function brotli() {
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    },
  });
}

function flushOf(encoding: Encoding): number {
  return encoding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH;
}
