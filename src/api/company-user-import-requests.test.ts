import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApi } from './client.ts';
import { importCompanyUsers } from './company-user-import-requests.ts';
import { UnexpectedAnswerError } from './errors.ts';

const ROW = { type: 'row', row: 1, outcome: 'created', problems: [] };
const END = { type: 'end', rows: 1, created: 1, added: 0, changed: 0, unchanged: 0, refused: 0 };

let server: Server;
let answer: string;

beforeEach(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

async function imported(): Promise<unknown[]> {
  const { port } = server.address() as AddressInfo; // it listens at a port
  const api = createApi({ address: `http://127.0.0.1:${port}`, onRenewed: () => {}, onExpired: () => {} });
  const request = { csv: 'email', dryRun: true, sendInvitations: false };
  const lines: unknown[] = [];
  const { signal } = new AbortController();
  for await (const line of importCompanyUsers(api, 'company', request, signal)) lines.push(line);
  return lines;
}

it('returns the outcome of each row, and the counts', async () => {
  answer = [ROW, END].map((line) => JSON.stringify(line)).join('\n');
  expect(await imported()).toEqual([ROW, END]);
});

it.each([
  ['a page', '<html>'],
  ['lines that belong to something else', JSON.stringify({ type: 'results', hotels: [] })],
  ['no records', 'null'],
  ['a list', '[]'],
])('fails when the server answers with %s', async (_, text) => {
  answer = text;
  await expect(imported()).rejects.toThrow(UnexpectedAnswerError);
});
