import { RawConnection, type RawRequest } from './raw-client.ts';

export interface Load {
  address: string;
  headers?: Record<string, string>;
  connections: number;
  /** At most so many requests, and no new ones after so many milliseconds. */
  requests: number;
  limitMs: number;
}

export interface LoadResult {
  /** Milliseconds from a request to the end of its answer, one for each request. */
  latencies: number[];
  elapsedMs: number;
}

const WARM_UP = 50;

/** Keeps each connection busy with one request after the other. */
export async function applyLoad({
  address,
  headers = {},
  connections,
  requests,
  limitMs,
}: Load): Promise<LoadResult> {
  const request = rawRequest(new URL(address), headers);
  const opened = await Promise.all(Array.from({ length: connections }, () => RawConnection.open(request)));
  try {
    await Promise.all(opened.map((connection) => keepBusy(connection, () => {}, countDown(WARM_UP))));
    const latencies: number[] = [];
    const began = performance.now();
    const left = countDown(requests);
    const goOn = () => performance.now() - began < limitMs && left();
    await Promise.all(
      opened.map((connection) => keepBusy(connection, (latency) => latencies.push(latency), goOn)),
    );
    return { latencies, elapsedMs: performance.now() - began };
  } finally {
    for (const connection of opened) connection.close();
  }
}

async function keepBusy(
  connection: RawConnection,
  take: (latency: number) => void,
  goOn: () => boolean,
): Promise<void> {
  while (goOn()) {
    const began = performance.now();
    await connection.send();
    take(performance.now() - began);
  }
}

function countDown(from: number): () => boolean {
  let left = from;
  return () => left-- > 0;
}

function rawRequest(
  { hostname, port, pathname, search, host }: URL,
  headers: Record<string, string>,
): RawRequest {
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return {
    host: hostname,
    port: Number(port),
    bytes: Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`),
  };
}
