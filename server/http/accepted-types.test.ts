import { expect, it } from 'vitest';
import { prefersLines } from './accepted-types.ts';

it.each([
  'application/x-ndjson',
  'Application/X-NDJSON',
  'application/x-ndjson, application/json',
  'application/json, application/x-ndjson',
  'application/json;q=0.9, application/x-ndjson',
  'application/x-ndjson;q=0.5, text/html',
  'application/x-ndjson, */*;q=0.1',
])('%s prefers lines', (accept) => {
  expect(prefersLines(accept)).toBe(true);
});

it.each([
  undefined,
  '',
  '*/*',
  'application/*',
  'application/json',
  'application/json, application/x-ndjson;q=0.9',
  'application/x-ndjson;q=0',
  'application/x-ndjson;q=x',
  'application/x-ndjsonp',
  ', ;q=1 ,',
])('%s prefers JSON in one piece', (accept) => {
  expect(prefersLines(accept)).toBe(false);
});
