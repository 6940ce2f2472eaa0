import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LINES_TYPE, prefersLines } from './accepted-types.ts';
import { compressLines } from './compressed-lines.ts';
import { acceptedEncoding } from './content-encoding.ts';
import type { CheckedLine } from './line-writer.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const COMMA = Buffer.from(',');

/**
 * Sends an answer that is made line by line: as it comes to whoever accepts that, else as one JSON object with all
 * lines. What is refused before the first line is an ordinary problem; a fault after it resets the connection, so
 * that half an answer is never taken for a whole one.
 */
export async function sendLines(
  lines: AsyncIterable<CheckedLine>,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const inLines = prefersLines(headers.accept);
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const parts = inLines ? await inParts(lines, encoding) : await inOnePiece(lines, encoding);
  if (encoding) reply.header('content-encoding', encoding);
  reply.header('vary', 'accept, accept-encoding').type(inLines ? LINES_TYPE : JSON_TYPE);
  return reply.send(Readable.from(parts, { objectMode: false }));
}

type Encoding = ReturnType<typeof acceptedEncoding>;

async function inParts(lines: AsyncIterable<CheckedLine>, encoding: Encoding) {
  const begun = await started(lines);
  return encoding ? compressLines(releasing(begun), encoding) : begun;
}

async function inOnePiece(lines: AsyncIterable<CheckedLine>, encoding: Encoding) {
  const piece = oneObject(await collect(lines));
  return encoding ? compressLines(piece, encoding) : piece;
}

/**
 * Whoever asks for the next line has done with the one before: its memory is given back at once. Left to the collector
 * it would be looked for again and again, and nobody is answered meanwhile.
 */
async function* releasing(lines: AsyncIterable<CheckedLine>): AsyncGenerator<Uint8Array> {
  for await (const line of lines) {
    yield line;
    line.buffer.transfer(0);
  }
}

/** The same lines, when the first one has come: until then nothing has been promised. */
async function started(lines: AsyncIterable<CheckedLine>): Promise<AsyncIterable<CheckedLine>> {
  const iterator = lines[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    try {
      for (let next = first; !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  })();
}

async function collect(lines: AsyncIterable<CheckedLine>): Promise<CheckedLine[]> {
  const collected: CheckedLine[] = [];
  for await (const line of lines) collected.push(line);
  return collected;
}

async function* oneObject(lines: CheckedLine[]): AsyncGenerator<Uint8Array> {
  const separated = lines.flatMap((line, index) => (index > 0 ? [COMMA, line] : [line]));
  yield Buffer.concat([Buffer.from('{"lines":['), ...separated, Buffer.from(']}')]);
}
