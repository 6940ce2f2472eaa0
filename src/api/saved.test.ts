import { expect, it } from 'vitest';
import { readSaved } from './saved.ts';

const record = { version: 3 };

it('returns the saved record', async () => {
  const call = Promise.resolve({ data: record, response: new Response(null, { status: 200 }) });
  expect(await readSaved(call)).toEqual({ state: 'saved', record });
});

it('reports that another user was first, and the current record', async () => {
  const call = Promise.resolve({ error: record, response: new Response(null, { status: 412 }) });
  expect(await readSaved(call)).toEqual({ state: 'stale', record });
});

it('throws any other refusal or error', async () => {
  const refused = Promise.resolve({ error: {}, response: new Response(null, { status: 403 }) });
  await expect(readSaved(refused)).rejects.toMatchObject({ name: 'ApiError', status: 403 });
  await expect(readSaved(Promise.reject(new TypeError('no network')))).rejects.toMatchObject({
    message: 'Network Error',
  });
});
