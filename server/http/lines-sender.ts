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
  const parts = inLines ? await started(lines) : oneObject(await collect(lines));
  if (encoding) reply.header('content-encoding', encoding);
  reply.header('vary', 'accept, accept-encoding').type(inLines ? LINES_TYPE : JSON_TYPE);
  return reply.send(Readable.from(encoding ? compressLines(parts, encoding) : parts, { objectMode: false }));
}

/** The same lines, when the first one has come: until then nothing has been promised. */
async function started(lines: AsyncIterable<CheckedLine>): Promise<AsyncIterable<Uint8Array>> {
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
