import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';

export interface Asked {
  address: string;
  headers: Record<string, string>;
  /** Sent as JSON, when there is one. */
  body?: object;
}

export interface Answered {
  status: number;
  /** Milliseconds until the first line was there, and until all was. */
  firstLineMs: number;
  elapsedMs: number;
  /** Of the body, as they travelled. */
  bytes: number;
  text: string;
}

const NEW_LINE = 10;
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Asks and reads the answer as it comes, as a browser does. */
export async function ask({ address, headers, body }: Asked): Promise<Answered> {
  const began = performance.now();
  const call = request(address, {
    agent,
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  });
  call.end(body && JSON.stringify(body));
  const [answer] = (await once(call, 'response')) as [IncomingMessage]; // what Node says of it
  let bytes = 0;
  let firstLineMs: number | undefined;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const chunks: Buffer[] = [];
  for await (const chunk of decoded(answer) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if (chunk.includes(NEW_LINE)) firstLineMs ??= performance.now() - began;
  }
  const elapsedMs = performance.now() - began;
  const text = Buffer.concat(chunks).toString();
  return { status: answer.statusCode ?? 0, firstLineMs: firstLineMs ?? elapsedMs, elapsedMs, bytes, text };
}

function decoded(answer: IncomingMessage): Readable {
  return answer.headers['content-encoding'] === 'br' ? answer.pipe(createBrotliDecompress()) : answer;
}
