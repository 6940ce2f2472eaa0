import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '#domain/contract.ts';
import { listOperations, type Operation, readContract, sharedSchemas } from '#server/http/contract.ts';
import { contractAjv } from '#server/http/contract-ajv.ts';
import { badValuesOf, sampleOf } from './support/bad-values.ts';
import { call, refusal } from './support/call.ts';
import { expectUntouched } from './support/expect-untouched.ts';
import { insertCompany, insertMember } from './support/records.ts';
import { REFUSED_TEXTS } from './support/refused-texts.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const operations = listOperations(readContract());
const compile = contractAjv(sharedSchemas(readContract()));
const JSON_TYPE = { 'content-type': 'application/json' };

const opened = sharedApp();
let token: string;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  const member = await insertMember(opened.db, { companyId, role: 'site-admin' });
  token = (await openSession(opened.deps, member)).token;
});
expectUntouched(() => opened);

type Texts = Record<string, string>;

interface Parts {
  path: Texts;
  query: Record<string, string | string[]>;
  header: Texts;
  body: unknown;
}

/** A valid request, as far as the contract says. */
function validParts({ params, query, headers, body, bytes }: Operation): Parts {
  return {
    path: params ? (sampleOf(params) as Texts) : {}, // the parameters of the contract by name
    query: sampleOf(query) as Texts,
    header: headers ? (sampleOf(headers) as Texts) : {},
    body: bytes ? undefined : body && sampleOf(body),
  };
}

function addressOf({ path }: Operation, parameters: Texts): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(parameters[name] ?? ''));
}

async function send(operation: Operation, parts: Parts) {
  const { method, bytes, body: json } = operation;
  const address = addressOf(operation, parts.path);
  const query = Object.entries(parts.query).flatMap(([name, values]) =>
    [values].flat().map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  const type = bytes ? { 'content-type': bytes.types[0] ?? '' } : json ? JSON_TYPE : {};
  return await call(opened.app, {
    method,
    url: query.length > 0 ? `${address}?${query.join('&')}` : address,
    token,
    headers: { ...parts.header, ...type },
    body: json ? JSON.stringify(parts.body) : undefined,
    ...(bytes && { body: Buffer.from('none') }),
  });
}

/** Each request with one fault, and what the refusal names. */
function* faultyRequests(operation: Operation): Generator<[pointer: string, value: unknown, parts: Parts]> {
  const valid = validParts(operation);
  const { params, query, headers, body } = operation;
  for (const [part, schema] of Object.entries({ path: params, query, header: headers, body })) {
    if (!schema) continue;
    for (const { path, value } of badValuesOf(schema, { asText: part !== 'body' })) {
      // There is always a path and a query, and a path has no other parameters than its own.
      if (part !== 'body' && (path === '' || (part === 'path' && path === '/unknown'))) continue;
      yield [`/${part}${path}`, value, { ...valid, [part]: value }];
    }
  }
  for (const [name, value] of Object.entries(valid.query)) {
    const twice = { ...valid.query, [name]: [value, value].flat() };
    yield [`/query/${name}`, twice, { ...valid, query: twice }];
  }
}

const JSON_REQUIRED = { status: 415, code: 'unsupported_media_type' };
const MALFORMED = { status: 400, code: 'malformed_request' };

/** Bodies that are refused before they are compared with the contract, by type and text. */
const UNREADABLE: [type: string, text: string, expected: { status: number; code: string }][] = [
  ['application/json', '{"email":', MALFORMED],
  ['application/json', '{email: 1}', MALFORMED],
  ['application/json', "{'a': 1}", MALFORMED],
  ['application/json', '\u0000', MALFORMED],
  ['application/json', '', MALFORMED],
  ['application/json', '{"__proto__":{"role":"site-admin"}}', MALFORMED],
  ['text/plain', '{}', JSON_REQUIRED],
  ['application/x-www-form-urlencoded', '{}', JSON_REQUIRED],
  ['application/xml', '{}', JSON_REQUIRED],
  ['multipart/form-data; boundary=x', '{}', JSON_REQUIRED],
  ['application/json', JSON.stringify('x'.repeat(1_000_000)), { status: 413, code: 'payload_too_large' }],
];

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test('has a valid example', () => {
    for (const schema of [operation.params, operation.headers, operation.body]) {
      if (schema) expect(compile(schema)(sampleOf(schema))).toBe(true);
    }
  });

  test('refuses each request with a fault, and names it', { timeout: 120_000 }, async () => {
    const answers: [pointer: string, value: string, answer: unknown][] = [];
    for (const [pointer, value, parts] of faultyRequests(operation)) {
      const answer = await send(operation, parts);
      const named = (answer.body as Problem | undefined)?.errors?.map(({ path }) => path) ?? [];
      const isRefused = answer.status === 422 && named.includes(pointer);
      if (!isRefused)
        answers.push([pointer, JSON.stringify(value).slice(0, 300), { ...refusal(answer), named }]);
    }
    expect(answers).toEqual([]);
  });
});

const withBody = operations.filter(({ body }) => body);
test.each(withBody.map((operation) => [operation.id, operation] as const))(
  '%s refuses what is not readable as JSON',
  async (_, operation) => {
    const { path, header } = validParts(operation);
    const answers: unknown[] = [];
    for (const [type, text] of UNREADABLE) {
      const headers = { ...header, 'content-type': type };
      const { method } = operation;
      answers.push(
        refusal(
          await call(opened.app, { method, url: addressOf(operation, path), token, headers, body: text }),
        ),
      );
    }
    expect(answers).toEqual(UNREADABLE.map(([, , expected]) => expected));
  },
);

test('each text that is refused belongs to a rule of the contract', () => {
  const contract = JSON.stringify(readContract());
  expect(Object.keys(REFUSED_TEXTS).filter((rule) => !contract.includes(JSON.stringify(rule)))).toEqual([]);
});
