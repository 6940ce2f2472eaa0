import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LINES_TYPE, prefersLines } from './accepted-types.ts';
import { compressLines } from './compressed-lines.ts';
import { acceptedEncoding } from './content-encoding.ts';
import type { ResponseLine } from './line-writer.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const COMMA = Buffer.from(',');

/**
 * Sends an answer that is produced line by line: as a stream of lines to clients that accept it, else as one
 * JSON object with all lines. A refusal before the first line is an ordinary problem document; a fault after
 * it resets the connection, so that a partial answer is never taken for a complete one.
 */
export async function sendLines(
  lines: AsyncIterable<ResponseLine>,
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

async function inParts(lines: AsyncIterable<ResponseLine>, encoding: Encoding) {
  const firstLine = await started(lines);
  return encoding ? compressLines(releasing(firstLine), encoding) : firstLine;
}

async function inOnePiece(lines: AsyncIterable<ResponseLine>, encoding: Encoding) {
  const piece = oneObject(await collect(lines));
  return encoding ? compressLines(piece, encoding) : piece;
}

/**
 * A reader that asks for the next line has finished with the one before: its memory is released at once. Left
 * to the garbage collector, it would be scanned again and again, which blocks all requests.
 */
async function* releasing(lines: AsyncIterable<ResponseLine>): AsyncGenerator<Uint8Array> {
  for await (const line of lines) {
    yield line;
    line.buffer.transfer(0);
  }
}

async function started(lines: AsyncIterable<ResponseLine>): Promise<AsyncIterable<ResponseLine>> {
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

async function collect(lines: AsyncIterable<ResponseLine>): Promise<ResponseLine[]> {
  const collected: ResponseLine[] = [];
  for await (const line of lines) collected.push(line);
  return collected;
}

async function* oneObject(lines: ResponseLine[]): AsyncGenerator<Uint8Array> {
  const separated = lines.flatMap((line, index) => (index > 0 ? [COMMA, line] : [line]));
  yield Buffer.concat([Buffer.from('{"lines":['), ...separated, Buffer.from(']}')]);
}
