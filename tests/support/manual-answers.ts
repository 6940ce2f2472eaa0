import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Api, createApi } from '#src/api/client.ts';

export interface ManualAnswer {
  /** 0 breaks the connection. */
  status: number;
  /** Lines are sent one below another. */
  body?: unknown;
  lines?: readonly unknown[];
}

/** The answers for each path, in order; the last one is repeated. */
export type ManualAnswers = Record<string, ManualAnswer[]>;

export interface AnsweringServer {
  api: Api;
  /** Paths, with the requested offer. */
  asked: string[];
  answers: ManualAnswers;
  close(): void;
}

/** A server with scripted answers: for outcomes that the real one only has by chance. */
export async function answerManually(): Promise<AnsweringServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => {
      text += piece.toString();
    });
    request.on('end', () => {
      const path = request.url ?? '';
      asked.push(`${path} ${text.includes('"offer"') ? JSON.parse(text).offer : ''}`.trim());
      const queue = opened.answers[path] ?? [];
      const { status, body, lines } = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404 };
      if (status === 0) return void response.destroy();
      response.writeHead(status, { 'content-type': lines ? 'application/x-ndjson' : 'application/json' });
      if (lines) return void response.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      response.end(body === undefined ? undefined : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const api = createApi({ address: `http://127.0.0.1:${port}`, onRenewed: () => {}, onExpired: () => {} });
  const opened: AnsweringServer = { api, asked, answers: {}, close: () => server.close() };
  return opened;
}

export function problem(status: number, code: string): ManualAnswer {
  return { status, body: { type: '', title: '', status, code, requestId: 'r' } };
}

/** The last line of a search that has found one offer. */
export const SEARCH_END = {
  type: 'end',
  results: 1,
  offers: 1,
  hiddenByPolicy: 0,
  hiddenOffers: 0,
  filteredOut: 0,
  sources: [],
};
