import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';

let opened: ContractApp;
const lines: string[] = [];

beforeAll(async () => {
  const PLACES_URL = 'https://places.googleapis.com';
  opened = await openContractApp({
    env: { APP_NAME: 'Migra', BACKEND_URL: 'https://backend.example', PLACES_URL, PLACES_KEY: 'key' },
    logTo: (line) => void lines.push(line),
  });
});
afterAll(() => opened.close());

test('the health check answers', async () => {
  expect(await call(opened.app, { url: '/healthz' })).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('the process is ready once the database is', async () => {
  expect(await call(opened.app, { url: '/readyz' })).toMatchObject({ status: 200, body: { status: 'ok' } });
  const last = await opened.db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .deleteFrom('kysely_migration')
    .where('name', '=', '0005-records')
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(await call(opened.app, { url: '/readyz' })).toMatchObject({
    status: 503,
    body: { status: 'starting' },
  });
  await opened.db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto('kysely_migration')
    .values(last)
    .execute();
});

test('the process is not ready while the disk of PostgreSQL is full', async () => {
  let isFull = true;
  const full = await openContractApp({
    plugin: {
      transformQuery({ node }) {
        const refused = Object.assign(new Error('could not extend file: No space left'), { code: '53100' });
        if (isFull && node.kind === 'InsertQueryNode') throw refused;
        return node;
      },
      transformResult: async ({ result }) => result,
    },
  });
  expect(await call(full.app, { url: '/readyz' })).toMatchObject({
    status: 503,
    body: { status: 'read-only' },
  });
  isFull = false;
  expect((await call(full.app, { url: '/readyz' })).status).toBe(200);
  await full.close();
});

test('the browser gets its configuration, and nothing else', async () => {
  const { status, body } = await call(opened.app, { url: '/config.json' });
  expect([status, body]).toEqual([
    200,
    {
      appName: 'Migra',
      contactEmail: 'hello@zugvogel.example',
      backendUrl: 'https://backend.example',
      placesUrl: 'https://places.googleapis.com',
      placesKey: 'key',
      practiceMode: true,
      simulated: ['flight', 'hotel', 'car'],
    },
  ]);
});

test('an error of the browser is logged without secrets, thirty times in a quarter of an hour', async () => {
  const report = () =>
    call(opened.app, {
      method: 'POST',
      url: '/api/log',
      body: {
        ref: '1',
        message: 'No anna@alpenblick.example',
        stack: 'at 4111 1111 1111 1111 (start.js:1:2)',
      },
      ip: '192.0.2.9',
    });
  for (let count = 0; count < 30; count += 1) expect((await report()).status).toBe(204);
  expect(refusal(await report())).toEqual({ status: 429, code: 'too_many_requests' });
  expect(lines.map((line) => JSON.parse(line).browserError).filter(Boolean)).toEqual(
    Array(30).fill({ ref: '1', message: 'No [hidden]', stack: 'at [hidden] (start.js:1:2)' }),
  );
});

test('choices are returned in English for any language, and not sent twice', async () => {
  const answer = await call(opened.app, { url: '/api/enums/de?category=measurementunits' });
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { measurementunits: [{ id: 'metric' }, { id: 'imperial' }] } },
  });
  const { etag = '' } = answer.headers;
  const url = '/api/enums/de?category=measurementunits';
  expect(await call(opened.app, { url, headers: { 'if-none-match': etag } })).toMatchObject({ status: 304 });
});

test.each(['sl-rozaj-biske', 'x'.repeat(35)])(
  'choices in the language %s are answered in English',
  async (lang) => {
    const { status, headers } = await call(opened.app, { url: `/api/enums/${lang}?category=roles` });
    expect([status, headers['content-language']]).toEqual([200, 'en']);
  },
);

test('all thirty categories of choices are returned together', async () => {
  const { body } = await call(opened.app, { url: '/api/enums/en' });
  expect(Object.keys((body as { data: object }).data)).toHaveLength(30);
});
